import { LIMITS, SearchRemoved, SearchSaved, type EventOf } from '@combolab/contracts';
import { isDeepStrictEqual } from 'node:util';
import type { Decider, Evolve } from '../../commands/decider.js';
import { refuse, RefusedError } from '../../problems.js';

type Saved = EventOf<typeof SearchSaved>['data'];

/** What is asked for, and the game that it means. */
export interface Asked {
  readonly query: string;
  readonly game: string | null;
}

export interface SavedSearchState {
  readonly saved: Saved & { readonly query: string };
  /** When it was first saved since it was last absent; a change leaves its place among the others. */
  readonly savedAt: string;
}

export interface SaveCommand {
  readonly type: 'save';
  readonly userId: string;
  readonly searchId: string;
  /** What is not given stays as it is. */
  readonly changes: { readonly name?: string; readonly alert?: boolean } & Partial<Asked>;
  /** The words of what is asked for: the name of one that begins without. */
  readonly words: string;
  /** Whether its owner has as many others as there may be. */
  readonly full: boolean;
}

export type SavedSearchCommand =
  | SaveCommand
  | { readonly type: 'remove'; readonly userId: string; readonly searchId: string };

/** null = not there. One whose text went with its owner's account is not there either. */
export const savedSearchOn: Evolve<SavedSearchState | null> = {
  [SearchSaved.type]: (state, { data: { query, ...saved }, time }) =>
    query === null ? null : { saved: { ...saved, query }, savedAt: state?.savedAt ?? time },
  [SearchRemoved.type]: () => null,
};

const tooMany = (): RefusedError =>
  new RefusedError(
    422,
    'too-many-searches',
    'No room for another search',
    `You have ${String(LIMITS.savedSearches)} saved searches, which is as many as there can be. Remove one first.`,
  );

/** @throws RefusedError 404 when nothing is asked for, 422 when there are too many */
function begun({ userId, searchId, changes, words, full }: SaveCommand): Saved {
  const { name = words, query, game = null, alert = false } = changes;
  if (query === undefined) throw refuse.notFound('saved search');
  if (full) throw tooMany();
  return { userId, searchId, name, game, query, alert };
}

/** One stream per saved search. */
export const savedSearchDecider: Decider<SavedSearchState | null, SavedSearchCommand> = {
  initial: null,
  on: savedSearchOn,
  decide(state, command) {
    if (command.type === 'remove') {
      const { userId, searchId } = command;
      return state === null ? [] : [SearchRemoved({ userId, searchId })];
    }
    if (state === null) return [SearchSaved(begun(command))];
    const saved = { ...state.saved, ...command.changes };
    return isDeepStrictEqual(state.saved, saved) ? [] : [SearchSaved(saved)];
  },
};
