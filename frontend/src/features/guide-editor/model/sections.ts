import { LIMITS, type SectionType, type StoredSection } from '@combolab/contracts';

export type Sections = readonly StoredSection[];

/** A place in the text of a section, in UTF-16 units. */
export interface Caret {
  readonly id: number;
  readonly offset: number;
}

/** Sections after something was done, and where the caret stands then; null leaves it where it is. */
export interface Edit {
  readonly sections: Sections;
  readonly caret: Caret | null;
}

/** Part of a section's text that is selected, in UTF-16 units; empty where only the caret stands. */
export interface Selected {
  readonly id: number;
  readonly start: number;
  readonly end: number;
}

const nothing = (sections: Sections, caret: Caret | null = null): Edit => ({ sections, caret });
const placeOf = (sections: Sections, id: number): number => sections.findIndex((each) => each.id === id);
const endOf = ({ id, type, value }: StoredSection): Caret => ({
  id,
  offset: type === 'COMBO_SELECTOR' ? 0 : value.length,
});

/** The same sections with others in the place of `count` from `at` on. */
const spliced = (sections: Sections, at: number, count: number, others: Sections): Sections => [
  ...sections.slice(0, at),
  ...others,
  ...sections.slice(at + count),
];

const changed = (sections: Sections, id: number, change: (section: StoredSection) => StoredSection): Sections =>
  sections.map((each) => (each.id === id ? change(each) : each));

/** An id that no section has. */
export function freshId(sections: Sections, random: () => number = Math.random): number {
  const taken = new Set(sections.map(({ id }) => id));
  let id = Math.floor(random() * (LIMITS.sectionIdMax + 1));
  while (taken.has(id)) id = (id + 1) % (LIMITS.sectionIdMax + 1);
  return id;
}

/** Writes the text of a section. */
export function write(sections: Sections, id: number, value: string): Sections {
  const section = sections[placeOf(sections, id)];
  if (section === undefined || section.type === 'COMBO_SELECTOR' || section.value === value) return sections;
  return changed(sections, id, ({ type }) => ({ id, type, value }));
}

/** Puts a section of a type below another. */
export function add(sections: Sections, below: number, type: SectionType, id: number): Edit {
  const at = placeOf(sections, below);
  if (at < 0 || sections.length >= LIMITS.sectionsOfGuide) return nothing(sections);
  return { sections: spliced(sections, at + 1, 0, [{ id, type, value: '' }]), caret: { id, offset: 0 } };
}

/** Makes a section another type. Text stays: a combo comes below it. @param newId for that combo */
export function changeType(sections: Sections, id: number, type: SectionType, newId: number): Edit {
  const section = sections[placeOf(sections, id)];
  if (section === undefined || section.type === type) return nothing(sections);
  if (type === 'COMBO_SELECTOR' && section.value !== '') return add(sections, id, type, newId);
  const value = section.type === 'COMBO_SELECTOR' ? '' : section.value;
  return { sections: changed(sections, id, () => ({ id, type, value })), caret: { id, offset: value.length } };
}

/**
 * Divides a section where the caret stands; what is selected goes. At the end of its text a section is added. A combo
 * selector becomes text again, or gets text below it once its combo is chosen.
 */
export function split(sections: Sections, { id, start, end }: Selected, newId: number): Edit {
  const at = placeOf(sections, id);
  const section = sections[at];
  if (section === undefined) return nothing(sections);
  if (section.type === 'COMBO_SELECTOR')
    return section.value === '' ? changeType(sections, id, 'TEXT', newId) : add(sections, id, 'TEXT', newId);
  if (sections.length >= LIMITS.sectionsOfGuide) return nothing(sections);
  const tail = section.value.slice(end);
  // what is pushed down whole stays what it was
  const type = start === 0 && tail !== '' ? section.type : 'TEXT';
  const halves: Sections = [
    { id, type: section.type, value: section.value.slice(0, start) },
    { id: newId, type, value: tail },
  ];
  return { sections: spliced(sections, at, 1, halves), caret: { id: newId, offset: 0 } };
}

/**
 * What Backspace does before the first character: joins a section to the one above it, takes an empty one away. The
 * first section cannot be removed. Above a chosen combo the text stays, and the combo gets the focus.
 */
export function mergeUp(sections: Sections, id: number): Edit {
  const at = placeOf(sections, id);
  const [above, section] = [sections[at - 1], sections[at]];
  if (above === undefined || section === undefined) return nothing(sections);
  const without = spliced(sections, at, 1, []);
  if (section.value === '') return { sections: without, caret: endOf(above) };
  if (section.type === 'COMBO_SELECTOR') return nothing(sections, endOf(above));
  if (above.type === 'COMBO_SELECTOR') {
    if (above.value !== '') return nothing(sections, endOf(above));
    // an empty first section is no more than the place of this one
    return { sections: spliced(sections, at - 1, 1, []), caret: { id, offset: 0 } };
  }
  const value = above.value + section.value;
  if (value.length > LIMITS.sectionLength) return nothing(sections, endOf(above));
  return {
    sections: spliced(sections, at - 1, 2, [{ id: above.id, type: above.type, value }]),
    caret: endOf(above),
  };
}

/** Takes a section away, with what it says. The first cannot be removed. */
export function remove(sections: Sections, id: number): Edit {
  const at = placeOf(sections, id);
  const above = sections[at - 1];
  if (above === undefined) return nothing(sections);
  return { sections: spliced(sections, at, 1, []), caret: endOf(sections[at + 1] ?? above) };
}

/** Puts a section at another place; places beyond the ends mean the ends. */
export function move(sections: Sections, id: number, to: number): Sections {
  const at = placeOf(sections, id);
  const section = sections[at];
  const place = Math.max(0, Math.min(to, sections.length - 1));
  if (section === undefined || place === at) return sections;
  return spliced(spliced(sections, at, 1, []), place, 0, [section]);
}

/** Chooses the combo of a combo selector; '' takes it back. */
export function choose(sections: Sections, id: number, comboId: string): Sections {
  return changed(sections, id, (section) =>
    section.type === 'COMBO_SELECTOR' ? { ...section, value: comboId } : section,
  );
}

/** Whether a reader has to run the combo's lesson before going on. */
export function requireLesson(sections: Sections, id: number, lesson: boolean): Sections {
  return changed(sections, id, (section) =>
    section.type === 'COMBO_SELECTOR'
      ? { id, type: section.type, value: section.value, ...(lesson && { lesson }) }
      : section,
  );
}
