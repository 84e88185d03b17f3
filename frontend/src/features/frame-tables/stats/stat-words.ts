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
  weight: most('Weight', 'heaviest'),
  gravity: most('Gravity', 'strongest'),
  walkSpeed: most('Walk speed', 'fastest'),
  runSpeed: most('Run speed', 'fastest'),
  initialDash: most('Initial dash', 'fastest'),
  dashFrames: fewestFrames(t('dash'), 'shortest'),
  airSpeed: most('Air speed', 'fastest'),
  airAcceleration: most('Air acceleration', 'quickest'),
  fallSpeed: most('Fall speed', 'fastest'),
  fastFallSpeed: most('Fast fall speed', 'fastest'),
  jumpSquat: fewestFrames(t('jumpSquat'), 'shortest'),
  shortHop: fewestFrames(t('shortHop'), 'shortest'),
  fullHop: fewestFrames(t('fullHop'), 'shortest'),
  shortHopFastFall: fewestFrames(t('shortHopFastFall'), 'shortest'),
  fullHopFastFall: fewestFrames(t('fullHopFastFall'), 'shortest'),
  wavedashLength: most('Wavedash', 'longest'),
};

/** The stats that any of these numbers are of, in their order. */
export const statsIn = (...all: readonly Partial<Record<Stat, number>>[]): readonly Stat[] =>
  STATS.filter((stat) => all.some((each) => each[stat] !== undefined));
