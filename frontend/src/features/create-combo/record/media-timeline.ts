import { videoFrameOf } from '@combolab/contracts';
import { frameOfPicture } from '../../../shared/clip/clock-rules.js';
import type { ShownPicture } from '../../../shared/clip/clock-state.js';

/** Tells where in a clip a moment was, from the pictures that were shown. */
export class MediaTimeline {
  /**
   * @param pictures in the order they were shown, of one playback
   * @param begin frame on which the clip stood before it was played
   */
  constructor(
    private readonly pictures: readonly ShownPicture[],
    private readonly begin: number,
  ) {}

  /**
   * Frame of the clip, with its fraction, at a moment.
   * @param at ms of the page's clock
   * @param unseen frames for which the clip is taken to go on without a new picture
   */
  frameAt(at: number, unseen = Infinity): number {
    const index = this.#latest(at);
    const picture = this.pictures[Math.max(0, index)];
    if (picture === undefined) return this.begin;
    const frame = frameIn(picture, at);
    if (index < 0) return Math.max(this.begin, frame);
    // A clip that waits for its file does not go on past the picture that comes next.
    const next = this.pictures[index + 1];
    const most = next === undefined ? frameOfPicture(picture.mediaTime) + unseen : frameIn(next, next.at);
    return Math.min(frame, most);
  }

  /** Place of the last picture shown by then; -1 before the first. */
  #latest(at: number): number {
    let [low, high] = [0, this.pictures.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.pictures[middle]?.at ?? Infinity) <= at) low = middle + 1;
      else high = middle;
    }
    return low - 1;
  }
}

const frameIn = ({ mediaTime, at, rate }: ShownPicture, when: number): number =>
  videoFrameOf({ mediaTime, expectedDisplayTime: at, rate, latency: 0 }, when);
