import type { ApiError } from './problem.js';
import type { ApiRequest } from './request.js';
import { send } from './send.js';

/**
 * Reads a list whole, of which the server answers a part and says where it goes on.
 * @param itemsOf what is listed in one answer
 */
export async function sendAll<Item>(
  asked: ApiRequest,
  signal: AbortSignal,
  itemsOf: (answer: unknown) => readonly Item[],
): Promise<{ readonly data: Item[] } | { readonly error: ApiError }> {
  const items: Item[] = [];
  let cursor: string | null = null;
  do {
    const page: ApiRequest = cursor === null ? asked : { ...asked, query: { ...asked.query, cursor } };
    const sent = await send(page, signal);
    if ('error' in sent) return sent;
    items.push(...itemsOf(sent.data));
    cursor = sent.meta.next;
  } while (cursor !== null);
  return { data: items };
}
