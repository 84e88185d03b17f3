import type { Client, estypes } from '@elastic/elasticsearch';
import { SearchUnavailableError } from '../../ports/search-index.js';
import { answerOf, missingIndex } from './client.js';
import type { Generations } from './generations.js';
import type { StoredFields } from './mapping.js';

export interface Write {
  readonly id: string;
  /** null: whatever is there is replaced. */
  readonly version: number | null;
  readonly fields: Partial<StoredFields>;
}

const CHUNK = 1000;
const ATTEMPTS = 5;
const FIELDS = ['items.*._index', 'items.*._id', 'items.*.status', 'items.*.error.type', 'items.*.error.reason'];
const STALE = 409;

/**
 * Writes to the running index and to one that is being rebuilt. Rebuilds begin and end in other processes: after each
 * write it looks which indices there are now, and writes to those it has missed.
 */
export class BulkWriter {
  #rebuilding = false;

  constructor(
    private readonly client: Client,
    private readonly generations: Generations,
    private readonly prefix: string,
    private readonly refresh: true | 'wait_for',
  ) {}

  /** @param refresh false for what is only asked for by its id; else what is written is found when it resolves */
  async write(writes: readonly Write[], refresh: estypes.Refresh = this.refresh): Promise<void> {
    for (let at = 0; at < writes.length; at += CHUNK) await this.#everywhere(writes.slice(at, at + CHUNK), refresh);
  }

  async #everywhere(writes: readonly Write[], refresh: estypes.Refresh): Promise<void> {
    const operations = writes.flatMap(({ id, version, fields }) => [
      { index: { _id: id, ...(version === null ? {} : { version, version_type: 'external' as const }) } },
      fields,
    ]);
    const searchable = await this.#bulk(this.prefix, operations, refresh);
    const written = new Set(searchable);
    if (this.#rebuilding) await this.#addTo(written, operations);
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      const { current, next, swapping } = await this.generations.read();
      if (current === null) throw missingIndex();
      this.#rebuilding = next !== null;
      if (searchable.has(current) && (next === null || (swapping ? searchable : written).has(next))) return;
      if (!written.has(current)) {
        for (const name of await this.#bulk(this.prefix, operations, refresh)) {
          searchable.add(name);
          written.add(name);
        }
      } else if (!searchable.has(current)) {
        // it was the index of the rebuild when it was written to
        await answerOf(this.client.indices.refresh({ index: current }));
        searchable.add(current);
      }
      if (next === null) continue;
      // the refresh of the swap may have been before this write
      if (!written.has(next)) await this.#addTo(written, operations);
      if (!swapping || !written.has(next)) continue;
      await answerOf(this.client.indices.refresh({ index: next, ignore_unavailable: true }));
      searchable.add(next);
    }
    throw new SearchUnavailableError('the search index is being replaced again and again');
  }

  async #addTo(written: Set<string>, operations: estypes.BulkRequest['operations'] & object): Promise<void> {
    for (const name of await this.#bulk(this.generations.nextAlias, operations, false)) written.add(name);
  }

  /** The names of the indices behind the alias that have it now; none when the alias is gone. */
  async #bulk(
    alias: string,
    operations: estypes.BulkRequest['operations'] & object,
    refresh: estypes.Refresh,
  ): Promise<Set<string>> {
    const request = { index: alias, require_alias: true, operations, refresh, filter_path: FIELDS };
    const { items } = await answerOf(this.client.bulk(request));
    const written = new Set<string>();
    for (const { index: item } of items) {
      if (item === undefined) continue;
      if (item.status < 300 || item.status === STALE) written.add(item._index);
      else if (item.error?.type !== 'index_not_found_exception') throw refusalOf(item);
    }
    return written;
  }
}

function refusalOf({ _id: id, status, error }: estypes.BulkResponseItem): Error {
  if (status === 429 || status >= 500)
    return new SearchUnavailableError(`Elasticsearch cannot take writes now (${String(status)})`);
  return new Error(`Elasticsearch refused the search document ${id ?? ''}: ${error?.reason ?? String(status)}`);
}
