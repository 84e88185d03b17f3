import type { MessagePort } from 'node:worker_threads';
import type { SearchIndex } from '../../ports/search-index.js';

/** What a client asks over its port. */
export type IndexMethods = Omit<SearchIndex, typeof Symbol.asyncDispose>;

/** Opening thread to search thread. */
export type ControlMessage = { readonly kind: 'connect'; readonly port: MessagePort } | { readonly kind: 'close' };
