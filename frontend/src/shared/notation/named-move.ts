import type { NamedMove } from '@combolab/contracts';
import { moveName } from '../terms/moves.js';
import { t } from './texts.js';

/** `up air at 34%, 9 damage`, as far as it is known. */
export function hitWords({ move, percent, damage }: Pick<NamedMove, 'move' | 'percent' | 'damage'>): string {
  const name = moveName(move);
  if (percent === undefined) return damage === undefined ? name : t('withDamage', { name, damage });
  return damage === undefined ? t('atPercent', { name, percent }) : t('atPercentWithDamage', { name, percent, damage });
}
