import type { routes } from '@combolab/contracts';
import { call } from '../../../shared/api/calls.js';

type Routes = typeof routes;

/** The calls of a discussion. */
export const commentCalls = {
  page: call<Routes['commentPage']>('GET', '/combos/:comboId/comments'),
  add: call<Routes['addComment']>('POST', '/combo/add-comment'),
  edit: call<Routes['editComment']>('POST', '/combo/edit-comment'),
  remove: call<Routes['removeComment']>('POST', '/remove-comment'),
};
