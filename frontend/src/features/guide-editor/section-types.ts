import type { SectionType } from '@combolab/contracts';
import { Heading1, Heading2, Pilcrow, Swords, type LucideIcon } from 'lucide-react';
import { t } from './texts.js';

interface TypeWords {
  readonly type: SectionType;
  readonly label: string;
  readonly icon: LucideIcon;
  /** What stands in it while it is empty. */
  readonly placeholder: string;
}

/** The types of sections as they are offered. */
export const TYPE_WORDS: readonly TypeWords[] = [
  { type: 'TEXT', label: t('text'), icon: Pilcrow, placeholder: t('writeOrPressForA') },
  { type: 'TITLE', label: t('title'), icon: Heading1, placeholder: t('title') },
  { type: 'HEADER', label: t('header'), icon: Heading2, placeholder: t('header') },
  { type: 'COMBO_SELECTOR', label: t('combo'), icon: Swords, placeholder: '' },
];

export const wordsOfType = (of: SectionType): TypeWords =>
  TYPE_WORDS.find(({ type }) => type === of) ?? (TYPE_WORDS[0] as TypeWords);
