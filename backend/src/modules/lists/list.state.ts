import {
  ListComboAdded,
  ListComboMoved,
  ListComboRemoved,
  ListDeleted,
  ListDescribed,
  ListMade,
  type EventDefinition,
  type EventOf,
  type RecordedEvent,
} from '@combolab/contracts';
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

export const listEvents = [
  ListMade,
  ListDescribed,
  ListComboAdded,
  ListComboRemoved,
  ListComboMoved,
  ListDeleted,
] as unknown as readonly EventDefinition[];

function made(event: RecordedEvent): ListState {
  const { listId: _, ...content } = event.data as EventOf<typeof ListMade>['data'];
  const times = { createdAt: event.time, changedAt: event.time };
  return { ...content, comboIds: [], contentVersion: event.version, ...times, deleted: false };
}

/** null before `list.made`. */
export function evolveList(before: ListState | null, event: RecordedEvent): ListState | null {
  if (event.type === ListMade.type) return made(event);
  if (before === null) return null;
  const list: ListState = { ...before, changedAt: event.time };
  switch (event.type) {
    case ListDescribed.type: {
      const { userId: _, listId: __, ...changed } = event.data as EventOf<typeof ListDescribed>['data'];
      return { ...list, ...changed, contentVersion: event.version };
    }
    case ListComboAdded.type: {
      const { comboId, at } = event.data as EventOf<typeof ListComboAdded>['data'];
      return { ...list, comboIds: withAt(list.comboIds, comboId, at) };
    }
    case ListComboMoved.type: {
      const { comboId, to } = event.data as EventOf<typeof ListComboMoved>['data'];
      return { ...list, comboIds: withAt(list.comboIds, comboId, to) };
    }
    case ListComboRemoved.type:
      return { ...list, comboIds: without(list.comboIds, (event.data as { comboId: string }).comboId) };
    case ListDeleted.type:
      return { ...list, name: null, description: null, comboIds: [], deleted: true };
    default:
      return before;
  }
}
