import type { NamedMove } from '@combolab/contracts';
import { t } from './texts.js';

/** Id of a move as people say it: `up-air` is `up air`. */
export const moveName = (id: string): string => id.replaceAll('-', ' ');

/** ` at 34%, 9 damage`, as far as it is known. */
export const hitWords = ({ percent, damage }: Pick<NamedMove, 'percent' | 'damage'>): string =>
  (percent === undefined ? '' : t('at', { percent })) + (damage === undefined ? '' : t('damage', { damage }));
