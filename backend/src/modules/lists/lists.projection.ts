import { ComboDeleted, ComboHidden, ComboRestored } from '@combolab/contracts';
import { readOf, type Collection, type Projection } from '@combolab/platform';
import { evolveList, listEvents, type ListState } from './list.state.js';

/** One list of combos; a deleted one stays as a mark. */
export interface ListDoc extends ListState {
  readonly streamVersion: number;
}
/** A combo that was deleted or is hidden, by its id. */
export interface GoneDoc {
  readonly at: string;
}

const GOES: readonly string[] = [ComboDeleted.type, ComboHidden.type];

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

/** The lists of each user, and which combos are gone from all of them. */
export const listsProjection: Projection = {
  name: 'lists',
  version: 2,
  collections: [comboListsCollection, goneCombosCollection],
  handles: [...listEvents, ComboDeleted, ComboHidden, ComboRestored],
  reads: ({ type, data }) =>
    type.startsWith('combo.') ? [] : [readOf(comboListsCollection, (data as { listId: string }).listId)],
  async apply(event, views) {
    if (GOES.includes(event.type)) {
      await views.put(goneCombosCollection, (event.data as { comboId: string }).comboId, { at: event.time });
      return;
    }
    if (event.type === ComboRestored.type) {
      await views.remove(goneCombosCollection, (event.data as { comboId: string }).comboId);
      return;
    }
    const { listId } = event.data as { listId: string };
    const before = (await views.get(comboListsCollection, listId))?.doc ?? null;
    if (before !== null && before.streamVersion >= event.version) return;
    const after = evolveList(before, event);
    if (after !== null) await views.put(comboListsCollection, listId, { ...after, streamVersion: event.version });
  },
};
