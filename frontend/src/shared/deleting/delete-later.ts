import { baseApi } from '../api/base-api.js';
import { calls } from '../api/calls.js';
import { problemText, type ApiError } from '../api/problem.js';
import { request } from '../api/request.js';
import { send } from '../api/send.js';
import { beforeSignOut } from '../auth/sign-out.js';
import type { SharedDispatch } from '../state.js';
import { toast } from '../ui/toast.js';
import {
  deletions,
  dropDeletion,
  findDeletion,
  putDeletion,
  UNDO_MS,
  type DeletedKind,
  type Deletion,
} from './deletions.js';
import { t } from './texts.js';

/** Carries a deletion out. @returns why it was refused; null when the thing is gone */
export type Deleter = (id: string, keepalive: boolean) => Promise<ApiError | null>;

const isThere = (error: ApiError): boolean => error.kind !== 'problem' || error.status !== 404;

async function ask(asked: ReturnType<typeof request>, keepalive: boolean): Promise<ApiError | null> {
  const sent = await send({ ...asked, keepalive }, new AbortController().signal);
  // who finds nothing has it deleted already, in another tab or before a crash
  return 'error' in sent && isThere(sent.error) ? sent.error : null;
}

/** One for each thing: who asks again, because the page was left before the answer came, is told what views have to show for it. */
const keyOf = (id: string): string => `delete-${id}`;

const deleters = new Map<DeletedKind, Deleter>([
  [
    'combo',
    (comboId, keepalive) =>
      ask(request(calls.deleteCombo, { body: { comboId }, idempotencyKey: keyOf(comboId) }), keepalive),
  ],
  [
    'guide',
    (guideId, keepalive) =>
      ask(request(calls.deleteGuide, { body: { guideId }, idempotencyKey: keyOf(guideId) }), keepalive),
  ],
]);

/** What is done once a thing is gone, by its id. */
const afterwards = new Map<string, () => void>();
const timers = new Map<string, ReturnType<typeof setTimeout>>();
let dispatch: SharedDispatch | null = null;

async function carryOut(deletion: Deletion, keepalive = false): Promise<void> {
  const { kind, id } = deletion;
  clearTimeout(timers.get(id));
  timers.delete(id);
  // it was undone, in this tab or in another one
  if (findDeletion(deletion) === undefined) return;
  putDeletion({ ...deletion, due: 0 });
  const error = await deleters.get(kind)?.(id, keepalive);
  if (error === undefined) return;
  dropDeletion(deletion);
  if (error !== null) toast.error(t('theWasNotDeleted', { kind, problem: problemText(error) }));
  if (error === null) afterwards.get(id)?.();
  if (kind !== 'draft') dispatch?.(baseApi.util.invalidateTags(['Search', 'Favorites', 'UserCombos', 'Guides']));
}

function schedule(deletion: Deletion): void {
  const wait = Math.max(0, deletion.due - Date.now());
  clearTimeout(timers.get(deletion.id));
  timers.set(
    deletion.id,
    setTimeout(() => void carryOut(deletion), wait),
  );
}

/** Carries out at once what this tab was to do later. */
async function carryOutNow(keepalive: boolean): Promise<void> {
  const own = deletions.read().filter(({ id }) => timers.has(id));
  await Promise.all(own.map((deletion) => carryOut(deletion, keepalive)));
}

addEventListener('pagehide', () => void carryOutNow(true));
beforeSignOut(() => carryOutNow(false));

/** Takes a deletion back. @returns false when it is too late */
export function undoDeletion({ kind, id }: Pick<Deletion, 'kind' | 'id'>): boolean {
  const found = findDeletion({ kind, id });
  if (found === undefined || found.due === 0) return false;
  clearTimeout(timers.get(id));
  timers.delete(id);
  dropDeletion(found);
  return true;
}

/**
 * Deletes something in a minute, or when the page is left, and shows it as gone until then, with the way back.
 * @param onGone called when it is deleted for good, while the page is open
 */
export function deleteLater(asked: Omit<Deletion, 'due'>, on: SharedDispatch, onGone?: () => void): void {
  const { kind, id } = asked;
  dispatch = on;
  const deletion = { ...asked, due: Date.now() + UNDO_MS };
  if (onGone !== undefined) afterwards.set(id, onGone);
  putDeletion(deletion);
  schedule(deletion);
  const undo = () => {
    if (!undoDeletion(deletion)) toast.error(t('theIsDeletedForGood', { kind }));
  };
  toast.message(t('deleted'), { label: t('undo'), run: undo, forMs: UNDO_MS });
}

/** Goes on with what this browser was to delete when its page crashed or was left. */
export function goOnDeleting(userId: string, on: SharedDispatch): void {
  dispatch = on;
  for (const deletion of deletions.read())
    if (deletion.userId === userId && deleters.has(deletion.kind)) schedule(deletion);
}

/** Says how a kind is deleted whose things are not the server's; what waits of it is gone on with. */
export function deleteBy(kind: DeletedKind, userId: string, deleter: Deleter): void {
  deleters.set(kind, deleter);
  for (const deletion of deletions.read())
    if (deletion.userId === userId && deletion.kind === kind && !timers.has(deletion.id)) schedule(deletion);
}
