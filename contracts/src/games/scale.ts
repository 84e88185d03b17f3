import { PERCENT_MAX } from '../views/tags.js';

/**
 * How a game counts what a defender has taken. Combos keep it, and searches, addresses and indexes ask for it, in one unit for all
 * games: whole steps from 0 (fresh) to 200 (`PERCENT_MAX`). Here is what players see of a step.
 */
export type Scale =
  /** Percent that rise from 0; `max` is what step 200 is called. */
  | { readonly kind: 'percent'; readonly max: number }
  /** Health that falls from `max` to 0. */
  | { readonly kind: 'health'; readonly max: number };

/** Of games nobody knows, and where no game is named. */
export const USUAL_SCALE: Scale = { kind: 'percent', max: PERCENT_MAX };

type Range<T = number> = readonly [low: T, high: T];

/** What the game shows at a step, a whole number: 40 is 40 %, or 800 of 1000 health. */
export function shownAt({ kind, max }: Scale, step: number): number {
  const taken = Math.round((step * max) / PERCENT_MAX);
  return kind === 'percent' ? taken : max - taken;
}

/** The step at which the game shows a number, the nearest; numbers beyond the scale are its end. */
export function stepAt({ kind, max }: Scale, shown: number): number {
  const taken = Math.min(max, Math.max(0, kind === 'percent' ? shown : max - shown));
  return Math.round((taken * PERCENT_MAX) / max);
}

const UNITS = { percent: '%', health: ' HP' } as const;

/** `40%`, `800 HP`. */
export const stepWords = (scale: Scale, step: number): string => `${String(shownAt(scale, step))}${UNITS[scale.kind]}`;

/** `0–40%`, `1000–800 HP`: as the combo goes on, so health falls. `35%` where both ends are one. */
export const rangeWords = (scale: Scale, [low, high]: Range): string =>
  low === high ? stepWords(scale, low) : `${String(shownAt(scale, low))}–${stepWords(scale, high)}`;

/** `60%`, `30%+`, `0–40%`; `700 HP`, `850 HP or less`, `1000–800 HP`. */
export function askedWords(scale: Scale, [low, high]: Range): string {
  if (low === high) return stepWords(scale, low);
  if (high !== PERCENT_MAX) return rangeWords(scale, [low, high]);
  return scale.kind === 'percent' ? `${stepWords(scale, low)}+` : `${stepWords(scale, low)} or less`;
}
