import { rooms, type Room, type ViewMessage, type ViewVersion } from '@combolab/contracts';
import type { Collection, DocumentReader } from '@combolab/platform';
import { changedFields } from '../modules/combos/changed-fields.js';
import { combosCollection, type ComboDoc } from '../modules/combos/combos.projection.js';
import { discussionsCollection } from '../modules/comments/comments.projection.js';
import { talliesCollection } from '../modules/feedback/tallies.projection.js';
import { followersCollection } from '../modules/follows/follows.projection.js';
import { guidesCollection, type GuideDoc } from '../modules/guides/guides.projection.js';
import { inboxMessages } from '../modules/notifications/inbox-message.js';
import { previewMessage } from '../modules/previews/preview-view.js';
import { previewsCollection } from '../modules/previews/previews.projection.js';
import { accountPart, usersCollection } from '../modules/users/users.projection.js';

/** A part of a room of which viewers may have missed something. */
export interface AheadPart {
  readonly room: Room;
  readonly part: string;
  /** What viewers were told last. */
  readonly from: ViewVersion;
  readonly to: ViewVersion;
}

type Reader = Pick<DocumentReader, 'getMany'>;
type Of = AheadPart & { readonly id: string };

/** Messages that bring viewers of these parts to the present state, or make them fetch a list; each collection is read once. */
export async function catchUp(documents: Reader, ahead: readonly AheadPart[]): Promise<ViewMessage[]> {
  const partsOf = (part: string): Of[] =>
    ahead.flatMap((each) =>
      each.room.kind === 'combo' && each.part === part ? [{ ...each, id: each.room.comboId }] : [],
    );
  const lists = ahead.flatMap(({ room, to }) => {
    if (room.kind === 'moderation') return [listMessage(rooms.moderation(), to)];
    if (room.kind === 'results') return [listMessage(rooms.results(room.gameId), to)];
    return room.kind === 'guides' ? [listMessage(rooms.guides(room.gameId), to)] : [];
  });
  const guides = ahead.flatMap((each) => (each.room.kind === 'guide' ? [{ ...each, id: each.room.guideId }] : []));
  const profiles = ahead.flatMap((each) => (each.room.kind === 'profile' ? [{ ...each, id: each.room.userId }] : []));
  const ofUser = (part: string) =>
    ahead.flatMap((each) =>
      each.room.kind === 'user' && each.part === part ? [{ ...each, id: each.room.userId }] : [],
    );
  const inboxes = ofUser('inbox').map(({ id, from, to }) => ({ userId: id, from, to }));
  const messages = await Promise.all([
    inboxMessages(documents, inboxes),
    withDocs(documents, guidesCollection, guides, guideMessage),
    withDocs(documents, usersCollection, ofUser('account'), ({ id, from, to }, user) =>
      user === undefined ? null : { room: rooms.user(id), from, to, ...accountPart(user) },
    ),
    withDocs(documents, followersCollection, profiles, ({ id, from, to }, doc) => {
      const { numFollowers = 0 } = doc ?? {};
      return { room: rooms.profile(id), part: 'followers', from, to, numFollowers };
    }),
    withDocs(documents, combosCollection, partsOf('combo'), comboMessage),
    withDocs(documents, talliesCollection, partsOf('tally'), ({ id, from, to }, doc) => {
      const { numLikes = 0, numDislikes = 0 } = doc ?? {};
      return { room: rooms.combo(id), part: 'tally', from, to, numLikes, numDislikes };
    }),
    withDocs(documents, discussionsCollection, partsOf('comments'), ({ id, to }, doc) => {
      const nothing = { commentsAdded: [], commentsRemoved: [] };
      const numComments = doc?.numComments ?? 0;
      return { room: rooms.combo(id), part: 'comments', from: to, to, numComments, ...nothing };
    }),
    withDocs(documents, previewsCollection, partsOf('preview'), ({ id, from, to }, doc) =>
      doc === undefined ? null : previewMessage(id, doc, from, to),
    ),
  ]);
  return [...lists, ...messages.flat()];
}

async function withDocs<T extends object>(
  documents: Reader,
  collection: Collection<T>,
  parts: readonly Of[],
  messageOf: (part: Of, doc: T | undefined) => ViewMessage | null,
): Promise<ViewMessage[]> {
  if (parts.length === 0) return [];
  const ids = parts.map(({ id }) => id);
  const docs = new Map((await documents.getMany(collection, ids)).map(({ id, doc }) => [id, doc]));
  return parts.flatMap((part) => messageOf(part, docs.get(part.id)) ?? []);
}

const listMessage = (room: string, to: ViewVersion): ViewMessage => ({
  ...{ room, part: 'list', from: to, to },
  ...{ added: [], removed: [] },
});

function guideMessage({ id, from, to }: Of, guide: GuideDoc | undefined): ViewMessage | null {
  if (guide === undefined) return null;
  const { contentVersion, deleted, hidden = false } = guide;
  return { room: rooms.guide(id), part: 'guide', from, to, contentVersion, hidden, ...(deleted ? { deleted } : {}) };
}

function comboMessage({ id, from, to }: Of, combo: ComboDoc | undefined): ViewMessage | null {
  if (combo === undefined) return null;
  const place = { room: rooms.combo(id), part: 'combo', from, to } as const;
  if (combo.deleted) return { ...place, deleted: true };
  if (combo.hidden === true) return { ...place, hidden: true };
  return { ...place, hidden: false, verified: combo.verified, ...changedFields(combo) };
}
