import type { GuideSection } from '@combolab/contracts';
import { StoredChoice } from '../../shared/lib/stored-choice.js';
import { parseRecord } from '../../shared/lib/stored-record.js';

export type ComboSection = Extract<GuideSection, { type: 'COMBO_SELECTOR' }>;

/** Where a reader has to stop. */
export interface Gate {
  readonly sectionId: number;
  readonly comboId: string;
  /** Sections behind it. */
  readonly hidden: number;
}

/**
 * The first lesson that has not been done and hides something; null when nothing is hidden.
 * @param passed ids of the sections whose lessons are done, or were skipped
 */
export function gateOf(sections: readonly GuideSection[], passed: ReadonlySet<number>): Gate | null {
  for (const [place, section] of sections.entries()) {
    if (section.type !== 'COMBO_SELECTOR' || section.lesson !== true || passed.has(section.id)) continue;
    const hidden = sections.length - place - 1;
    // a combo that was deleted cannot be learned
    if (section.value !== null && hidden > 0) return { sectionId: section.id, comboId: section.value._id, hidden };
  }
  return null;
}

/** What is in front of the gate. */
export const shownSections = (sections: readonly GuideSection[], gate: Gate | null): readonly GuideSection[] =>
  gate === null ? sections : sections.slice(0, sections.length - gate.hidden);

const idsOf = (value: unknown): readonly number[] | null =>
  Array.isArray(value) ? value.filter((id): id is number => Number.isInteger(id)) : null;

/** Lessons that this browser's reader has passed, as section ids by guide. */
export const passedLessons = new StoredChoice<Readonly<Record<string, readonly number[]>>>(
  'combolab.gamebook',
  (text) => parseRecord(text, idsOf),
  JSON.stringify,
);

/** Remembers that a reader may go on behind a lesson. */
export function passLesson(guideId: string, sectionId: number): void {
  const passed = passedLessons.read();
  const before = passed[guideId] ?? [];
  if (!before.includes(sectionId)) passedLessons.write({ ...passed, [guideId]: [...before, sectionId] });
}
