import { findFighter, type FighterPage } from '@combolab/contracts';
import { gameOf, noFilters, withPercent, withValues, type Filters } from '@combolab/contracts/filters';
import { t } from './texts.js';

/** What the page of a fighter or a matchup asks the search for. */
export function filtersOf({ attacker, defender }: FighterPage): Filters {
  const all = withValues(noFilters(gameOf(findFighter(attacker)?.gameId)), 'attacker', [attacker]);
  return defender === null ? all : withValues(all, 'defender', [defender]);
}

/** Percents that need other combos: while the opponent hardly flies, in between, and where a hit may be the last. */
const BANDS = [
  [t('atLowPercent'), 0, 40],
  [t('atMidPercent'), 41, 90],
  [t('atHighPercent'), 91, 200],
] as const;

export interface Band {
  readonly title: string;
  readonly filters: Filters;
}

/** The same, band of percent by band. */
export const bandsOf = (filters: Filters): readonly Band[] =>
  BANDS.map(([title, low, high]) => ({ title, filters: withPercent(filters, [low, high]) }));
