import type { SectionType } from '@combolab/contracts';
import { Heading1, Heading2, Pilcrow, Swords, type LucideIcon } from 'lucide-react';

interface TypeWords {
  readonly type: SectionType;
  readonly label: string;
  readonly icon: LucideIcon;
  /** What stands in it while it is empty. */
  readonly placeholder: string;
}

/** The types of sections as they are offered. */
export const TYPE_WORDS: readonly TypeWords[] = [
  { type: 'TEXT', label: 'Text', icon: Pilcrow, placeholder: 'Write, or press / for a title, header or combo' },
  { type: 'TITLE', label: 'Title', icon: Heading1, placeholder: 'Title' },
  { type: 'HEADER', label: 'Header', icon: Heading2, placeholder: 'Header' },
  { type: 'COMBO_SELECTOR', label: 'Combo', icon: Swords, placeholder: '' },
];

export const wordsOfType = (of: SectionType): TypeWords =>
  TYPE_WORDS.find(({ type }) => type === of) ?? (TYPE_WORDS[0] as TypeWords);
