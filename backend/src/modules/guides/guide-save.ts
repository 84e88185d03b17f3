import { GuideEdited, LIMITS, type EventOf, type NewEvent, type StoredSection } from '@combolab/contracts';
import { RefusedError } from '../../problems.js';
import type { GuideAbout, GuideState } from './guide.state.js';

/** A section as an author sends it; null is a combo that was answered as null, or none. */
export interface SentSection extends Omit<StoredSection, 'value'> {
  readonly value: string | null;
}

/** What a save asks for; absent fields stay. */
export interface GuideChanges extends Partial<GuideAbout> {
  readonly sections?: readonly SentSection[];
  /** Ids of all sections; without it, `sections` are all of them. */
  readonly order?: readonly number[];
  readonly isPublished?: boolean;
}

type Content = GuideAbout & Pick<GuideState, 'sections'>;
type Edited = EventOf<typeof GuideEdited>['data'];
type EditedSection = NonNullable<Edited['sections']>[number];

/** Sections that are recorded together, in bytes of their JSON: what is left of an event's limit is for the order. */
const EVENT_BYTES = 200_000;

const refused = (status: number, code: string, title: string, detail: string): RefusedError =>
  new RefusedError(status, code, title, detail);

function mustBeOnce(ids: readonly number[], where: string): void {
  const seen = new Set<number>();
  for (const id of ids) {
    if (seen.has(id))
      throw refused(422, 'section-twice', 'Section given twice', `Section ${String(id)} stands twice in ${where}.`);
    seen.add(id);
  }
}

/** A combo is kept only when it is there, or was in the guide before. */
function valueOf(
  { id, type, value }: SentSection,
  before: ReadonlyMap<number, StoredSection>,
  kept: ReadonlySet<string>,
  gone: ReadonlySet<string>,
): string {
  if (type !== 'COMBO_SELECTOR') return value ?? '';
  const was = before.get(id);
  if (value === null) return was?.type === type && gone.has(was.value) ? was.value : '';
  return gone.has(value) && !kept.has(value) ? '' : value;
}

const combosIn = (sections: readonly StoredSection[]): ReadonlySet<string> =>
  new Set(sections.flatMap(({ type, value }) => (type === 'COMBO_SELECTOR' && value !== '' ? [value] : [])));

function mustFit(sections: readonly StoredSection[]): void {
  if (sections.length === 0)
    throw refused(422, 'no-sections', 'No sections', 'A guide keeps at least one section. Leave its title in.');
  if (sections.length > LIMITS.sectionsOfGuide) {
    const most = LIMITS.sectionsOfGuide.toLocaleString('en');
    const detail = `A guide holds ${most} sections. Join some of them, or begin another guide.`;
    throw refused(422, 'too-many-sections', 'Too many sections', detail);
  }
  if (sections.some(({ value }) => value.length > LIMITS.sectionLength)) {
    const most = LIMITS.sectionLength.toLocaleString('en');
    const detail = `A section holds ${most} characters. Go on in another section.`;
    throw refused(413, 'section-too-long', 'Section too long', detail);
  }
  if (sections.reduce((sum, { value }) => sum + value.length, 0) > LIMITS.guideLength) {
    const most = LIMITS.guideLength.toLocaleString('en');
    const detail = `The sections of a guide hold ${most} characters together. Go on in another guide.`;
    throw refused(413, 'guide-too-long', 'Guide too long', detail);
  }
}

function sectionsAfter(
  guide: GuideState,
  { sections, order }: GuideChanges,
  gone: ReadonlySet<string>,
): readonly StoredSection[] {
  if (sections === undefined && order === undefined) return guide.sections;
  const sent = sections ?? [];
  const ids = order ?? sent.map(({ id }) => id);
  mustBeOnce(
    sent.map(({ id }) => id),
    'sections',
  );
  mustBeOnce(ids, 'order');
  const before = new Map(guide.sections.map((section) => [section.id, section]));
  const kept = combosIn(guide.sections);
  const after = new Map(before);
  for (const section of sent) after.set(section.id, { ...section, value: valueOf(section, before, kept, gone) });
  const ordered = ids.map((id) => {
    const section = after.get(id);
    if (section !== undefined) return section;
    const detail = `Section ${String(id)} stands in order, but is neither sent nor in the guide.`;
    throw refused(422, 'unknown-section', 'Unknown section', detail);
  });
  const named = new Set(ids);
  const left = sent.find(({ id }) => !named.has(id));
  if (left !== undefined) {
    const detail = `Section ${String(left.id)} is sent, but stands nowhere in order.`;
    throw refused(422, 'unordered-section', 'Section without a place', detail);
  }
  mustFit(ordered);
  return ordered;
}

function mustBePublishable({ sections, gameTags }: Content): void {
  if ((sections[0]?.value ?? '').trim() === '') {
    const detail = 'A published guide needs a title. Write one in its first section, or un-publish the guide.';
    throw refused(422, 'without-title', 'Guide without title', detail);
  }
  if (gameTags.length === 0) {
    const detail = 'A published guide needs a game. Choose at least one, or un-publish the guide.';
    throw refused(422, 'without-game', 'Guide without game', detail);
  }
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
const isSame = (a: StoredSection, b: StoredSection | undefined): boolean =>
  a.type === b?.type && a.value === b.value && (a.lesson ?? false) === (b.lesson ?? false);

const ABOUT = ['gameTags', 'previewTitle', 'previewSubtitle', 'previewImage', 'fighters', 'level'] as const;

function changedAbout(guide: GuideState, changes: GuideChanges): Partial<GuideAbout> {
  const changed = ABOUT.filter((field) => changes[field] !== undefined && !same(changes[field], guide[field]));
  return Object.fromEntries(changed.map((field) => [field, changes[field]]));
}

const recordedSection = ({ id, type, value, lesson }: StoredSection): EditedSection => ({
  ...{ id, type, value },
  ...(lesson === true && type === 'COMBO_SELECTOR' ? { lesson } : {}),
});

/** Lists that are small enough to be recorded one by one. */
function inPortions(sections: readonly StoredSection[]): EditedSection[][] {
  const portions: EditedSection[][] = [];
  let room = 0;
  for (const section of sections.map(recordedSection)) {
    const bytes = Buffer.byteLength(JSON.stringify(section)) + 1;
    if (bytes > room) {
      portions.push([]);
      room = EVENT_BYTES;
    }
    portions.at(-1)?.push(section);
    room -= bytes;
  }
  return portions;
}

/** What an order must tell, when changed sections stand where they were and new ones at the end. */
function orderTold(before: readonly StoredSection[], after: readonly StoredSection[]): readonly number[] | undefined {
  const ids = after.map(({ id }) => id);
  const old = new Set(before.map(({ id }) => id));
  const untold = [...before.map(({ id }) => id), ...ids.filter((id) => !old.has(id))];
  return same(ids, untold) ? undefined : ids;
}

/**
 * What a save changes, as events that carry nothing else; `[]` when it changes nothing.
 * @param gone combos that do not exist (any more), of those in the guide and in the changes
 * @throws RefusedError 413, 422
 */
export function editsOf(
  guide: GuideState,
  of: { readonly userId: string; readonly guideId: string },
  changes: GuideChanges,
  gone: ReadonlySet<string>,
): { readonly events: readonly NewEvent[]; readonly isPublished: boolean } {
  const about = changedAbout(guide, changes);
  const sections = sectionsAfter(guide, changes, gone);
  const { isPublished = guide.isPublished } = changes;
  if (isPublished) mustBePublishable({ ...guide, ...about, sections });
  const before = new Map(guide.sections.map((section) => [section.id, section]));
  const portions = inPortions(sections.filter((section) => !isSame(section, before.get(section.id))));
  const order = orderTold(guide.sections, sections);
  if (portions.length === 0 && (order !== undefined || Object.keys(about).length > 0)) portions.push([]);
  const events = portions.map((portion, i) => {
    const isLast = i === portions.length - 1;
    return GuideEdited({
      ...of,
      ...(portion.length === 0 ? {} : { sections: portion }),
      ...(isLast ? { ...(order === undefined ? {} : { order: [...order] }), ...(about as Partial<Edited>) } : {}),
    });
  });
  return { events, isPublished };
}
