import { BufferTarget, Conversion, Output, Quality, type VideoSample } from 'mediabunny';
import { FRAMES_PER_SECOND, type Action, type PressType } from '@combolab/contracts';
import { ConvertError } from '../../../shared/convert/convert-error.js';
import { chooseWay, formatOf, openClip } from '../../../shared/convert/encode-way.js';
import { soundWay } from '../../../shared/convert/sound-way.js';
import { lanesOf } from '../player/lane-model.js';
import { StickSamples } from '../../../shared/sticks/stick-samples.js';
import { bandHeight, drawBand } from './draw-band.js';
import { drawSticks } from './draw-sticks.js';
import { t } from '../texts.js';

/** What a clip with its inputs is made of. */
export interface ClipWithInputs {
  /** Address of the clip. */
  readonly src: string;
  readonly actions: readonly Action[];
  /** How the sticks moved, as combos keep it. */
  readonly sticks: string | undefined;
  readonly lastFrame: number;
  /** What an input is called on the viewer's controller. */
  readonly labelOf: (type: PressType) => string;
  readonly signal: AbortSignal;
  /** @param done 0 to 1 */
  readonly onProgress: (done: number) => void;
}

/** Bits a second for each pixel of a picture. */
const BITS_PER_PIXEL = 6;
const ROW_PART = 1 / 16;
const even = (pixels: number): number => 2 * Math.round(pixels / 2);

/** Colours and type of the page as it looks now. */
function pageStyle() {
  const style = getComputedStyle(document.documentElement);
  return {
    colour: (token: string): string => style.getPropertyValue(token).trim() || 'black',
    font: getComputedStyle(document.body).fontFamily,
  };
}

async function fetchClip(src: string, signal: AbortSignal): Promise<Blob> {
  const answer = await fetch(src, { signal });
  if (!answer.ok) throw new ConvertError(t('theClipCouldNotBeFetched'));
  return answer.blob();
}

/**
 * Makes a video of a clip with its inputs running below it, in this browser; nothing is sent anywhere.
 * @returns an mp4 where the browser can make one, otherwise a webm
 * @throws ConvertError or ConvertRefused, or whatever aborted it
 */
export async function makeClipWithInputs(given: ClipWithInputs): Promise<Blob> {
  const { src, actions, sticks, lastFrame, labelOf, signal, onProgress } = given;
  const input = openClip(await fetchClip(src, signal));
  try {
    const track = await input.getPrimaryVideoTrack();
    if (track === null) throw new ConvertError(t('thereIsNoPicture'));
    const [width, top] = [even(await track.getDisplayWidth()), even(await track.getDisplayHeight())];
    const lanes = lanesOf(actions, lastFrame);
    const rowHeight = Math.round(top * ROW_PART);
    const height = top + bandHeight(lanes, rowHeight);
    const bitrate = width * height * BITS_PER_PIXEL;
    const way = await chooseWay(width, height, bitrate);
    const sound = await soundWay(input, way);
    const canvas = new OffscreenCanvas(width, height);
    const drawing = canvas.getContext('2d', { alpha: false });
    if (drawing === null) throw new ConvertError(t('couldNotDrawTheInputs'));
    const style = { width, top, rowHeight, labelOf, ...pageStyle() };
    const samples = StickSamples.of(sticks);
    const target = new BufferTarget();
    const conversion = await Conversion.init({
      input,
      output: new Output({ format: formatOf(way), target }),
      video: {
        ...{ codec: way.codec, frameRate: FRAMES_PER_SECOND, forceTranscode: true, quality: new Quality({ bitrate }) },
        ...{ processedWidth: width, processedHeight: height },
        process: (sample: VideoSample) => {
          sample.draw(drawing, 0, 0, width, top);
          const frame = Math.round(sample.timestamp * FRAMES_PER_SECOND);
          drawBand(drawing, lanes, frame, style);
          if (samples !== null) drawSticks(drawing, samples, frame, style);
          return canvas;
        },
      },
      audio: sound.options,
      tracks: 'primary',
    });
    if (!conversion.isValid) throw new ConvertError(t('cannotTakeTheClipApart'));
    conversion.onProgress = onProgress;
    const stop = () => void conversion.cancel();
    signal.addEventListener('abort', stop, { once: true });
    signal.throwIfAborted();
    await conversion.execute();
    if (target.buffer === null) throw new ConvertError(t('theVideoCameOutEmpty'));
    return new Blob([target.buffer], { type: `video/${way.container}` });
  } finally {
    input.dispose();
  }
}
