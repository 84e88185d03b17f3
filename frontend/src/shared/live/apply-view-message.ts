import { compareVersions, type Comment, type ComboRoomMessage, type ComboVersions } from '@combolab/contracts';

/**
 * What the page holds of a combo's room. Only parts with a version are followed; `comments` is the list itself and is
 * absent where only the counts are held.
 */
export interface LiveEntry {
  readonly versions: Partial<ComboVersions>;
  readonly comments?: readonly Comment[];
  readonly deleted?: boolean;
}

export interface Applied<E> {
  readonly entry: E;
  /** Something was missed that the message does not carry. */
  readonly refetch: boolean;
}

/** Oldest first, each id once, the added standing for their older selves. */
function mergeComments(
  comments: readonly Comment[],
  added: readonly Comment[],
  removed: readonly string[],
  hidden: readonly Comment[],
): readonly Comment[] {
  const byId = new Map(comments.map((comment) => [comment._id, comment]));
  for (const comment of added) byId.set(comment._id, comment);
  for (const id of removed) byId.delete(id);
  for (const comment of hidden) byId.set(comment._id, { ...comment, hidden: true });
  return [...byId.values()].sort((a, b) => a.createdAt.localeCompare(b.createdAt) || (a._id < b._id ? -1 : 1));
}

/** Whether this viewer is shown a comment that an admin has hidden. */
export type SeesHidden = (comment: Comment) => boolean;
const nobody: SeesHidden = () => false;

/** What is held of comments that are hidden from others only. */
function stillSeen(entry: LiveEntry, message: ComboRoomMessage, seesHidden: SeesHidden): readonly Comment[] {
  const ids = message.part === 'comments' ? (message.commentsHidden ?? []) : [];
  return ids.length === 0 ? [] : (entry.comments ?? []).filter((each) => ids.includes(each._id) && seesHidden(each));
}

/** True for messages that say only what changed, so that a gap before them loses something. */
const tellsChangesOnly = (entry: LiveEntry, message: ComboRoomMessage): boolean =>
  message.part === 'comments' ? entry.comments !== undefined : message.part === 'combo' && message.deleted !== true;

/** What is shown again may have changed while it was hidden, of which nobody was told. */
const isBack = (message: ComboRoomMessage): boolean => message.part === 'combo' && message.hidden === false;

function contentOf(entry: LiveEntry, message: ComboRoomMessage, hidden: readonly Comment[]): object {
  switch (message.part) {
    case 'combo':
      return {
        ...message.changed,
        ...(message.changed?.['conditions'] === null ? { conditions: undefined } : {}),
        ...(message.verified === undefined ? {} : { verified: message.verified }),
        ...(message.verifiedVersion === undefined ? {} : { verifiedVersion: message.verifiedVersion }),
        ...(message.hidden === undefined ? {} : { hidden: message.hidden }),
        ...(message.deleted === undefined ? {} : { deleted: true }),
      };
    case 'comments':
      return {
        numComments: message.numComments,
        ...(entry.comments === undefined
          ? {}
          : { comments: mergeComments(entry.comments, message.commentsAdded, message.commentsRemoved, hidden) }),
      };
    case 'tally':
    case 'preview': {
      const { room, from, to, part, ...content } = message;
      return content;
    }
  }
}

/**
 * Applies a message of a combo's room. Old messages change nothing; absolute values apply whenever they are newer;
 * changes apply when nothing lies between them and what is held, else the entry must be fetched again.
 */
export function applyViewMessage<E extends LiveEntry>(
  entry: E,
  message: ComboRoomMessage,
  seesHidden: SeesHidden = nobody,
): Applied<E> {
  const version = entry.versions[message.part];
  if (version === undefined || compareVersions(message.to, version) <= 0) return { entry, refetch: false };
  if (isBack(message) || (tellsChangesOnly(entry, message) && compareVersions(message.from, version) > 0))
    return { entry, refetch: true };
  const hidden = stillSeen(entry, message, seesHidden);
  // it was hidden before, so its author has changed what it says
  if (hidden.some((comment) => comment.hidden === true)) return { entry, refetch: true };
  const versions = { ...entry.versions, [message.part]: message.to };
  return { entry: { ...entry, ...contentOf(entry, message, hidden), versions }, refetch: false };
}
