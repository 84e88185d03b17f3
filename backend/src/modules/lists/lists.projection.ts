import {
  ComboDeleted,
  ComboHidden,
  ComboRestored,
  eventTypesOf,
  type EventTypeOf,
  type KnownEvent,
} from '@combolab/contracts';
import { defineProjection, onEach, readOf, type Collection, type Views } from '@combolab/platform';
import { evolve } from '../../commands/decider.js';
import { listOn, type ListState } from './list.state.js';

/** One list of combos; a deleted one stays as a mark. */
export interface ListDoc extends ListState {
  readonly streamVersion: number;
}
/** A combo that was deleted or is hidden, by its id. */
export interface GoneDoc {
  readonly at: string;
}

export const comboListsCollection: Collection<ListDoc> = {
  name: 'comboLists',
  projection: 'lists',
  indexes: [
    ['userId', 'deleted', 'changedAt'],
    ['userId', 'deleted', 'isPublic', 'changedAt'],
  ],
};
/** Beside the lists, so that neither has to wait for the other: streams have no common order. */
export const goneCombosCollection: Collection<GoneDoc> = { name: 'goneCombos', projection: 'lists', indexes: [] };

async function applyToList(event: KnownEvent<EventTypeOf<'list'>>, views: Views): Promise<void> {
  const { listId } = event.data;
  const before = (await views.get(comboListsCollection, listId))?.doc ?? null;
  if (before !== null && before.streamVersion >= event.version) return;
  const after = evolve(listOn, before, event);
  if (after !== null) await views.put(comboListsCollection, listId, { ...after, streamVersion: event.version });
}

/** The lists of each user, and which combos are gone from all of them. */
export const listsProjection = defineProjection({
  name: 'lists',
  version: 2,
  collections: [comboListsCollection, goneCombosCollection],
  on: {
    ...onEach(eventTypesOf('list'), applyToList),
    ...onEach([ComboDeleted.type, ComboHidden.type], async ({ data, time }, views) => {
      await views.put(goneCombosCollection, data.comboId, { at: time });
    }),
    [ComboRestored.type]: async ({ data }, views) => {
      await views.remove(goneCombosCollection, data.comboId);
    },
  },
  reads: ({ data }) => ('listId' in data ? [readOf(comboListsCollection, data.listId)] : []),
});
