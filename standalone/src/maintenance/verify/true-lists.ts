import type { KnownEvent, ListMade } from '@combolab/contracts';

/** A list of combos as the events of `user/<id>/lists/<id>` tell it. */
export interface TrueList {
  readonly userId: string;
  name: string | null;
  description: string | null;
  isPublic: boolean;
  readonly comboIds: string[];
  contentVersion: number;
  readonly createdAt: string;
  changedAt: string;
  deleted: boolean;
}

function made(event: KnownEvent<typeof ListMade.type>): TrueList {
  const { listId: _, ...content } = event.data;
  return {
    ...content,
    comboIds: [],
    contentVersion: event.version,
    createdAt: event.time,
    changedAt: event.time,
    deleted: false,
  };
}

function drop(ids: string[], id: string): void {
  const at = ids.indexOf(id);
  if (at !== -1) ids.splice(at, 1);
}

/** Takes one event in. @returns false when it is none of a list, or comes before `list.made` */
export function tellList(lists: Map<string, TrueList>, event: KnownEvent): boolean {
  if (!('listId' in event.data)) return false;
  const { listId } = event.data;
  if (event.type === 'list.made') lists.set(listId, made(event));
  const list = lists.get(listId);
  if (list === undefined) return false;
  list.changedAt = event.time;
  switch (event.type) {
    case 'list.described': {
      const { userId: _, listId: __, ...changed } = event.data;
      Object.assign(list, changed, { contentVersion: event.version });
      break;
    }
    case 'list.combo-added': {
      const { comboId, at } = event.data;
      list.comboIds.splice(at, 0, comboId);
      break;
    }
    case 'list.combo-moved': {
      const { comboId, to } = event.data;
      drop(list.comboIds, comboId);
      list.comboIds.splice(to, 0, comboId);
      break;
    }
    case 'list.combo-removed':
      drop(list.comboIds, event.data.comboId);
      break;
    case 'list.deleted':
      Object.assign(list, { name: null, description: null });
      list.comboIds.length = 0;
      list.deleted = true;
  }
  return true;
}
