import {
  ComboAdded,
  ComboDeleted,
  ComboEdited,
  ComboRestored,
  difficultyOf,
  eventTypesOf,
  rooms,
  type Action,
  type Difficulty,
  type EventTypeOf,
  type ComboConditions,
  type StoredSource,
  type FrameNote,
  type NamedMove,
  type KnownEvent,
  type RecordedEvent,
  type Tag,
} from '@combolab/contracts';
import { defineProjection, onEach, readOf, type Change, type Collection, type Views } from '@combolab/platform';
import { decodedOf, evolve } from '../../commands/decider.js';
import { changedFields } from './changed-fields.js';
import { comboOn, type ComboState, type StoredVideoData } from './combo.state.js';

/** One combo as lists and pages show it; a deleted one stays as a mark that remembers its version, without its author's words. */
export interface ComboDoc {
  readonly name: string;
  readonly description: string;
  readonly gameId: string;
  readonly characterId: string;
  readonly characterIds: readonly string[];
  readonly tags: readonly Tag[];
  readonly percentRange: readonly [number, number];
  readonly actions: readonly Action[];
  readonly moves?: readonly NamedMove[];
  readonly notes?: readonly FrameNote[];
  readonly conditions?: ComboConditions;
  readonly sticks?: string;
  readonly patch?: string;
  readonly source?: StoredSource;
  readonly authorId: string;
  readonly video: StoredVideoData;
  readonly difficulty: Difficulty;
  readonly verified: boolean;
  /** The `contentVersion` that an admin last vouched for. */
  readonly verifiedVersion?: number;
  readonly deleted: boolean;
  /** Only its author and admins see it. */
  readonly hidden?: true;
  readonly createdAt: string;
  readonly contentVersion: number;
  /** Version of the last event of its stream that is in here. */
  readonly streamVersion: number;
}

/** How often a game's list of combos changed. */
export interface ListDoc {
  readonly changes: number;
}

/** Combos that were shared with one and the same clip, by id; deleted ones too. */
export interface ClipDoc {
  readonly comboIds: readonly string[];
}

export const combosCollection: Collection<ComboDoc> = {
  name: 'combos',
  projection: 'combos',
  indexes: [
    ['authorId', 'deleted', 'createdAt'],
    ['gameId', 'deleted', 'createdAt'],
  ],
};
export const listsCollection: Collection<ListDoc> = { name: 'lists', projection: 'combos', indexes: [] };
/** By the SHA-256 of the clip. */
export const clipsCollection: Collection<ClipDoc> = { name: 'clips', projection: 'combos', indexes: [] };

const hiddenOf = ({ hidden }: Pick<ComboDoc, 'hidden'>) => (hidden === undefined ? {} : { hidden });

const verifiedOf = ({ verifiedVersion }: Pick<ComboDoc, 'verifiedVersion'>) =>
  verifiedVersion === undefined ? {} : { verifiedVersion };

/** Whether everybody may see it. */
export const isShown = ({ deleted, hidden }: Pick<ComboDoc, 'deleted' | 'hidden'>): boolean =>
  !deleted && hidden !== true;

const toState = (doc: ComboDoc): ComboState =>
  ({
    authorId: doc.authorId,
    content: doc,
    video: doc.video,
    contentVersion: doc.contentVersion,
    verified: doc.verified,
    ...verifiedOf(doc),
    deleted: doc.deleted,
    ...hiddenOf(doc),
    createdAt: doc.createdAt,
    preview: { generation: 1, state: 'waiting' },
  }) as unknown as ComboState;

/** Without those whose text was removed. */
export const shownNotes = (notes: NonNullable<ComboState['content']['notes']>): FrameNote[] =>
  notes.flatMap(({ frame, text }) => (text === null ? [] : [{ frame, text }]));

/** Without its players where their names were removed. */
export function shownSource({ players, ...source }: NonNullable<ComboState['content']['source']>): StoredSource {
  return players == null ? source : { ...source, players };
}

function toDoc(state: ComboState, streamVersion: number): ComboDoc {
  const { content } = state;
  return {
    name: state.deleted ? '' : (content.name ?? ''),
    description: state.deleted ? '' : (content.description ?? ''),
    gameId: content.gameId,
    characterId: content.characterId,
    characterIds: content.characterIds,
    tags: content.tags,
    percentRange: content.percentRange,
    actions: content.actions,
    ...(content.moves === undefined ? {} : { moves: content.moves }),
    ...(content.notes === undefined || state.deleted ? {} : { notes: shownNotes(content.notes) }),
    ...(content.conditions === undefined ? {} : { conditions: content.conditions }),
    ...(content.sticks === undefined ? {} : { sticks: content.sticks }),
    ...(content.patch === undefined ? {} : { patch: content.patch }),
    ...(content.source === undefined
      ? {}
      : { source: shownSource(state.deleted ? { ...content.source, players: null } : content.source) }),
    authorId: state.authorId,
    video: state.video,
    difficulty: difficultyOf(content.actions),
    verified: state.verified,
    ...verifiedOf(state),
    deleted: state.deleted,
    ...hiddenOf(state),
    createdAt: state.createdAt,
    contentVersion: state.contentVersion,
    streamVersion,
  };
}

type OfCombo = KnownEvent<EventTypeOf<'combo'>>;

function nextDoc(before: ComboDoc | null, event: OfCombo): ComboDoc | null {
  const state = evolve(comboOn, before === null ? null : toState(before), event);
  return state === null ? null : toDoc(state, event.version);
}

/** What the view holds once it has applied these events of a combo's stream; null before the first. */
export const comboDocOf = (events: readonly RecordedEvent[]): ComboDoc | null =>
  decodedOf(eventTypesOf('combo'), events).reduce<ComboDoc | null>((doc, event) => nextDoc(doc, event) ?? doc, null);

async function announceList(views: Views, gameId: string, ids: { added: string[]; removed: string[] }): Promise<void> {
  const changes = (await views.get(listsCollection, gameId))?.doc.changes ?? 0;
  const { from, to } = await views.put(listsCollection, gameId, { changes: changes + 1 });
  views.announce({ room: rooms.results(gameId), part: 'list', from, to, ...ids });
}

async function announceLists(views: Views, comboId: string, before: ComboDoc | null, after: ComboDoc): Promise<void> {
  const was = before === null || !isShown(before) ? null : before.gameId;
  const is = isShown(after) ? after.gameId : null;
  if (was === is) return;
  if (was !== null) await announceList(views, was, { added: [], removed: [comboId] });
  if (is !== null) await announceList(views, is, { added: [comboId], removed: [] });
}

function announceCombo(views: Views, comboId: string, event: OfCombo, after: ComboDoc, { from, to }: Change): void {
  const message = { room: rooms.combo(comboId), part: 'combo' as const, from, to };
  if (event.type === ComboDeleted.type) views.announce({ ...message, deleted: true });
  // what it says now is for its author and admins, who ask for it
  else if (after.hidden === true || event.type === ComboRestored.type)
    views.announce({ ...message, hidden: after.hidden === true });
  else if (event.type === ComboEdited.type) views.announce({ ...message, ...changedFields(after) });
  else if (event.type !== ComboAdded.type)
    views.announce({ ...message, verified: after.verified, ...verifiedOf(after) });
}

async function rememberClip(views: Views, comboId: string, { video: { sha256 } }: ComboDoc): Promise<void> {
  if (sha256 === undefined) return;
  const comboIds = (await views.get(clipsCollection, sha256))?.doc.comboIds ?? [];
  // in an order of their own: a rebuild meets them in another one
  if (!comboIds.includes(comboId))
    await views.put(clipsCollection, sha256, { comboIds: [...comboIds, comboId].sort() });
}

async function apply(event: OfCombo, views: Views): Promise<void> {
  const { comboId } = event.data;
  const before = (await views.get(combosCollection, comboId))?.doc ?? null;
  if (before !== null && before.streamVersion >= event.version) return;
  const after = nextDoc(before, event);
  if (after === null) return;
  const change = await views.put(combosCollection, comboId, after);
  announceCombo(views, comboId, event, after, change);
  await announceLists(views, comboId, before, after);
  if (event.type === ComboAdded.type) await rememberClip(views, comboId, after);
}

/** Content, verification and existence of combos, and which ids came to or went from a game's list. */
export const combosProjection = defineProjection({
  name: 'combos',
  crosses: true,
  version: 3,
  collections: [combosCollection, listsCollection, clipsCollection],
  on: onEach(eventTypesOf('combo'), apply),
  reads: ({ data }) => [readOf(combosCollection, data.comboId)],
});
