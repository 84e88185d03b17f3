import { LIMITS, SearchRemoved, SearchSaved, type EventOf, type RecordedEvent } from '@combolab/contracts';
import { isDeepStrictEqual } from 'node:util';
import type { Decider } from '../../commands/decider.js';
import { RefusedError } from '../../problems.js';

type Saved = EventOf<typeof SearchSaved>['data'];

export interface SavedSearchState {
  readonly saved: Saved;
  /** When it was first saved since it was last absent; a change leaves its place among the others. */
  readonly savedAt: string;
}

export type SavedSearchCommand =
  /** `full` tells whether its owner has as many others as there may be. */
  | { readonly type: 'save'; readonly saved: Saved; readonly full: boolean }
  | { readonly type: 'remove'; readonly userId: string; readonly searchId: string };

/** The state after an event of the stream; null = not there. */
export function evolveSavedSearch(state: SavedSearchState | null, event: RecordedEvent): SavedSearchState | null {
  if (event.type !== SearchSaved.type) return null;
  return { saved: event.data as Saved, savedAt: state?.savedAt ?? event.time };
}

const tooMany = (): RefusedError =>
  new RefusedError(
    422,
    'too-many-searches',
    'No room for another search',
    `You have ${String(LIMITS.savedSearches)} saved searches, which is as many as there can be. Remove one first.`,
  );

/** One stream per saved search. */
export const savedSearchDecider: Decider<SavedSearchState | null, SavedSearchCommand> = {
  initial: null,
  handles: [SearchSaved, SearchRemoved],
  evolve: evolveSavedSearch,
  decide(state, command) {
    if (command.type === 'remove') {
      const { userId, searchId } = command;
      return state === null ? [] : [SearchRemoved({ userId, searchId })];
    }
    if (isDeepStrictEqual(state?.saved, command.saved)) return [];
    if (state === null && command.full) throw tooMany();
    return [SearchSaved(command.saved)];
  },
};
