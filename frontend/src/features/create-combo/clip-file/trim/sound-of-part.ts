import { chooseWay, openClip } from '../../../../shared/convert/encode-way.js';
import { soundWay, type SoundWay } from '../../../../shared/convert/sound-way.js';
import { bitrateOf, sidesOf, type TrimPlan, type TrimSource } from './trim-plan.js';

/** What becomes of a file's sound when it is cut by a plan; `none` also where that cannot be told. */
export async function soundOfPart(file: File, plan: TrimPlan, source: TrimSource): Promise<SoundWay['fate']> {
  const input = openClip(file);
  try {
    const { width, height } = sidesOf(plan, source);
    return (await soundWay(input, await chooseWay(width, height, bitrateOf(plan, source)))).fate;
  } catch {
    return 'none'; // making the clip says what is wrong with it
  } finally {
    input.dispose();
  }
}
