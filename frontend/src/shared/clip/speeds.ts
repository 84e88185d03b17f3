import { t } from './texts.js';
/** Speeds of playback, the usual one first. */
export const SPEEDS = [
  { rate: 1, label: '1×', words: t('fullSpeed') },
  { rate: 2 / 3, label: '2/3×', words: t('twoThirdsSpeed') },
  { rate: 1 / 2, label: '1/2×', words: t('halfSpeed') },
  { rate: 1 / 4, label: '1/4×', words: t('quarterSpeed') },
  { rate: 1 / 8, label: '1/8×', words: t('anEighthOfTheSpeed') },
] as const;

/** Browsers refuse to play slower. */
const SLOWEST = 1 / 16;

/** What is played at while "hold to slow" is held: a quarter of what was chosen. */
export const playedRate = (chosen: number, slow: boolean): number => (slow ? Math.max(SLOWEST, chosen / 4) : chosen);

/** The speed that a number means, such as 0.67 for two thirds; null when there is none near it. */
export const nearestSpeed = (rate: number): number | null =>
  SPEEDS.find((speed) => Math.abs(speed.rate - rate) < 0.02)?.rate ?? null;

export const speedLabel = (rate: number): string =>
  SPEEDS.find((speed) => speed.rate === rate)?.label ?? `${String(Math.round(rate * 1000) / 1000)}×`;
