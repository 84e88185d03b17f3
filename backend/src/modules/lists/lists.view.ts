import { setImmediate as breath } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import type { ComboList, ComboListCard, ComboListPage } from '@combolab/contracts';
import type { Stored } from '@combolab/platform';
import type { BackendPorts } from '../../backend-ports.js';
import { refuse } from '../../problems.js';
import { PORTS } from '../../tokens.js';
import { combosCollection, isShown } from '../combos/combos.projection.js';
import { CombosView } from '../combo-pages/combos.view.js';
import { fileAddress } from '../files/file-address.js';
import { previewsCollection } from '../previews/previews.projection.js';
import { authorData } from '../users/author-view.js';
import type { UserState } from '../users/user.decider.js';
import { usersCollection } from '../users/users.projection.js';
import { listCursor, startAfter } from './list-cursor.js';
import type { ListState } from './list.state.js';
import { comboListsCollection, goneCombosCollection, type ListDoc } from './lists.projection.js';

/** Combos that show a list among lists. */
const FIRST = 3;
/** Combos that are looked up before the process may do something else. */
const AT_ONCE = 5000;

/** Lists as they are answered. */
@Injectable()
export class ListsView {
  constructor(
    @Inject(PORTS) private readonly ports: Pick<BackendPorts, 'documents'>,
    @Inject(CombosView) private readonly combos: CombosView,
  ) {}

  /** Those of these combos that were deleted. */
  async gone(comboIds: readonly string[]): Promise<ReadonlySet<string>> {
    const gone = new Set<string>();
    for (let i = 0; i < comboIds.length; i += AT_ONCE) {
      if (i > 0) await breath();
      const found = await this.ports.documents.getMany(goneCombosCollection, comboIds.slice(i, i + AT_ONCE));
      for (const { id } of found) gone.add(id);
    }
    return gone;
  }

  /** @param owner as known to whoever asks */
  list(listId: string, list: ListState, owner: UserState | null, numCombos: number): ComboList {
    const { userId, name, description, isPublic, contentVersion, createdAt, changedAt } = list;
    const nobody = { _id: userId, displayName: 'deleted user', photoUrl: null };
    return {
      _id: listId,
      name: name ?? '',
      description: description ?? '',
      isPublic,
      owner: authorData(userId, owner)[0] ?? nobody,
      ...{ numCombos, contentVersion, createdAt, changedAt },
    };
  }

  /** How a list stands in the views, whoever owns it; null when it is not there. */
  async stored(listId: string): Promise<ListDoc | null> {
    const doc = (await this.ports.documents.get(comboListsCollection, listId))?.doc ?? null;
    return doc === null || doc.deleted ? null : doc;
  }

  async count(userId: string): Promise<number> {
    return this.ports.documents.count(comboListsCollection, { userId, deleted: false });
  }

  /** @throws RefusedError 404 when there is none, or a private one of somebody else; 400 for a foreign cursor */
  async page(
    listId: string,
    callerId: string | null,
    { cursor, limit }: { readonly cursor: string | null; readonly limit: number },
  ): Promise<ComboListPage> {
    const list = await this.stored(listId);
    if (list === null || (!list.isPublic && list.userId !== callerId)) throw refuse.notFound('list');
    const gone = await this.gone(list.comboIds);
    const ids = list.comboIds.filter((id) => !gone.has(id));
    const start = cursor === null ? 0 : startAfter(cursor, ids);
    const page = ids.slice(start, start + limit);
    const last = page.at(-1);
    const next = start + page.length;
    return {
      list: this.list(listId, list, await this.#user(list.userId), ids.length),
      combos: await this.combos.cards(page, callerId),
      cursor: last === undefined || next >= ids.length ? null : listCursor(next, last),
    };
  }

  /** Lists of a user, changed last first. @param asked a combo to tell of each list whether it is in there */
  async cards(userId: string, which: 'all' | 'public', asked: string | null): Promise<ComboListCard[]> {
    const lists = await this.ports.documents.find(comboListsCollection, {
      where: { userId, deleted: false, ...(which === 'public' ? { isPublic: true } : {}) },
      orderBy: [['changedAt', 'desc']],
    });
    const gone = await this.gone([...new Set(lists.flatMap(({ doc }) => doc.comboIds))]);
    const owner = await this.#user(userId);
    const shown = lists.map((list) => ({ list, ids: list.doc.comboIds.filter((id) => !gone.has(id)) }));
    const first = await this.#first(shown.flatMap(({ ids }) => ids.slice(0, FIRST)));
    return shown.map(({ list: { id, doc }, ids }) => ({
      ...this.list(id, doc, owner, ids.length),
      first: ids.slice(0, FIRST).flatMap((comboId) => first.get(comboId) ?? []),
      ...(asked === null ? {} : { has: doc.comboIds.includes(asked) }),
    }));
  }

  async #user(userId: string): Promise<UserState | null> {
    return (await this.ports.documents.get(usersCollection, userId))?.doc ?? null;
  }

  async #first(comboIds: readonly string[]): Promise<ReadonlyMap<string, ComboListCard['first'][number]>> {
    const ids = [...new Set(comboIds)];
    const { documents } = this.ports;
    const [combos, previews] = await Promise.all([
      documents.getMany(combosCollection, ids),
      documents.getMany(previewsCollection, ids),
    ]);
    const keys = new Map(previews.map(({ id, doc }) => [id, doc.thumbnailKey]));
    const shown = ({ id, doc: { name, characterId } }: Stored<{ name: string; characterId: string }>) => {
      const key = keys.get(id) ?? null;
      return { _id: id, name, characterId, thumbnail: key === null ? null : fileAddress(key) };
    };
    return new Map(combos.filter(({ doc }) => isShown(doc)).map((combo) => [combo.id, shown(combo)]));
  }
}
