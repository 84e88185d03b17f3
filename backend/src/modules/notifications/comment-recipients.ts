import { mentionedNames, type CommentAdded, type EventOf, type NotificationKind } from '@combolab/contracts';
import type { Documents } from '@combolab/platform';
import { commentsCollection } from '../comments/comments.projection.js';
import type { DisplayNames } from '../users/display-names.js';

/** So many people at most are told that a comment mentions them. */
const MENTIONS_MOST = 10;

export interface Recipient {
  readonly userId: string;
  readonly kind: NotificationKind;
}

type Comment = EventOf<typeof CommentAdded>['data'];

async function mentioned(text: string, names: Pick<DisplayNames, 'ownerOf'>): Promise<readonly string[]> {
  // Each mention can be read in two ways.
  const written = mentionedNames(text).slice(0, 2 * MENTIONS_MOST);
  const owners = await Promise.all(written.map((name) => names.ownerOf(name)));
  return [...new Set(owners.filter((owner) => owner !== null))].slice(0, MENTIONS_MOST);
}

/** Who is told of a comment and why: the one it answers, those it mentions, the author of the combo; each once, its writer never. */
export async function recipientsOf(
  comment: Comment,
  authorId: string,
  { documents, names }: { readonly documents: Documents; readonly names: Pick<DisplayNames, 'ownerOf'> },
): Promise<readonly Recipient[]> {
  const { parentId, text, userId: writer } = comment;
  const parent = parentId === undefined ? null : await documents.get(commentsCollection, parentId);
  const all: readonly Recipient[] = [
    ...(parent === null || parent.doc.removed ? [] : [{ userId: parent.doc.userId, kind: 'reply' as const }]),
    ...(await mentioned(text ?? '', names)).map((userId) => ({ userId, kind: 'mention' as const })),
    { userId: authorId, kind: 'comment' },
  ];
  return all.filter(
    ({ userId }, index) => userId !== writer && all.findIndex((other) => other.userId === userId) === index,
  );
}
