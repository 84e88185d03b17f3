import type { ShownPicture } from '../../../shared/clip/clock-state.js';
import type { Tilt } from '../../../shared/pad/pad-state.js';
import { StickSamples } from '../../../shared/sticks/stick-samples.js';
import { recordedSticks } from './recorded-sticks.js';

const FRAME_MS = 1000 / 60;
/** The clip plays from frame 10 at full speed; frame `n` is shown at this time. */
const timeOf = (frame: number): number => 5000 + (frame - 10) * FRAME_MS;
const pictures = Array.from({ length: 30 }, (_, i): ShownPicture => {
  const frame = 10 + i;
  return { mediaTime: frame / 60, at: timeOf(frame), rate: 1 };
});
const seen = (frame: number, left: Tilt, right: Tilt = [0, 0]) => ({
  sticks: { CONTROL_STICK: left, C_STICK: right },
  at: timeOf(frame),
});
const options = { begin: 10, latencyMs: 0, range: { from: 10, to: 20 } };
const onFrames = (text: string | undefined, frames: readonly number[]) =>
  frames.map((frame) => StickSamples.of(text)?.stick('CONTROL_STICK', frame) ?? null);

it('has each sample on the frame that was shown, and holds the last while the pad is not looked at', () => {
  const text = recordedSticks([seen(11, [1, 0]), seen(15, [0, -1], [0.5, 1])], pictures, options);
  expect(onFrames(text, [10, 11, 14, 15, 20, 21])).toEqual([null, [1, 0], [1, 0], [0, 1], [0, 1], null]);
  expect(StickSamples.of(text)?.stick('C_STICK', 15)).toEqual([64 / 127, -1]);
  expect(StickSamples.of(text)?.trigger('L_TRIGGER', 15)).toBeNull();
});

it('takes off the delay of the pad, and keeps within the frames that were recorded', () => {
  const told = [seen(14, [1, 0]), seen(30, [-1, 0])];
  const text = recordedSticks(told, pictures, { ...options, latencyMs: 2 * FRAME_MS });
  expect(onFrames(text, [11, 12, 20])).toEqual([null, [1, 0], [1, 0]]);
});

it('has nothing where no pad was played', () => {
  expect(recordedSticks([], pictures, options)).toBeUndefined();
});
