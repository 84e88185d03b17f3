import {
  LIMITS,
  ListComboAdded,
  ListComboMoved,
  ListComboRemoved,
  ListDeleted,
  ListDescribed,
  ListMade,
  type EventOf,
  type NewEvent,
} from '@combolab/contracts';
import type { Decider } from '../../commands/decider.js';
import { refuse, RefusedError } from '../../problems.js';
import { fullPlace, without } from './list-places.js';
import { listOn, type ListState } from './list.state.js';

interface Of {
  readonly userId: string;
  readonly listId: string;
}
interface Entry extends Of {
  readonly comboId: string;
  /** Combos that were deleted: they are not shown and not counted. */
  readonly gone: ReadonlySet<string>;
}
export interface ListChanges {
  readonly name?: string | null;
  readonly description?: string | null;
  readonly isPublic?: boolean;
}

export type ListCommand =
  | { readonly type: 'make'; readonly data: EventOf<typeof ListMade>['data']; readonly comboId: string | null }
  | ({ readonly type: 'edit'; readonly changes: ListChanges; readonly baseVersion: number | null } & Of)
  | ({ readonly type: 'delete' } & Of)
  /** At a place counted from 0 among those that are shown, null = at the end. */
  | ({ readonly type: 'add'; readonly at: number | null } & Entry)
  | ({ readonly type: 'remove'; readonly comboId: string } & Of)
  | ({ readonly type: 'move'; readonly to: number } & Entry);

/** @throws RefusedError 404 when there is no such list */
export function existingList(state: ListState | null): ListState {
  if (state === null || state.deleted) throw refuse.notFound('list');
  return state;
}

const full = () =>
  new RefusedError(
    422,
    'list-full',
    'The list is full',
    `A list holds ${String(LIMITS.combosInList)} combos. Take one out, or begin another list.`,
  );

function make(state: ListState | null, { data, comboId }: Extract<ListCommand, { type: 'make' }>): NewEvent[] {
  if (state !== null) return [];
  const { userId, listId } = data;
  return [ListMade(data), ...(comboId === null ? [] : [ListComboAdded({ userId, listId, comboId, at: 0 })])];
}

function edit(state: ListState | null, command: Extract<ListCommand, { type: 'edit' }>): NewEvent[] {
  const { userId, listId, changes, baseVersion } = command;
  const { name, description, isPublic, contentVersion } = existingList(state);
  const before: ListChanges = { name, description, isPublic };
  if (baseVersion !== null && baseVersion !== contentVersion) throw refuse.stale({ contentVersion, ...before });
  const changed = Object.entries(changes).filter(([field, value]) => before[field as keyof ListChanges] !== value);
  return changed.length === 0 ? [] : [ListDescribed({ userId, listId, ...Object.fromEntries(changed) })];
}

function add(state: ListState | null, command: Extract<ListCommand, { type: 'add' }>): NewEvent[] {
  const { userId, listId, comboId, gone, at } = command;
  const { comboIds } = existingList(state);
  if (comboIds.includes(comboId)) return [];
  if (comboIds.filter((id) => !gone.has(id)).length >= LIMITS.combosInList) throw full();
  const place = at === null ? comboIds.length : fullPlace(comboIds, gone, at);
  return [ListComboAdded({ userId, listId, comboId, at: place })];
}

function move(state: ListState | null, command: Extract<ListCommand, { type: 'move' }>): NewEvent[] {
  const { userId, listId, comboId, gone, to } = command;
  const { comboIds } = existingList(state);
  const shown = comboIds.filter((id) => !gone.has(id));
  const from = shown.indexOf(comboId);
  if (from < 0) throw refuse.notFound('entry of the list');
  if (from === Math.min(to, shown.length - 1)) return [];
  return [ListComboMoved({ userId, listId, comboId, to: fullPlace(without(comboIds, comboId), gone, to) })];
}

/** Rules of one list. Who may command is told by the stream: only its owner's name leads to it. */
export const listDecider: Decider<ListState | null, ListCommand> = {
  initial: null,
  on: listOn,
  decide(state, command) {
    switch (command.type) {
      case 'make':
        return make(state, command);
      case 'edit':
        return edit(state, command);
      case 'add':
        return add(state, command);
      case 'move':
        return move(state, command);
      case 'remove': {
        const { userId, listId, comboId } = command;
        return existingList(state).comboIds.includes(comboId) ? [ListComboRemoved({ userId, listId, comboId })] : [];
      }
      case 'delete': {
        existingList(state);
        return [ListDeleted({ userId: command.userId, listId: command.listId })];
      }
    }
  },
};
