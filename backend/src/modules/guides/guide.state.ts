import {
  GuideCreated,
  GuideDeleted,
  GuideEdited,
  GuideHidden,
  GuidePublished,
  GuideRestored,
  GuideUnpublished,
  type EventOf,
  type GuideLevel,
  type KnownEvent,
  type StoredSection,
} from '@combolab/contracts';
import { onceThere, type Evolve } from '../../commands/decider.js';

/** What a guide says, without its sections. */
export interface GuideAbout {
  /** Ids of games. */
  readonly gameTags: readonly string[];
  readonly previewTitle: string;
  readonly previewSubtitle: string;
  /** Key of a stored picture; null = none. */
  readonly previewImage: string | null;
  /** Ids of fighters. */
  readonly fighters: readonly string[];
  readonly level: GuideLevel | null;
}

/** What the stream `guide/<id>` amounts to. */
export interface GuideState extends GuideAbout {
  readonly authorId: string;
  /** In the author's order; empty once the guide is deleted. */
  readonly sections: readonly StoredSection[];
  readonly isPublished: boolean;
  /** Version of the last event that changed what it says or who may read it by its author's wish. */
  readonly contentVersion: number;
  readonly createdAt: string;
  readonly editedAt: string;
  readonly deleted: boolean;
  /** An admin took it out of sight. */
  readonly hidden?: true;
}

const nothing: GuideAbout & Pick<GuideState, 'sections'> = {
  sections: [],
  gameTags: [],
  previewTitle: '',
  previewSubtitle: '',
  previewImage: null,
  fighters: [],
  level: null,
};

function created(event: KnownEvent<typeof GuideCreated.type>): GuideState {
  const { userId, sectionId } = event.data;
  return {
    ...nothing,
    authorId: userId,
    sections: [{ id: sectionId, type: 'TITLE', value: '' }],
    isPublished: false,
    contentVersion: event.version,
    createdAt: event.time,
    editedAt: event.time,
    deleted: false,
  };
}

type Edited = EventOf<typeof GuideEdited>['data'];

/** Changed sections stand where they were and new ones at the end, until an order says otherwise. */
function sectionsAfter(
  before: readonly StoredSection[],
  { sections = [], order }: Pick<Edited, 'sections' | 'order'>,
): readonly StoredSection[] {
  const byId = new Map(before.map((section) => [section.id, section]));
  for (const { value, ...section } of sections) byId.set(section.id, { ...section, value: value ?? '' });
  return order === undefined ? [...byId.values()] : order.flatMap((id) => byId.get(id) ?? []);
}

function edited(guide: GuideState, data: Edited): GuideState {
  const { sections, order, gameTags, previewTitle, previewSubtitle, previewImage, fighters, level } = data;
  return {
    ...guide,
    sections: sectionsAfter(guide.sections, {
      ...(sections === undefined ? {} : { sections }),
      ...(order === undefined ? {} : { order }),
    }),
    ...(gameTags === undefined ? {} : { gameTags }),
    ...(previewTitle === undefined ? {} : { previewTitle: previewTitle ?? '' }),
    ...(previewSubtitle === undefined ? {} : { previewSubtitle: previewSubtitle ?? '' }),
    ...(previewImage === undefined ? {} : { previewImage }),
    ...(fighters === undefined ? {} : { fighters }),
    ...(level === undefined ? {} : { level }),
  };
}

/** After an event that changed what it says, or who may read it by its author's wish. */
const changed = (guide: GuideState, { version, time }: KnownEvent): GuideState => ({
  ...guide,
  contentVersion: version,
  editedAt: time,
});

/** null before `guide.created`. */
export const guideOn: Evolve<GuideState | null> = {
  [GuideCreated.type]: (_, event) => created(event),
  ...onceThere<GuideState>({
    [GuideEdited.type]: (guide, event) => edited(changed(guide, event), event.data),
    [GuidePublished.type]: (guide, event) => ({ ...changed(guide, event), isPublished: true }),
    [GuideUnpublished.type]: (guide, event) => ({ ...changed(guide, event), isPublished: false }),
    [GuideHidden.type]: (guide) => ({ ...guide, hidden: true }),
    [GuideRestored.type]: ({ hidden: _, ...shown }) => shown,
    [GuideDeleted.type]: (guide, event) => ({
      ...changed(guide, event),
      ...nothing,
      isPublished: false,
      deleted: true,
    }),
  }),
};
