import {
  eventTypesOf,
  rooms,
  type EventTypeOf,
  type GuideLevel,
  type KnownEvent,
  type StoredSection,
} from '@combolab/contracts';
import { defineProjection, onEach, readOf, type Change, type Collection, type Views } from '@combolab/platform';
import { evolve } from '../../commands/decider.js';
import { foldedText, numWordsOf } from './guide-words.js';
import { guideOn, type GuideState } from './guide.state.js';

/** Sections that show a guide among guides. */
const FIRST_SECTIONS = 3;

/** The first sections, and the first combo behind them where they have none: its fighters stand for the guide. */
function shownOf(sections: readonly StoredSection[]): readonly StoredSection[] {
  const first = sections.slice(0, FIRST_SECTIONS);
  const combo = sections.find(({ type, value }) => type === 'COMBO_SELECTOR' && value !== '');
  return combo === undefined || first.includes(combo) ? first : [...first, combo];
}

/** One guide as lists show it; a deleted one stays as a mark that remembers its version. */
export interface GuideDoc extends Omit<GuideState, 'sections'> {
  readonly first: readonly StoredSection[];
  readonly numSections: number;
  readonly numWords: number;
  /** Version of the last event of its stream that is in here. */
  readonly streamVersion: number;
}
/** All sections of a guide, in order. */
export interface SectionsDoc {
  readonly sections: readonly StoredSection[];
  readonly streamVersion: number;
}
/** What words are looked for in; empty of what is not published. */
export interface GuideTextDoc {
  readonly folded: string;
}
/** A published guide under one of its games; one that is there no more stays as a mark. */
export interface ListingDoc {
  readonly gameId: string;
  readonly guideId: string;
  readonly listed: boolean;
  readonly authorId: string;
  readonly fighters: readonly string[];
  readonly level: GuideLevel | null;
  readonly editedAt: string;
}
/** How often guides came to or went from a game. */
export interface GameGuidesDoc {
  readonly changes: number;
}

export const guidesCollection: Collection<GuideDoc> = {
  name: 'guides',
  projection: 'guides',
  indexes: [
    ['authorId', 'deleted', 'editedAt'],
    ['authorId', 'isPublished', 'editedAt'],
  ],
};
export const sectionsCollection: Collection<SectionsDoc> = { name: 'guideSections', projection: 'guides', indexes: [] };
export const guideTextsCollection: Collection<GuideTextDoc> = { name: 'guideTexts', projection: 'guides', indexes: [] };
export const listingsCollection: Collection<ListingDoc> = {
  name: 'guideListings',
  projection: 'guides',
  indexes: [
    ['gameId', 'listed', 'editedAt'],
    ['listed', 'editedAt'],
  ],
};
export const gameGuidesCollection: Collection<GameGuidesDoc> = {
  name: 'gameGuides',
  projection: 'guides',
  indexes: [],
};

async function stateOf(views: Views, guideId: string): Promise<{ guide: GuideState | null; streamVersion: number }> {
  const card = (await views.get(guidesCollection, guideId))?.doc ?? null;
  if (card === null) return { guide: null, streamVersion: 0 };
  const { first: _, numSections: __, numWords: ___, streamVersion, ...guide } = card;
  const sections = (await views.get(sectionsCollection, guideId))?.doc.sections ?? [];
  return { guide: { ...guide, sections }, streamVersion };
}

async function announceGames(
  views: Views,
  gameId: string,
  ids: { readonly added: string[]; readonly removed: string[] },
): Promise<void> {
  const changes = (await views.get(gameGuidesCollection, gameId))?.doc.changes ?? 0;
  const { from, to } = await views.put(gameGuidesCollection, gameId, { changes: changes + 1 });
  views.announce({ room: rooms.guides(gameId), part: 'list', from, to, ...ids });
}

const listingId = (gameId: string, guideId: string): string => `${gameId}/${guideId}`;
/** Whether everybody may read it. */
export const isListed = ({ isPublished, hidden }: Pick<GuideState, 'isPublished' | 'hidden'>): boolean =>
  isPublished && hidden !== true;

const gamesOf = (guide: GuideState | null): readonly string[] =>
  guide !== null && isListed(guide) ? guide.gameTags : [];

async function list(views: Views, guideId: string, before: GuideState | null, after: GuideState): Promise<void> {
  const was = gamesOf(before);
  const is = gamesOf(after);
  const { authorId, fighters, level, editedAt } = after;
  for (const gameId of new Set([...was, ...is])) {
    const listing = { gameId, guideId, listed: is.includes(gameId), authorId, fighters, level, editedAt };
    await views.put(listingsCollection, listingId(gameId, guideId), listing);
    if (!was.includes(gameId)) await announceGames(views, gameId, { added: [guideId], removed: [] });
    if (!is.includes(gameId)) await announceGames(views, gameId, { added: [], removed: [guideId] });
  }
}

async function store(views: Views, guideId: string, guide: GuideState, streamVersion: number): Promise<Change> {
  const { sections, ...about } = guide;
  await views.put(sectionsCollection, guideId, { sections, streamVersion });
  await views.put(guideTextsCollection, guideId, { folded: isListed(guide) ? foldedText(guide) : '' });
  return views.put(guidesCollection, guideId, {
    ...about,
    first: shownOf(sections),
    numSections: sections.length,
    numWords: numWordsOf(sections),
    streamVersion,
  });
}

async function apply(event: KnownEvent<EventTypeOf<'guide'>>, views: Views): Promise<void> {
  const { guideId } = event.data;
  const { guide: before, streamVersion } = await stateOf(views, guideId);
  if (streamVersion >= event.version) return;
  const after = evolve(guideOn, before, event);
  if (after === null) return;
  const { from, to } = await store(views, guideId, after, event.version);
  const { contentVersion } = after;
  views.announce({
    ...{ room: rooms.guide(guideId), part: 'guide', from, to, contentVersion },
    ...(after.deleted ? { deleted: true } : {}),
    ...(before?.hidden === after.hidden ? {} : { hidden: after.hidden === true }),
  });
  await list(views, guideId, before, after);
}

/** Guides, what they say, and which of them a game shows. */
export const guidesProjection = defineProjection({
  name: 'guides',
  crosses: true,
  version: 2,
  collections: [guidesCollection, sectionsCollection, guideTextsCollection, listingsCollection, gameGuidesCollection],
  on: onEach(eventTypesOf('guide'), apply),
  reads: ({ data: { guideId } }) => [readOf(guidesCollection, guideId), readOf(sectionsCollection, guideId)],
});
