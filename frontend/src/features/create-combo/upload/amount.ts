import { t } from '../texts.js';
/** How much of a file has arrived, in the unit that suits its size: `14.2 of 18.6 MB`. Bytes in. */
export function amountOf(received: number, total: number): string {
  const [unit, bytes, digits] = unitOf(total);
  return t('of2', { received: (received / bytes).toFixed(digits), total: (total / bytes).toFixed(digits), unit });
}

/** A size in the unit that suits it: `18.6 MB`. */
export function sizeOf(size: number): string {
  const [unit, bytes, digits] = unitOf(size);
  return `${(size / bytes).toFixed(digits)} ${unit}`;
}

const unitOf = (size: number) => (size >= 1_048_576 ? (['MB', 1_048_576, 1] as const) : (['KB', 1024, 0] as const));
