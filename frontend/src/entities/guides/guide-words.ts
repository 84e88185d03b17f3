import type { Guide, GuideCard } from '@combolab/contracts';
import { t } from './texts.js';

const WORDS_PER_MINUTE = 200;

/** What a guide without words is called. */
export const UNTITLED = t('untitled');

/** The value of the first section in one line. */
export function guideTitle({ sections }: Pick<Guide, 'sections'> | Pick<GuideCard, 'sections'>): string {
  const first = sections[0];
  if (first === undefined) return UNTITLED;
  const words = first.type === 'COMBO_SELECTOR' ? (first.value?.name ?? '') : first.value;
  return words.trim().replace(/\s+/gu, ' ') || UNTITLED;
}

/** Words of the written sections. */
export const numWordsOf = ({ sections }: Pick<Guide, 'sections'>): number =>
  sections.reduce(
    (sum, section) => sum + (section.type === 'COMBO_SELECTOR' ? 0 : (section.value.match(/\S+/gu)?.length ?? 0)),
    0,
  );

/** Minutes in which so many words are read, at least 1. */
export const readingMinutes = (numWords: number): number => Math.max(1, Math.round(numWords / WORDS_PER_MINUTE));

/** `1 minute`, `6 minutes`. */
export const minutesWords = (numWords: number): string => t('minutes', { minutes: readingMinutes(numWords) });

/** Where a guide is read. */
export const guideAddress = (guideId: string): string => `/guides/${guideId}`;
