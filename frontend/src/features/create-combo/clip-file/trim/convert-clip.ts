import { LIMITS } from '@combolab/contracts';
import { ConvertError } from '../../../../shared/convert/convert-error.js';
import { encodePictures } from '../../../../shared/convert/encode-pictures.js';
import { chooseWay, openClip } from '../../../../shared/convert/encode-way.js';
import { t } from '../../texts.js';
import { bitrateOf, framesOf, lowerBitrate, sidesOf, type TrimPlan, type TrimSource } from './trim-plan.js';

/** What a new file is made of and how far it is. */
export interface Converting {
  readonly file: File;
  readonly source: TrimSource;
  readonly plan: TrimPlan;
  readonly signal: AbortSignal;
  /** @param done 0 to 1 @param attempt 1, more when one came out too big */
  readonly onProgress: (done: number, attempt: number) => void;
}

const ATTEMPTS = 3;

async function attempt(given: Converting, bitrate: number, count: number): Promise<File> {
  const { file, plan, source, signal, onProgress } = given;
  const { width, height } = sidesOf(plan, source);
  const way = await chooseWay(width, height, bitrate);
  const input = openClip(file);
  try {
    const track = await input.getPrimaryVideoTrack();
    if (track === null) throw new ConvertError(t('cannotTakeApart'));
    const bytes = await encodePictures({
      ...{ input, track, way, width, height, bitrate, signal },
      part: { from: plan.from, frames: framesOf(plan) },
      draw: (drawing, picture) => {
        picture.draw(drawing, 0, 0, width, height);
      },
      onProgress: (done) => {
        onProgress(done, count);
      },
    });
    const name = `${file.name.replace(/\.\w+$/, '')}.${way.container}`;
    return new File([bytes], name, { type: `video/${way.container}`, lastModified: Date.now() });
  } finally {
    input.dispose();
  }
}

/**
 * Makes a smaller file of a part of a clip: 60 pictures a second, with its sound where this browser can keep it.
 * @returns also how many attempts it took to come below the limit
 * @throws ConvertError or ConvertRefused, or whatever aborted it
 */
export async function convertClip(given: Converting): Promise<{ readonly file: File; readonly attempts: number }> {
  let bitrate = bitrateOf(given.plan, given.source);
  for (let count = 1; count <= ATTEMPTS; count++) {
    const made = await attempt(given, bitrate, count);
    const lower = lowerBitrate(bitrate, made.size);
    if (lower === null) return { file: made, attempts: count };
    bitrate = lower;
  }
  throw new ConvertError(t('clipStaysTooLarge', { most: LIMITS.videoBytes / 1_048_576 }));
}
