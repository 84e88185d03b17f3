import { gridOf, numbered, numbersIn, toneAt, toneIn } from '@combolab/preview-worker/testing/barcode';
import { openTestClips, type TestClips } from '@combolab/preview-worker/testing/test-clips';
import { openRaw } from '@combolab/preview-worker';
import { alone, mustHold, type Bench } from '../harness/figure.js';
import { spreadOf } from '../harness/stats.js';
import { KINDS, type Kind } from './kinds.js';

const SECONDS = 5;
const TONE_S = 2.5;
/** Frames that are kept: the tone begins within them. */
const PART = { from: 97, to: 216 };
const FRAME_S = 1 / 60;
const WORK = { timeLimitMs: 120_000 };

/** What is wrong with the clip that is cut out of a kind; null when each picture and the tone are where they belong. */
async function faultOf(clips: TestClips, { name, rate, output, ending }: Kind): Promise<string | null> {
  const file = `${name.replaceAll(/\W/g, '')}.${ending}`;
  const source = await clips.draw(file, `${numbered(rate, SECONDS)} ${toneAt(TONE_S, SECONDS)}`, output);
  const raw = await openRaw(source, clips.tools, { seconds: 300 });
  const cut = `${source}.cut.mp4`;
  await raw.cut(PART, cut, WORK);
  const grid = await gridOf(clips.tools, source);
  const wanted = Array.from({ length: PART.to - PART.from + 1 }, (_, k) => grid[PART.from + k]);
  const found = await numbersIn(clips.tools, cut);
  const odd = wanted.findIndex((number, k) => number !== found[k]);
  if (found.length !== wanted.length || odd >= 0)
    return `${name}: ${String(found.length)} pictures, the first that is another is ${String(odd)}`;
  const off =
    ((await toneIn(clips.tools, cut)) ?? Infinity) - (((await toneIn(clips.tools, source)) ?? 0) - PART.from / 60);
  return Math.abs(off) < FRAME_S ? null : `${name}: the tone is ${off.toFixed(3)} s off`;
}

/** Raw videos of every codec, container and rate, cut to a clip: is each picture, and a tone, on its frame? */
export const rawClipsBench: Bench = async ({ quick }) => {
  await using clips = await openTestClips();
  const kinds = quick ? KINDS.filter((_, i) => i % 11 === 0) : KINDS;
  const faults: string[] = [];
  for (const kind of kinds) {
    const fault = await faultOf(clips, kind).catch((error: unknown) => `${kind.name}: ${String(error)}`);
    if (fault !== null) faults.push(fault);
  }
  mustHold(kinds.length > 0, 'nothing was cut');
  const exact = kinds.length - faults.length;
  return [
    alone(spreadOf([exact]), {
      name: 'codecs x containers x rates of raw videos that end as an exact clip with its sound',
      unit: `of ${String(kinds.length)}`,
      goal: { atLeast: kinds.length },
      ...(faults.length > 0 && { note: faults.join('; ') }),
    }),
  ];
};
