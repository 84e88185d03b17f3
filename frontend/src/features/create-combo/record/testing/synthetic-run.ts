import type { PressType } from '@combolab/contracts';
import type { ShownPicture } from '../../../../shared/clip/clock-state.js';
import type { TimedEdge } from '../../../../shared/pad/edge-reader.js';
import { PadPoll, type LivePad } from '../../../../shared/pad/pad-poll.js';
import { PracticeInput } from '../../../../shared/pad/practice-input.js';
import { BEAT_MS, BEATS, delayOf, FIRST_BEAT_MS } from '../../../../shared/pad/tap-along.js';
import type { TrackPress } from '../../track/track.js';
import { SyntheticPad, type Wish } from './synthetic-hands.js';
import type { Random } from './random.js';

export interface Player {
  /** Deviation of single presses, in ms. */
  readonly deviationMs: number;
  /** From what the page believes is seen to what is pressed, on average, in ms: the screen's delay and the player's. */
  readonly delayMs: number;
  /** How often the pad tells, in Hz. */
  readonly pollHz: number;
}

/** What a page gets to know of a run. */
export interface Run {
  readonly edges: readonly TimedEdge[];
  readonly pictures: readonly ShownPicture[];
}

const FRAME_MS = 1000 / 60;
/** When clips begin, ms of the page's clock. */
const START = 5000;
/** A tap is down for so long, in ms: in frames of the clip at full speed up to 3. */
const TAP_MS = [25, 48] as const;

/** Reads a pad as pages do, once for each time it tells. */
function edgesOf(pad: SyntheticPad, from: number, to: number, pollHz: number, random: Random): readonly TimedEdge[] {
  let now: LivePad = pad.sample(from);
  const input = new PracticeInput(
    new PadPoll(
      () => [now],
      () => null,
    ),
  );
  const edges: TimedEdge[] = [];
  input.listeners.add({ onSample: () => undefined, onEdge: (edge) => void edges.push(edge) });
  for (let at = from + random.between(0, 1000 / pollHz); at < to; at += 1000 / pollHz) {
    now = pad.sample(at);
    input.poll(at);
  }
  return edges;
}

/** The delay that tapping along tells of a player. */
export function calibrated({ deviationMs, delayMs, pollHz }: Player, random: Random): number {
  const wishes: Wish[] = Array.from({ length: BEATS }, (_, beat) => {
    const down = START + FIRST_BEAT_MS + beat * BEAT_MS + delayMs + random.normal(deviationMs);
    return { type: 'A_BUTTON', down, up: down + random.between(...TAP_MS) };
  });
  const end = START + FIRST_BEAT_MS + (BEATS + 1) * BEAT_MS;
  const edges = edgesOf(new SyntheticPad(wishes, random), START, end, pollHz, random);
  return delayOf(edges.filter(({ down }) => down).map(({ at }) => at - START)) ?? 0;
}

/** A clip played at a speed while somebody presses what stands on it. @param last frame that is shown */
export function performed(
  presses: readonly TrackPress[],
  { rate, last }: { readonly rate: number; readonly last: number },
  { deviationMs, delayMs, pollHz }: Player,
  random: Random,
): Run {
  const timeOf = (frame: number) => START + (frame * FRAME_MS) / rate;
  // Screens show a picture when they show something anyway.
  const pictures = Array.from({ length: last + 1 }, (_, frame) => ({
    mediaTime: frame / 60,
    at: START + Math.ceil((timeOf(frame) - START) / FRAME_MS - 1e-6) * FRAME_MS,
    rate,
  }));
  const wishes = presses.map(({ type, start, end }): Wish => {
    const down = timeOf(start) + delayMs + random.normal(deviationMs);
    const released = timeOf(end ?? last) + delayMs + random.normal(deviationMs);
    return { type, down, up: end === start ? down + random.between(...TAP_MS) : Math.max(down + 60, released) };
  });
  const pad = new SyntheticPad(inTurn(wishes), random);
  return { edges: edgesOf(pad, START - 300, timeOf(last) + 1000, pollHz, random), pictures };
}

/** Hands let go of a button before they press it again. */
function inTurn(wishes: readonly Wish[]): readonly Wish[] {
  const until = new Map<PressType, number>();
  return [...wishes]
    .sort((a, b) => a.down - b.down)
    .map((wish) => {
      const down = Math.max(wish.down, (until.get(wish.type) ?? -Infinity) + 30);
      const turned = { ...wish, down, up: Math.max(down + 20, wish.up) };
      until.set(wish.type, turned.up);
      return turned;
    });
}
