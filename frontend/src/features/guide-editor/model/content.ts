import type { BodyIn, Guide, GuideCard, GuideMetaData, routes, StoredSection } from '@combolab/contracts';
import type { Sections } from './sections.js';

/** All that an author writes of a guide. */
export interface Content {
  readonly sections: Sections;
  readonly metaData: GuideMetaData;
}

/** What a save sends of a guide, beside its id. */
export type Patch = Omit<BodyIn<typeof routes.updateGuide>['guide'], '_id'>;

function storedSection(section: Guide['sections'][number] | GuideCard['sections'][number]): StoredSection {
  if (section.type !== 'COMBO_SELECTOR') return section;
  const { id, type, value, lesson } = section;
  return { id, type, value: value?._id ?? '', ...(lesson === true && { lesson }) };
}

/** A guide as it is written, its combos by their ids. */
export const contentOf = ({ sections, metaData }: Guide | GuideCard): Content => ({
  sections: sections.map(storedSection),
  metaData,
});

export const sameSection = (a: StoredSection, b: StoredSection | undefined): boolean =>
  a === b ||
  (b !== undefined &&
    a.id === b.id &&
    a.type === b.type &&
    a.value === b.value &&
    (a.lesson ?? false) === (b.lesson ?? false));

const sameSections = (a: Sections, b: Sections): boolean =>
  a === b || (a.length === b.length && a.every((section, i) => sameSection(section, b[i])));

export const sameValue = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

/** Fields of `now` that differ. */
function changedMeta(before: GuideMetaData, now: GuideMetaData): Partial<GuideMetaData> {
  if (before === now) return {};
  const names = Object.keys(now) as (keyof GuideMetaData)[];
  return Object.fromEntries(
    names.filter((name) => !sameValue(before[name], now[name])).map((name) => [name, now[name]]),
  );
}

/** Whether two contents say the same. */
export const sameContent = (a: Content, b: Content): boolean =>
  sameSections(a.sections, b.sections) && Object.keys(changedMeta(a.metaData, b.metaData)).length === 0;

/** What has to be sent so that `before` becomes `now`; nothing that stayed. */
export function patchOf(before: Content, now: Content): Patch {
  const metaData = changedMeta(before.metaData, now.metaData) as NonNullable<Patch['metaData']>;
  const known = new Map(before.sections.map((section) => [section.id, section]));
  return {
    ...(!sameSections(before.sections, now.sections) && {
      sections: now.sections.filter((section) => !sameSection(section, known.get(section.id))),
      order: now.sections.map(({ id }) => id),
    }),
    ...(Object.keys(metaData).length > 0 && { metaData }),
  };
}
