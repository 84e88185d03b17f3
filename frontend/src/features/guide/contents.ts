import type { GuideSection } from '@combolab/contracts';

/** A line of the list of contents. */
export interface ContentsLine {
  readonly sectionId: number;
  readonly text: string;
  /** Headers stand below titles. */
  readonly deep: boolean;
}

export type Heading = Extract<GuideSection, { type: 'TITLE' | 'HEADER' | 'TEXT' }> & {
  readonly type: 'TITLE' | 'HEADER';
};

export const isHeading = (section: GuideSection): section is Heading =>
  section.type === 'TITLE' || section.type === 'HEADER';

export const sectionAnchor = (sectionId: number): string => `section-${String(sectionId)}`;

/** Titles and headers that say something, without one that stands first: it heads the guide. */
export function contentsOf(sections: readonly GuideSection[]): readonly ContentsLine[] {
  return sections.flatMap((section, place) => {
    if (!isHeading(section) || place === 0) return [];
    const text = section.value.trim();
    return text === '' ? [] : [{ sectionId: section.id, text, deep: section.type === 'HEADER' }];
  });
}
