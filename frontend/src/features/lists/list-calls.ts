import type { routes } from '@combolab/contracts';
import { call } from '../../shared/api/calls.js';

type Routes = typeof routes;

/** The calls of lists: only pages of lists bring them along. */
export const listCalls = {
  makeList: call<Routes['makeList']>('POST', '/lists/make'),
  editList: call<Routes['editList']>('POST', '/lists/edit'),
  deleteList: call<Routes['deleteList']>('POST', '/lists/delete'),
  addToList: call<Routes['addToList']>('POST', '/lists/add-combo'),
  removeFromList: call<Routes['removeFromList']>('POST', '/lists/remove-combo'),
  moveInList: call<Routes['moveInList']>('POST', '/lists/move-combo'),
  list: call<Routes['list']>('GET', '/lists/:listId'),
  ownLists: call<Routes['ownLists']>('GET', '/user/lists'),
  favorites: call<Routes['favorites']>('GET', '/user/favorites/:userId'),
};
