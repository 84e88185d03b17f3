import type { PressType } from '@combolab/contracts';
import { recordedPresses } from './recorded-presses.js';
import { COUNT_IN, COUNT_IN_MS, Recording, type Take } from './recording.js';
import { RecordTestClock } from './testing/record-test-clock.js';

const RATE = 1 / 4;
const FRAME_MS = 1000 / 60 / RATE;
const MOVES = 1000 + COUNT_IN * COUNT_IN_MS;

interface Played {
  readonly from: number;
  readonly to: number;
  readonly last?: number;
  /** Last frame whose picture is shown; the page is too busy for the others. */
  readonly shown?: number;
  readonly held?: readonly PressType[];
  readonly latencyMs?: number;
  /** Frames of the clip; down for 3. */
  readonly presses?: readonly (readonly [PressType, number])[];
  /** Something happens when a frame is shown. */
  readonly at?: Readonly<Record<number, (recording: Recording, clock: RecordTestClock, now: number) => void>>;
}

function play({ from, to, last = 100, shown = last - 1, held = [], latencyMs = 0, presses = [], at = {} }: Played) {
  const clock = new RecordTestClock(last);
  const told: string[] = [];
  let take: Take | null | undefined;
  const recording = new Recording(
    clock,
    { range: { from, to }, rate: RATE, latencyMs: () => latencyMs, pressed: () => new Set(held) },
    {
      onBeat: (left) => told.push(String(left)),
      onPress: (type, frame) => told.push(`${type} ${String(frame)}`),
      onOver: (taken) => {
        take = taken;
      },
    },
    1000,
  );
  for (let now = 1000; now < MOVES; now += 50) recording.tick(now);
  recording.tick(MOVES);
  const timeOf = (frame: number) => MOVES + 100 + (frame - from) * FRAME_MS;
  for (let frame = from + 1; take === undefined && frame < from + 200; frame++) {
    if (clock.state.playing && frame <= shown) clock.show(frame, timeOf(frame));
    for (const [type, pressed] of presses) {
      if (pressed === frame) recording.edge({ type, down: true, at: timeOf(frame) + latencyMs });
      if (pressed + 3 === frame) recording.edge({ type, down: false, at: timeOf(frame) + latencyMs });
    }
    at[frame]?.(recording, clock, timeOf(frame));
    recording.tick(timeOf(frame));
  }
  return { clock, told, take: take ?? null };
}
const pressesOf = (take: Take | null, latencyMs = 0) =>
  take === null
    ? null
    : recordedPresses(take.edges, take.pictures, {
        lastFrame: 100,
        latencyMs,
        begin: take.range.from,
        stoppedAt: take.stoppedAt,
        unseen: take.unseen,
        punch: take.range,
      }).map(({ type, start, end }) => `${type} ${String(start)}-${String(end)}`);

it('counts in, plays the frames at the speed, and tells each press on its frame', () => {
  const { told, take } = play({
    from: 20,
    to: 50,
    presses: [
      ['A_BUTTON', 25],
      ['B_BUTTON', 40],
    ],
  });
  expect(told).toEqual(['3', '2', '1', '0', 'A_BUTTON 25', 'B_BUTTON 40']);
  expect(take?.range).toEqual({ from: 20, to: 50 });
  expect(pressesOf(take)).toEqual(['A_BUTTON 25-25', 'B_BUTTON 40-40']);
});

it('keeps what was pressed after the last picture that it saw, on the frame on which it told of it', () => {
  const { told, take } = play({
    ...{ from: 20, to: 60, shown: 25, presses: [['A_BUTTON', 40]] },
    at: {
      45: (recording, _clock, now) => {
        recording.stop(now);
      },
    },
  });
  expect(told.at(-1)).toBe('A_BUTTON 27');
  expect(take?.range).toEqual({ from: 20, to: 27 });
  expect(pressesOf(take)).toEqual(['A_BUTTON 27-27']);
});

it('puts the clip back as it was', () => {
  const { clock } = play({ from: 20, to: 50 });
  expect(clock.state).toMatchObject({ playing: false, rate: 1, ownBreakpoints: [12] });
  expect(clock.frame).toBe(20);
});

it('plays on over breakpoints, also when the editor sets them again', () => {
  const seen: (readonly number[])[] = [];
  const look = (_: Recording, clock: RecordTestClock) => seen.push(clock.state.ownBreakpoints);
  const set = (_: Recording, clock: RecordTestClock) => {
    clock.setOwnBreakpoints([28]);
  };
  play({ from: 5, to: 30, at: { 10: look, 15: set, 16: look } });
  expect(seen).toEqual([[], []]);
});

it('counts what is held already from the first frame on', () => {
  const { take } = play({ from: 20, to: 40, held: ['R_Z'] });
  expect(pressesOf(take)).toEqual(['R_Z 20-40']);
});

it('waits at the end of the clip for presses that are told late', () => {
  const { take } = play({ from: 80, to: 100, latencyMs: 200, presses: [['A_BUTTON', 98]] });
  expect(pressesOf(take, 200)).toEqual(['A_BUTTON 98-98']);
  expect(take?.range.to).toBe(100);
});

it('records up to where it is stopped', () => {
  const { take } = play({
    from: 20,
    to: 90,
    presses: [['A_BUTTON', 25]],
    at: {
      30: (recording, _, now) => {
        recording.stop(now);
      },
    },
  });
  expect(take?.range).toEqual({ from: 20, to: 30 });
});

it('stops when the clip is paused by something else', () => {
  const { take } = play({
    from: 20,
    to: 90,
    at: {
      30: (_, clock) => {
        clock.pause();
      },
    },
  });
  expect(take?.range).toEqual({ from: 20, to: 30 });
});

it('takes nothing when it is stopped before the clip moves', () => {
  const clock = new RecordTestClock(100);
  const takes: (Take | null)[] = [];
  const recording = new Recording(
    clock,
    { range: { from: 0, to: 50 }, rate: 1, latencyMs: () => 0, pressed: () => new Set() },
    { onBeat: () => undefined, onPress: () => undefined, onOver: (take) => takes.push(take) },
    0,
  );
  recording.edge({ type: 'A_BUTTON', down: true, at: 10 });
  recording.stop(700);
  recording.stop(800);
  expect(takes).toEqual([null]);
  expect(clock.state.playing).toBe(false);
});
