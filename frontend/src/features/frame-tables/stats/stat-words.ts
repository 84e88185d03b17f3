import { STATS, type Stat } from '@combolab/contracts/frame-data';
import { t } from '../texts.js';

/** How a number of a fighter's body or movement is told. */
export interface StatWords {
  readonly name: string;
  /** What its number is in; absent for the game's own units. */
  readonly unit?: 'frames';
  /** What whoever is first is: `heaviest`. */
  readonly first: string;
  /** The first has the most of it; else the least. */
  readonly most: boolean;
}

const most = (name: string, first: string): StatWords => ({ name, first, most: true });
const fewestFrames = (name: string, first: string): StatWords => ({ name, first, most: false, unit: 'frames' });

export const STAT_WORDS: Readonly<Record<Stat, StatWords>> = {
  weight: most(t('weight'), t('heaviest')),
  gravity: most(t('gravity'), t('strongest')),
  walkSpeed: most(t('walkSpeed'), t('fastest')),
  runSpeed: most(t('runSpeed'), t('fastest')),
  initialDash: most(t('initialDash'), t('fastest')),
  dashFrames: fewestFrames(t('dash'), t('shortest')),
  airSpeed: most(t('airSpeed'), t('fastest')),
  airAcceleration: most(t('airAcceleration'), t('quickest')),
  fallSpeed: most(t('fallSpeed'), t('fastest')),
  fastFallSpeed: most(t('fastFallSpeed'), t('fastest')),
  jumpSquat: fewestFrames(t('jumpSquat'), t('shortest')),
  shortHop: fewestFrames(t('shortHop'), t('shortest')),
  fullHop: fewestFrames(t('fullHop'), t('shortest')),
  shortHopFastFall: fewestFrames(t('shortHopFastFall'), t('shortest')),
  fullHopFastFall: fewestFrames(t('fullHopFastFall'), t('shortest')),
  wavedashLength: most(t('wavedash'), t('longest')),
};

/** The stats that any of these numbers are of, in their order. */
export const statsIn = (...all: readonly Partial<Record<Stat, number>>[]): readonly Stat[] =>
  STATS.filter((stat) => all.some((each) => each[stat] !== undefined));
