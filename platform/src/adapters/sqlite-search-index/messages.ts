import type { MessagePort } from 'node:worker_threads';
import type { SearchIndex } from '../../ports/search-index.js';
import type { ErrorCopy } from '../../runtime/error-copy.js';

/** The calls a client makes over its port. */
export type Method = Exclude<keyof SearchIndex, symbol>;

export interface CallMessage {
  readonly call: number;
  readonly method: Method;
  readonly args: readonly unknown[];
}

export type AnswerMessage =
  | { readonly call: number; readonly ok: true; readonly value: unknown }
  | { readonly call: number; readonly ok: false; readonly error: ErrorCopy };

/** Opening thread to search thread. */
export type ControlMessage = { readonly kind: 'connect'; readonly port: MessagePort } | { readonly kind: 'close' };
