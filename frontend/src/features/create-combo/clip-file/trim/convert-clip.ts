import { BufferTarget, Conversion, Output, Quality } from 'mediabunny';
import { FRAMES_PER_SECOND, LIMITS } from '@combolab/contracts';
import { ConvertError } from '../../../../shared/convert/convert-error.js';
import { chooseWay, formatOf, openClip } from '../../../../shared/convert/encode-way.js';
import { soundWay } from '../../../../shared/convert/sound-way.js';
import { t } from '../../texts.js';
import { bitrateOf, lowerBitrate, sidesOf, type TrimPlan, type TrimSource } from './trim-plan.js';

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
/** Steps between frames stay quick, in s. */
const KEY_FRAME_S = 1;

async function attempt(given: Converting, bitrate: number, count: number): Promise<File> {
  const { file, plan, source, signal, onProgress } = given;
  const { width, height } = sidesOf(plan, source);
  const way = await chooseWay(width, height, bitrate);
  const input = openClip(file);
  const target = new BufferTarget();
  try {
    const sound = await soundWay(input, way);
    const conversion = await Conversion.init({
      input,
      output: new Output({ format: formatOf(way), target }),
      trim: { start: plan.from / FRAMES_PER_SECOND, end: (plan.to + 1) / FRAMES_PER_SECOND },
      video: {
        ...{ width, height, fit: 'fill', codec: way.codec, frameRate: FRAMES_PER_SECOND, forceTranscode: true },
        ...{ quality: new Quality({ bitrate }), keyFrameInterval: KEY_FRAME_S },
      },
      audio: sound.options,
      tracks: 'primary',
    });
    if (!conversion.isValid) throw new ConvertError(t('cannotTakeApart'));
    conversion.onProgress = (done) => {
      onProgress(done, count);
    };
    const stop = () => void conversion.cancel();
    signal.addEventListener('abort', stop, { once: true });
    signal.throwIfAborted();
    await conversion.execute();
  } finally {
    input.dispose();
  }
  if (target.buffer === null) throw new ConvertError(t('newClipEmpty'));
  const name = `${file.name.replace(/\.\w+$/, '')}.${way.container}`;
  return new File([target.buffer], name, { type: `video/${way.container}`, lastModified: Date.now() });
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
