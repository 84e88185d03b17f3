import type { CommandRunner } from '../../commands/command-runner.js';
import type { Decider } from '../../commands/decider.js';
import { RefusedError } from '../../problems.js';
import { apiTokenDecider } from '../api-tokens/api-token.decider.js';
import { comboDecider } from '../combos/combo.decider.js';
import { commentDecider } from '../comments/comment.decider.js';
import { favoriteDecider } from '../feedback/favorite.decider.js';
import { feedbackDecider } from '../feedback/feedback.decider.js';
import { followDecider } from '../follows/follow.decider.js';
import { guideDecider } from '../guides/guide.decider.js';
import { listDecider } from '../lists/list.decider.js';
import { practiceDecider } from '../practice/practice.decider.js';
import { savedSearchDecider } from '../saved-searches/saved-search.decider.js';
import { nameDecider } from '../users/name.decider.js';

type Context = Parameters<CommandRunner['run']>[3];
/** Records the end of one stream. @returns its version then */
type Close = (runner: CommandRunner, context: Context) => Promise<number>;

const by =
  <State, Command>(decider: Decider<State, Command>, stream: string, command: Command): Close =>
  async (runner, context) =>
    (await runner.run(decider, stream, command, context)).version;

/** How what somebody made comes to its end; null for streams that need none. */
function closing(stream: string, userId: string): Close | null {
  const [kind, id = '', part, last = ''] = stream.split('/');
  const isAdmin = false;
  switch (part === undefined ? kind : `${kind ?? ''} ${kind === 'practice' ? '' : part}`) {
    case 'combo':
      return by(comboDecider, stream, { type: 'delete', comboId: id, callerId: userId, isAdmin });
    case 'combo comments':
      return by(commentDecider, stream, { type: 'remove', comboId: id, commentId: last, callerId: userId, isAdmin });
    case 'combo feedback':
      return by(feedbackDecider, stream, { comboId: id, userId, status: 0 });
    case 'guide':
      return by(guideDecider, stream, { type: 'delete', userId, guideId: id });
    case 'user favorites':
      return by(favoriteDecider, stream, { comboId: last, userId, favorite: false });
    case 'user follows':
      return by(followDecider, stream, { userId: id, authorId: last, follows: false });
    case 'user lists':
      return by(listDecider, stream, { type: 'delete', userId, listId: last });
    case 'user searches':
      return by(savedSearchDecider, stream, { type: 'remove', userId, searchId: last });
    case 'user tokens':
      return by(apiTokenDecider, stream, { type: 'revoke', userId, tokenId: last });
    case 'practice ':
      return by(practiceDecider, stream, { type: 'erase', userId, comboId: part ?? '' });
    case 'name':
      return by(nameDecider, stream, { type: 'release', userId });
    default:
      return null;
  }
}

/**
 * Brings what a user made to its end: their combo is deleted, their comment removed, their like taken back.
 * @param version of the stream as it was read
 * @returns whether anything had to be recorded
 */
export async function closeStream(
  runner: CommandRunner,
  { stream, version, userId }: { readonly stream: string; readonly version: number; readonly userId: string },
  context: Context,
): Promise<boolean> {
  const close = closing(stream, userId);
  if (close === null) return false;
  try {
    return (await close(runner, context)) > version;
  } catch (error) {
    // it has ended before
    if (error instanceof RefusedError && error.status === 404) return false;
    throw error;
  }
}
