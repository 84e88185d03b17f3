import { FRAMES_PER_SECOND } from '../track/action.js';
import type { PressType } from '../track/press.js';

/** An input that went down or came up. */
export interface PressEdge {
  readonly type: PressType;
  readonly down: boolean;
  /** Frame of the clip, 60 a second; may be a fraction, and below 0 just before the clip begins. */
  readonly frame: number;
}

/** The picture shown last, as the browser's video frame callback tells it. */
export interface ShownPicture {
  /** Place in the clip, seconds. */
  readonly mediaTime: number;
  /** When it is seen, ms of the page's clock. */
  readonly expectedDisplayTime: number;
  /** Speed of playing: 1, 1/2 … */
  readonly rate: number;
  /** How much later than it was meant a press is told, in seconds of the clip; see {@link clipLatency}. */
  readonly latency: number;
}

/**
 * The frame of the clip at which something happened: (mediaTime + (timestamp − expectedDisplayTime) × rate − latency) × 60.
 * @param timestamp ms of the page's clock, such as a gamepad's
 */
export const videoFrameOf = (
  { mediaTime, expectedDisplayTime, rate, latency }: ShownPicture,
  timestamp: number,
): number => (mediaTime + ((timestamp - expectedDisplayTime) / 1000) * rate - latency) * FRAMES_PER_SECOND;

/** A delay that was measured in ms of real time, in seconds of a clip that plays at this speed. */
export const clipLatency = (delayMs: number, rate: number): number => (delayMs / 1000) * rate;

/** What changed between two states of a pad, releases first. */
export function edgesBetween(
  before: ReadonlySet<PressType>,
  after: ReadonlySet<PressType>,
  frame: number,
): readonly PressEdge[] {
  const up = [...before].filter((type) => !after.has(type)).map((type) => ({ type, down: false, frame }));
  const down = [...after].filter((type) => !before.has(type)).map((type) => ({ type, down: true, frame }));
  return [...up, ...down];
}
