import type { Action, PressType } from '@combolab/contracts';
import { ConvertError } from '../../../shared/convert/convert-error.js';
import { encodePictures } from '../../../shared/convert/encode-pictures.js';
import { chooseWay, openClip } from '../../../shared/convert/encode-way.js';
import { gridLength } from '../../../shared/convert/grid-pictures.js';
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
    const style = { width, top, rowHeight, labelOf, ...pageStyle() };
    const samples = StickSamples.of(sticks);
    const bytes = await encodePictures({
      ...{ input, track, way, width, height, bitrate, signal, onProgress },
      part: { from: 0, frames: await gridLength(track) },
      draw: (drawing, picture, frame) => {
        picture.draw(drawing, 0, 0, width, top);
        drawBand(drawing, lanes, frame, style);
        if (samples !== null) drawSticks(drawing, samples, frame, style);
      },
    });
    return new Blob([bytes], { type: `video/${way.container}` });
  } finally {
    input.dispose();
  }
}
