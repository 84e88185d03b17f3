import { PERCENT_MAX, rangeWords, stepWords, type Scale } from '@combolab/contracts';
import english from '../../languages/en/shared/terms/scale.json' with { type: 'json' };
import { textsOf } from '../language/texts.js';

const t = textsOf('shared/terms/scale', english);
type Range<T = number> = readonly [low: T, high: T];

/** `60%`, `30%+`, `0–40%`; `700 HP`, `850 HP or less`, `1000–800 HP`. */
export function askedWords(scale: Scale, [low, high]: Range): string {
  if (low === high) return stepWords(scale, low);
  if (high !== PERCENT_MAX) return rangeWords(scale, [low, high]);
  return scale.kind === 'percent' ? `${stepWords(scale, low)}+` : t('orLess', { health: stepWords(scale, low) });
}

const ENDS = {
  percent: [t('lowestPercent'), t('highestPercent')],
  health: [t('mostHealth'), t('leastHealth')],
} as const;

/** What the ends of a range are called, step 0 first. */
export const endNames = ({ kind }: Scale): Range<string> => ENDS[kind];

/** What the scale is called: `Percent`, `Health`. */
export const scaleName = ({ kind }: Scale): string => t(kind);
