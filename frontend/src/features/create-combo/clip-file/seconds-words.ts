import { numberWords } from '../../../shared/language/formats.js';
import { t } from '../texts.js';

/** A time in seconds with so many decimals: `12.50 s`. */
export const secondsWords = (seconds: number, decimals: number): string =>
  t('seconds', {
    seconds: numberWords(seconds, {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
      useGrouping: false,
    }),
  });
