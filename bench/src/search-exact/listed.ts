import { fieldOf, type FieldValue } from '@combolab/contracts';
import type { Random } from '@combolab/standalone/generate/random';

/** Fields of which a combo has some values, each as likely as another; all but `opens` are counted. */
export const LISTED = ['platform', 'di', 'fiftyFifty', 'outOfShield', 'steps', 'author', 'opens'] as const;
export type Listed = (typeof LISTED)[number];
export const COUNTED = LISTED.filter((name) => name !== 'opens');
/** Of authors those who shared most are told. */
export const MOST_TOLD: Readonly<Partial<Record<Listed, number | undefined>>> = { author: fieldOf('author').most };

const AUTHORS = 700;

/** One who shared something: few of them most of it. */
export const authorOf = (draw: Random): string => `user-${String(Math.floor(AUTHORS * draw.next() ** 3))}`;

/** A value of a field that has a list of them. */
export const valueOf = <N extends Exclude<Listed, 'author' | 'opens'>>(name: N, draw: Random): FieldValue<N> =>
  draw.pick((fieldOf(name).values ?? []) as readonly FieldValue<N>[]);
