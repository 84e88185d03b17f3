import {
  ListComboAdded,
  ListComboMoved,
  ListComboRemoved,
  ListDeleted,
  ListDescribed,
  ListMade,
  type KnownEvent,
} from '@combolab/contracts';
import { onceThere, type Evolve } from '../../commands/decider.js';
import { withAt, without } from './list-places.js';

/** What the stream `user/<id>/lists/<id>` amounts to. */
export interface ListState {
  readonly userId: string;
  /** null once it was deleted, as is the description. */
  readonly name: string | null;
  readonly description: string | null;
  readonly isPublic: boolean;
  /** In the owner's order, each once; combos that were deleted since stay in. */
  readonly comboIds: readonly string[];
  /** Version of the last event that changed name, description or who may read it. */
  readonly contentVersion: number;
  readonly createdAt: string;
  readonly changedAt: string;
  readonly deleted: boolean;
}

function made({ data, version, time }: KnownEvent<typeof ListMade.type>): ListState {
  const { listId: _, ...content } = data;
  return { ...content, comboIds: [], contentVersion: version, createdAt: time, changedAt: time, deleted: false };
}

const withCombos = (list: ListState, comboIds: readonly string[], { time }: KnownEvent): ListState => ({
  ...list,
  comboIds,
  changedAt: time,
});

/** null before `list.made`. */
export const listOn: Evolve<ListState | null> = {
  [ListMade.type]: (_, event) => made(event),
  ...onceThere<ListState>({
    [ListDescribed.type]: (list, { data: { userId: _, listId: __, ...changes }, version, time }) => ({
      ...list,
      ...changes,
      changedAt: time,
      contentVersion: version,
    }),
    [ListComboAdded.type]: (list, event) =>
      withCombos(list, withAt(list.comboIds, event.data.comboId, event.data.at), event),
    [ListComboMoved.type]: (list, event) =>
      withCombos(list, withAt(list.comboIds, event.data.comboId, event.data.to), event),
    [ListComboRemoved.type]: (list, event) => withCombos(list, without(list.comboIds, event.data.comboId), event),
    [ListDeleted.type]: (list, { time }) => ({
      ...list,
      ...{ name: null, description: null, comboIds: [] },
      ...{ changedAt: time, deleted: true },
    }),
  }),
};
