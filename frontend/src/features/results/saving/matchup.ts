import { findFighter } from '@combolab/contracts';
import { type Filters, readFilters } from '@combolab/contracts/filters';
import { t } from '../texts.js';

/** The matchup that filters name: one attacker, one defender or both, whatever else they ask for; null = none. */
export function matchupOf({ game, attacker, defender }: Filters): Filters | null {
  const named = attacker.length + defender.length;
  if (named === 0 || attacker.length > 1 || defender.length > 1) return null;
  return { ...readFilters(new URLSearchParams(), game), attacker, defender };
}

/** What a matchup is called. */
export function matchupName({ attacker: [attacker], defender: [defender] }: Filters): string {
  const name = (id: string): string => findFighter(id)?.name ?? id;
  if (attacker === undefined) return t('combosOn', { name: name(defender ?? '') });
  return defender === undefined
    ? t('combosOf', { name: name(attacker) })
    : t('vs', { attacker: name(attacker), defender: name(defender) });
}
