import { numberWords } from '../../../shared/language/formats.js';
import { t } from '../texts.js';

const MEGABYTE = 1_048_576;
const isLarge = (size: number): boolean => size >= MEGABYTE;

function inUnitOf(whole: number, bytes: number): string {
  const [unit, digits] = isLarge(whole) ? [MEGABYTE, 1] : [1024, 0];
  return numberWords(bytes / unit, {
    ...{ minimumFractionDigits: digits, maximumFractionDigits: digits, useGrouping: false },
  });
}

/** How much of a file has arrived, in the unit that suits its size: `14.2 of 18.6 MB`. Bytes in. */
export const amountOf = (received: number, total: number): string =>
  t(isLarge(total) ? 'amountMegabytes' : 'amountKilobytes', {
    received: inUnitOf(total, received),
    total: inUnitOf(total, total),
  });

/** A size in the unit that suits it: `18.6 MB`. */
export const sizeOf = (size: number): string =>
  t(isLarge(size) ? 'megabytes' : 'kilobytes', { size: inUnitOf(size, size) });
