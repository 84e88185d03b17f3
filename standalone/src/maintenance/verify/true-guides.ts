import type { EventOf, EventTypeOf, GuideEdited, KnownEvent } from '@combolab/contracts';

interface TrueSection {
  readonly id: number;
  readonly type: string;
  readonly value: string;
  readonly lesson?: boolean;
}

/** A guide as the events of `guide/<id>` tell it. */
export interface TrueGuide {
  readonly authorId: string;
  sections: TrueSection[];
  gameTags: readonly string[];
  previewTitle: string;
  previewSubtitle: string;
  /** Key of its picture. */
  previewImage: string | null;
  fighters: readonly string[];
  level: string | null;
  isPublished: boolean;
  contentVersion: number;
  readonly createdAt: string;
  editedAt: string;
  deleted: boolean;
  /** Only its author and admins see it. */
  hidden?: true;
}

const empty = () => ({
  sections: [] as TrueSection[],
  gameTags: [],
  previewTitle: '',
  previewSubtitle: '',
  previewImage: null,
  fighters: [],
  level: null,
  isPublished: false,
});

function edit(guide: TrueGuide, data: EventOf<typeof GuideEdited>['data']): void {
  const { userId: _, guideId: __, sections = [], order, previewTitle, previewSubtitle, ...about } = data;
  for (const { value, ...section } of sections) {
    const at = guide.sections.findIndex(({ id }) => id === section.id);
    guide.sections.splice(at < 0 ? guide.sections.length : at, at < 0 ? 0 : 1, { ...section, value: value ?? '' });
  }
  if (order !== undefined)
    guide.sections = order.flatMap((wanted) => guide.sections.find(({ id }) => id === wanted) ?? []);
  Object.assign(guide, about);
  if (previewTitle !== undefined) guide.previewTitle = previewTitle ?? '';
  if (previewSubtitle !== undefined) guide.previewSubtitle = previewSubtitle ?? '';
}

type OfGuide = KnownEvent<EventTypeOf<'guide'>>;

const isOfGuide = (event: KnownEvent): event is OfGuide => event.type.startsWith('guide.');

/** Takes one event in. @returns false when it is none of a guide, or comes before `guide.created` */
export function tellGuide(guides: Map<string, TrueGuide>, event: KnownEvent): boolean {
  if (!isOfGuide(event)) return false;
  const { guideId } = event.data;
  if (event.type === 'guide.created') {
    const { userId, sectionId } = event.data;
    const sections = [{ id: sectionId, type: 'TITLE', value: '' }];
    const times = { createdAt: event.time, editedAt: event.time };
    guides.set(guideId, { authorId: userId, ...empty(), sections, contentVersion: 1, ...times, deleted: false });
  }
  const guide = guides.get(guideId);
  if (guide === undefined) return false;
  if (event.type === 'guide.hidden' || event.type === 'guide.restored') {
    if (event.type === 'guide.hidden') guide.hidden = true;
    else delete guide.hidden;
    return true;
  }
  guide.contentVersion = event.version;
  guide.editedAt = event.time;
  if (event.type === 'guide.edited') edit(guide, event.data);
  if (event.type === 'guide.published') guide.isPublished = true;
  if (event.type === 'guide.unpublished') guide.isPublished = false;
  if (event.type === 'guide.deleted') Object.assign(guide, empty(), { deleted: true });
  return true;
}
