import type { Pairs } from './pairs.js';
import type { Spread } from './stats.js';

/** A bound on what is judged: the ratio where there is a peer, else the value itself. */
export type Goal = { readonly atMost: number } | { readonly atLeast: number };

/** One line of the table. */
export interface Figure {
  readonly name: string;
  readonly unit: string;
  readonly ours: Spread;
  readonly peer: Spread | null;
  readonly peerName: string | null;
  readonly ratio: Spread | null;
  /** Null: stated, not judged. */
  readonly goal: Goal | null;
  readonly note?: string;
}

/** What could not be measured here, and why. */
export interface Skipped {
  readonly name: string;
  readonly skipped: string;
}

export type Result = Figure | Skipped;

export interface BenchOptions {
  /** Pairs of measurements. */
  readonly rounds: number;
  /** Small data, to see that everything works. */
  readonly quick: boolean;
}

/** Checks the answers first, then measures. @throws Error when an answer is wrong: its figures are void */
export type Bench = (options: BenchOptions) => Promise<readonly Result[]>;

interface Words {
  readonly name: string;
  readonly unit: string;
  readonly goal: Goal | null;
  readonly note?: string;
}

export const against = (peerName: string, pairs: Pairs, words: Words): Figure => ({ ...words, ...pairs, peerName });
export const alone = (ours: Spread, words: Words): Figure => ({
  ...words,
  ours,
  peer: null,
  peerName: null,
  ratio: null,
});

/** Null when there is no goal. */
export function isMet({ goal, ratio, ours }: Figure): boolean | null {
  if (goal === null) return null;
  const { median } = ratio ?? ours;
  return 'atMost' in goal ? median <= goal.atMost : median >= goal.atLeast;
}

/** @throws Error with the reason that makes a figure void */
export function mustHold(truth: boolean, what: string): void {
  if (!truth) throw new Error(`void: ${what}`);
}
