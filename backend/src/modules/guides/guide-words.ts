import { findFighter, fold, type StoredSection } from '@combolab/contracts';
import type { GuideState } from './guide.state.js';

const isWritten = ({ type }: StoredSection): boolean => type !== 'COMBO_SELECTOR';

/** Words of all written sections. */
export const numWordsOf = (sections: readonly StoredSection[]): number =>
  sections.filter(isWritten).reduce((sum, { value }) => sum + (value.match(/\S+/g)?.length ?? 0), 0);

/** Everything of a guide that words are looked for in, but its author's name: folded, with a blank at both ends. */
export function foldedText({ sections, previewTitle, previewSubtitle, fighters }: GuideState): string {
  const written = sections.filter(isWritten).map(({ value }) => value);
  const names = fighters.map((id) => findFighter(id)?.name ?? id);
  return ` ${fold([previewTitle, previewSubtitle, ...names, ...written].join('\n'))} `;
}

/** Whether each of these folded words begins a word of the texts, which are folded and begin with a blank. */
export const hasWords = (words: readonly string[], texts: readonly string[]): boolean =>
  words.every((word) => texts.some((text) => text.includes(` ${word}`)));
