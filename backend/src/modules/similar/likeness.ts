import { sequenceDistance } from './sequence-distance.js';

/** What two combos are compared by. */
export interface Compared {
  /** Id of the fighter who hits. */
  readonly attacker: string;
  readonly defenders: readonly string[];
  /** Percent, both ends inclusive. */
  readonly percent: readonly [low: number, high: number];
  /** Ids of its moves in their order; empty where nobody says. */
  readonly moves: readonly string[];
  /** Frames of 1/60 s at which something is pressed anew, ascending. */
  readonly steps: readonly number[];
}

/** How much each part counts where both combos tell of it; what they are made of more than whom they are done on. */
const WEIGHTS = { moves: 0.45, rhythm: 0.15, matchup: 0.25, percent: 0.15 } as const;
/** Two gaps that are this many frames apart have nothing in common: about the time in which one sees and presses again. */
const UNLIKE_FRAMES = 20;
/** Of `matchup`: the rest is whom it is done on. */
const SAME_ATTACKER = 0.6;

/** Shared members of all members, 0 to 1. */
function sharedOf(a: readonly string[], b: readonly string[]): number {
  const all = new Set([...a, ...b]);
  return all.size === 0 ? 0 : [...new Set(a)].filter((each) => b.includes(each)).length / all.size;
}

/** Percents at which both work, of those at which any does, 0 to 1. */
function overlapOf([a, b]: Compared['percent'], [c, d]: Compared['percent']): number {
  const both = Math.min(b, d) - Math.max(a, c) + 1;
  return Math.max(0, both) / (Math.max(b, d) - Math.min(a, c) + 1);
}

const gapsOf = (steps: readonly number[]): number[] => steps.slice(1).map((frame, at) => frame - (steps[at] ?? 0));

/** 1 for equal sequences, 0 for those without anything in common. */
function sameness<T>(a: readonly T[], b: readonly T[], costOf: (a: T, b: T) => number): number {
  const longest = Math.max(a.length, b.length);
  return longest === 0 ? 0 : 1 - sequenceDistance(a, b, costOf) / longest;
}

/** How alike the moves of two combos are, 0 to 1; null where one of them tells none. */
export function movesAlike(a: Pick<Compared, 'moves'>, b: Pick<Compared, 'moves'>): number | null {
  if (a.moves.length === 0 || b.moves.length === 0) return null;
  return sameness(a.moves, b.moves, (one, other) => Number(one !== other));
}

function rhythmAlike(a: Compared, b: Compared): number | null {
  const [one, other] = [gapsOf(a.steps), gapsOf(b.steps)];
  if (one.length === 0 || other.length === 0) return null;
  return sameness(one, other, (x, y) => Math.min(1, Math.abs(x - y) / UNLIKE_FRAMES));
}

/**
 * How alike two combos are, 0 to 1: their moves by edit distance, the rhythm of their presses, who hits whom, and the percents
 * both work at. A part that one of them does not tell counts for nothing.
 */
export function likeness(a: Compared, b: Compared): number {
  const matchup =
    (a.attacker === b.attacker ? SAME_ATTACKER : 0) + (1 - SAME_ATTACKER) * sharedOf(a.defenders, b.defenders);
  const parts: readonly (readonly [weight: number, value: number | null])[] = [
    [WEIGHTS.moves, movesAlike(a, b)],
    [WEIGHTS.rhythm, rhythmAlike(a, b)],
    [WEIGHTS.matchup, matchup],
    [WEIGHTS.percent, overlapOf(a.percent, b.percent)],
  ];
  const told = parts.filter((part): part is readonly [number, number] => part[1] !== null);
  const whole = told.reduce((sum, [weight]) => sum + weight, 0);
  return told.reduce((sum, [weight, value]) => sum + weight * value, 0) / whole;
}
