import { t } from './texts.js';
/** `1 combo`, `12 combos`. */
export const combosWords = (count: number): string => t('combos', { count });
