import type { StoredSection } from '@combolab/contracts';
import type { Sections } from './sections.js';

/** Sections that follow each other. */
export interface Group {
  /** Place of its first section in the guide. */
  readonly at: number;
  readonly sections: Sections;
}

/** One section in 8, by its id alone: whatever is done with the others, it begins a group. */
const beginsGroup = ({ id }: StoredSection): boolean => Math.imul(id, 0x9e3779b1) >>> 29 === 0;

/** Divides the sections into groups of some 8; a section that comes or goes changes only the group it stands in. */
export function groupsOf(sections: Sections): readonly Group[] {
  const starts = sections.flatMap((section, at) => (at === 0 || beginsGroup(section) ? [at] : []));
  return starts.map((at, n) => ({ at, sections: sections.slice(at, starts[n + 1]) }));
}

/** Whether two groups are the same sections at the same places. */
export const sameGroup = (a: Group, b: Group): boolean =>
  a.at === b.at && a.sections.length === b.sections.length && a.sections.every((each, n) => each === b.sections[n]);
