import { rooms, type Room, type ViewMessage, type ViewVersion } from '@combolab/contracts';
import type { Collection, DocumentReader } from '@combolab/platform';
import { combosCollection, type ComboDoc } from '../modules/combos/combos.projection.js';
import { discussionsCollection } from '../modules/comments/comments.projection.js';
import { talliesCollection } from '../modules/feedback/tallies.projection.js';
import { inboxMessages } from '../modules/notifications/inbox-message.js';
import { previewMessage } from '../modules/previews/preview-view.js';
import { previewsCollection } from '../modules/previews/previews.projection.js';

/** A part of a room of which viewers may have missed something. */
export interface AheadPart {
  readonly room: Room;
  readonly part: string;
  /** What viewers were told last. */
  readonly from: ViewVersion;
  readonly to: ViewVersion;
}

type Reader = Pick<DocumentReader, 'getMany'>;
type OfCombo = AheadPart & { readonly comboId: string };

/** Messages that bring viewers of these parts to the present state, or make them fetch a list; each collection is read once. */
export async function catchUp(documents: Reader, ahead: readonly AheadPart[]): Promise<ViewMessage[]> {
  const partsOf = (part: string): OfCombo[] =>
    ahead.flatMap((each) =>
      each.room.kind === 'combo' && each.part === part ? [{ ...each, comboId: each.room.comboId }] : [],
    );
  const lists = ahead.flatMap(({ room, to }) => (room.kind === 'results' ? [listMessage(room.gameId, to)] : []));
  const inboxes = ahead.flatMap((each) =>
    each.room.kind === 'user' ? [{ userId: each.room.userId, from: each.from, to: each.to }] : [],
  );
  const messages = await Promise.all([
    inboxMessages(documents, inboxes),
    withDocs(documents, combosCollection, partsOf('combo'), comboMessage),
    withDocs(documents, talliesCollection, partsOf('tally'), ({ comboId, from, to }, doc) => {
      const { numLikes = 0, numDislikes = 0 } = doc ?? {};
      return { room: rooms.combo(comboId), part: 'tally', from, to, numLikes, numDislikes };
    }),
    withDocs(documents, discussionsCollection, partsOf('comments'), ({ comboId, to }, doc) => {
      const nothing = { commentsAdded: [], commentsRemoved: [] };
      const numComments = doc?.numComments ?? 0;
      return { room: rooms.combo(comboId), part: 'comments', from: to, to, numComments, ...nothing };
    }),
    withDocs(documents, previewsCollection, partsOf('preview'), ({ comboId, from, to }, doc) =>
      doc === undefined ? null : previewMessage(comboId, doc, from, to),
    ),
  ]);
  return [...lists, ...messages.flat()];
}

async function withDocs<T extends object>(
  documents: Reader,
  collection: Collection<T>,
  parts: readonly OfCombo[],
  messageOf: (part: OfCombo, doc: T | undefined) => ViewMessage | null,
): Promise<ViewMessage[]> {
  if (parts.length === 0) return [];
  const ids = parts.map(({ comboId }) => comboId);
  const docs = new Map((await documents.getMany(collection, ids)).map(({ id, doc }) => [id, doc]));
  return parts.flatMap((part) => messageOf(part, docs.get(part.comboId)) ?? []);
}

const listMessage = (gameId: string, to: ViewVersion): ViewMessage => ({
  ...{ room: rooms.results(gameId), part: 'list', from: to, to },
  ...{ added: [], removed: [] },
});

function comboMessage({ comboId, from, to }: OfCombo, combo: ComboDoc | undefined): ViewMessage | null {
  if (combo === undefined) return null;
  const place = { room: rooms.combo(comboId), part: 'combo', from, to } as const;
  if (combo.deleted) return { ...place, deleted: true };
  const { name, description, gameId, characterId, characterIds, tags, percentRange, difficulty } = combo;
  const { contentVersion, verified } = combo;
  const fighters = { gameId, characterId, characterIds };
  return {
    ...place,
    verified,
    changed: { name, description, ...fighters, tags, percentRange, difficulty, contentVersion },
  };
}
