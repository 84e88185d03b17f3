import type { PressType } from '@combolab/contracts';
import type { TrackPress } from '../../track/track.js';
import { recordedPresses } from '../recorded-presses.js';
import { Random } from './random.js';
import { calibrated, performed, type Player } from './synthetic-run.js';

/** What came of many runs at one speed. */
export interface RecordingErrors {
  /** Frames that presses were recorded too late, less than 0 too early; sorted. */
  readonly starts: readonly number[];
  /** The same of releases of holds. */
  readonly ends: readonly number[];
  readonly wanted: number;
  /** Presses that were not recorded, and recorded ones that nobody pressed. */
  readonly missed: number;
  readonly extra: number;
}

const BUTTONS: readonly [PressType, ...PressType[]] = ['A_BUTTON', 'B_BUTTON', 'X_BUTTON', 'R_Z', 'R_TRIGGER'];
const DIRECTIONS: readonly [PressType, ...PressType[]] = [
  'CONTROL_STICK_RIGHT',
  'CONTROL_STICK_DOWN',
  'CONTROL_STICK_LEFT',
  'CONTROL_STICK_UP',
  'CONTROL_STICK_DOWN_RIGHT',
  'CONTROL_STICK_UP_LEFT',
  'C_STICK_UP',
  'C_STICK_RIGHT',
];
const POLLS: readonly [number, ...number[]] = [60, 125, 250];
const FIRST = 20;
const GAP = [16, 34] as const;

/** Presses as combos have them: a stick and a button on one frame, taps, holds, a stick that turns. */
export function targetTrack(random: Random, count: number): readonly TrackPress[] {
  const presses: TrackPress[] = [];
  let frame = FIRST;
  while (presses.length < count) {
    const kind = random.next();
    const button = random.pick(BUTTONS);
    const direction = random.pick(DIRECTIONS);
    const length = random.whole(9, 14);
    if (kind < 0.35) presses.push({ type: button, start: frame, end: frame });
    else if (kind < 0.55) presses.push({ type: button, start: frame, end: frame + length });
    else if (kind < 0.8)
      presses.push({ type: direction, start: frame, end: frame + length }, { type: button, start: frame, end: frame });
    else
      presses.push(
        { type: 'CONTROL_STICK_LEFT', start: frame, end: frame + length },
        { type: 'CONTROL_STICK_RIGHT', start: frame + length, end: frame + 2 * length },
      );
    frame += (kind < 0.8 ? length : 2 * length) + random.whole(...GAP);
  }
  return presses;
}

/** Pairs what was wanted with what was recorded: the nearest of the same input. */
function compared(wanted: readonly TrackPress[], recorded: readonly TrackPress[]) {
  const left = new Set(recorded);
  const pairs = wanted.flatMap((press) => {
    const near = [...left]
      .filter(({ type, start }) => type === press.type && Math.abs(start - press.start) <= 12)
      .sort((a, b) => Math.abs(a.start - press.start) - Math.abs(b.start - press.start))[0];
    if (near === undefined) return [];
    left.delete(near);
    return [{ press, near }];
  });
  return { pairs, extra: left.size };
}

/** Records many runs at a speed, each by another player who has tapped along before. */
export function recordingErrors(rate: number, runs: number, seed: number): RecordingErrors {
  const random = new Random(seed);
  const [starts, ends]: [number[], number[]] = [[], []];
  let [wantedCount, extra] = [0, 0];
  for (let run = 0; run < runs; run++) {
    const player: Player = { deviationMs: 15, delayMs: random.between(20, 110), pollHz: random.pick(POLLS) };
    const wanted = targetTrack(random, 24);
    const last = Math.max(...wanted.map(({ end, start }) => end ?? start)) + 20;
    const { edges, pictures } = performed(wanted, { rate, last }, player, random);
    const latencyMs = calibrated(player, random);
    const recorded = recordedPresses(edges, pictures, { lastFrame: last, latencyMs, pollMs: 1000 / player.pollHz });
    const { pairs, extra: more } = compared(wanted, recorded);
    wantedCount += wanted.length;
    extra += more;
    starts.push(...pairs.map(({ press, near }) => near.start - press.start));
    for (const { press, near } of pairs)
      if (press.end !== null && press.end > press.start && near.end !== null) ends.push(near.end - press.end);
  }
  const inOrder = (a: number, b: number) => a - b;
  return {
    starts: starts.sort(inOrder),
    ends: ends.sort(inOrder),
    wanted: wantedCount,
    missed: wantedCount - starts.length,
    extra,
  };
}

/** The value below which `part` (0 to 1) of sorted values lie. */
export const percentileOf = (sorted: readonly number[], part: number): number =>
  sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? NaN;

/** How far errors are from 0, either way; sorted. */
export const sizesOf = (errors: readonly number[]): readonly number[] =>
  errors.map((error) => Math.abs(error)).sort((a, b) => a - b);
