import type { PressType } from '@combolab/contracts';
import type { ShownPicture } from '../../../../shared/clip/clock-state.js';
import type { TimedEdge } from '../../../../shared/pad/edge-reader.js';

/** When tests show frame 0, ms of the page's clock. */
const START = 1000;

/** When a frame is shown at a speed, ms of the page's clock. */
export const timeOf = (frame: number, rate = 1): number => START + ((frame / 60) * 1000) / rate;

/** The pictures of the frames from `from` to `to`, each shown when it is due. */
export const shownPictures = (from: number, to: number, rate = 1): readonly ShownPicture[] =>
  Array.from({ length: to - from + 1 }, (_, index) => ({
    mediaTime: (from + index) / 60,
    at: timeOf(from + index, rate),
    rate,
  }));

/** An input that is pressed on one frame and let go on another, with fractions. */
export const pressedOn = (type: PressType, down: number, up: number | null, rate = 1): readonly TimedEdge[] => [
  { type, down: true, at: timeOf(down, rate) },
  ...(up === null ? [] : [{ type, down: false, at: timeOf(up, rate) }]),
];
