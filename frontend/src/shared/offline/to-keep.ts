import type { ApiRequest } from '../api/request.js';
import { heldUserId } from '../auth/token-manager.js';
import { canKeep } from './can-keep.js';

/** Something that was opened and may be kept, and who opened it. */
export interface Opened {
  /** null is a visitor. */
  readonly who: string | null;
  readonly what:
    | { readonly asked: ApiRequest; readonly data: unknown; readonly next: string | null }
    /** There is no such thing any more. */
    | { readonly gone: ApiRequest }
    | { readonly comboId: string; readonly files: readonly string[] };
}

/** What was opened before anybody came to keep it; more than that no first page brings. */
const MOST_WAITING = 100;
const waiting: Opened[] = [];
let keep = (opened: Opened): void => {
  if (canKeep() && waiting.length < MOST_WAITING) waiting.push(opened);
};

/** Remembers that something was opened. */
export function mayKeep(what: Opened['what']): void {
  keep({ who: heldUserId(), what });
}

/** Hands over what was opened, and what will be. */
export function onOpened(keeper: (opened: Opened) => void): void {
  keep = keeper;
  waiting.splice(0).forEach(keeper);
}
