import type { Client, estypes } from '@elastic/elasticsearch';
import type { ShardPlaces } from '../ports/event-log.js';
import {
  SearchUnavailableError,
  type SearchAnswer,
  type ShardedSearchIndex,
  type SearchQuery,
} from '../ports/search-index.js';
import { BulkWriter } from './elasticsearch-index/bulk-writer.js';
import { answerOf, createClient, isMissing, missingIndex } from './elasticsearch-index/client.js';
import { conditionsOf, everyDocument } from './elasticsearch-index/conditions.js';
import { decodeCursor, encodeCursor, type SortValues } from './elasticsearch-index/cursor.js';
import { facetAggregations, readFacets } from './elasticsearch-index/facets.js';
import { Generations } from './elasticsearch-index/generations.js';
import type { StoredFields } from './elasticsearch-index/mapping.js';
import { orderOf } from './elasticsearch-index/order.js';
import { Presence } from './elasticsearch-index/presence.js';
import { relevance } from './elasticsearch-index/relevance.js';
import { readUnknown } from './elasticsearch-index/unknown-words.js';
import { externalVersion, toStored, type Change } from './elasticsearch-index/stored-document.js';
import type { Absence } from '../supervision/absence.js';
import { asWritten, type Reading } from './search-text/reading.js';

export interface ElasticsearchIndexOptions {
  /** URL of a server, with name and password if need be; more servers of the same cluster after commas. */
  readonly node: string;
  /** Alias that is searched; the indices behind it are `<prefix>-<number>`. */
  readonly prefix: string;
  /**
   * How a write becomes searchable before it resolves: `now` makes it so at once, which costs Elasticsearch some work for
   * each write; `wait` waits for the next interval. Standard: `now`.
   */
  readonly refresh?: 'now' | 'wait';
  /** Interval of Elasticsearch's own refreshes. Standard: `1s`. */
  readonly refreshInterval?: string;
  /** Given, the index is opened while nobody answers too, and searched as soon as somebody does; told here meanwhile. */
  readonly absence?: Absence;
}

/** People wait for a search, and have another answer when there is none; who asks for health waits too. In ms. */
const QUICK = { requestTimeout: 3000, maxRetries: 1 };

/** Beside the documents, so that an index and how far it is filled are never apart. No combo has such an id. */
const CHECKPOINT = '@checkpoint';
const PLACE_OF = '@place/';

/**
 * Opens the index on Elasticsearch 8 or newer, and makes it when there is none or one of an older build. Several processes
 * may search and write the same index.
 * @throws SearchUnavailableError when the server does not answer, unless there is an `absence`
 * @throws Error when the index is of a newer build, or the settings do not fit
 */
export async function openElasticsearchIndex(options: ElasticsearchIndexOptions): Promise<ShardedSearchIndex> {
  const { node, prefix, refresh = 'now', refreshInterval = '1s', absence } = options;
  if (!/^[a-z][a-z0-9-]{0,99}$/.test(prefix) || /-(next|swap|\d*)$/.test(prefix))
    throw new Error(
      "The name of the search index in SEARCH has lower-case letters, digits and hyphens, and does not end in '-', '-next', '-swap' or '-' and a number.",
    );
  const client = createClient(node);
  const generations = new Generations(client, prefix, refreshInterval);
  const presence = absence === undefined ? null : new Presence(generations, absence);
  try {
    await (presence === null ? generations.prepare() : presence.open());
  } catch (error) {
    await client.close();
    throw error;
  }
  const writer = new BulkWriter(client, generations, prefix, refresh === 'now' ? true : 'wait_for');
  return new ElasticsearchIndex(client, generations, writer, prefix, presence);
}

class ElasticsearchIndex implements ShardedSearchIndex {
  constructor(
    private readonly client: Client,
    private readonly generations: Generations,
    private readonly writer: BulkWriter,
    private readonly prefix: string,
    private readonly presence: Presence | null,
  ) {}

  write(changes: readonly Change[]): Promise<void> {
    return this.writer.write(
      changes.map((change) => ({
        id: change.id,
        version: externalVersion(change.version),
        fields: toStored(change),
      })),
    );
  }

  /** Where there are hits with all words all are known; else a text is looked at word by word. */
  async search(query: SearchQuery): Promise<SearchAnswer> {
    const written = asWritten(query.text);
    if (query.words !== 'all' && written.asked.length > 0)
      return this.#answer(query, await readUnknown(query.text, (request) => this.#ask(request)));
    const answer = await this.#answer(query, written);
    if (answer.total > 0 || written.asked.length === 0) return answer;
    const reading = await readUnknown(query.text, (request) => this.#ask(request));
    return reading.corrections.length === 0 ? answer : this.#answer(query, reading);
  }

  async #answer(query: SearchQuery, reading: Reading): Promise<SearchAnswer> {
    const { hits, aggregations } = await this.#ask(this.#requestOf(query, reading));
    const page = hits.hits.slice(0, query.limit).map(({ sort }) => sort as SortValues);
    const last = page.at(-1);
    return {
      ids: page.map((values) => String(values.at(-1))),
      total: totalOf(hits),
      facets: query.facets ? readFacets(aggregations) : null,
      cursor: last === undefined || hits.hits.length <= query.limit ? null : encodeCursor(query, last),
      corrections: reading.corrections,
    };
  }

  async beginRebuild(shards: readonly string[] = []): Promise<void> {
    const name = await this.generations.begin();
    // read when there is the new one: what is stored from now on is stored in both
    const [reached, places] = [await this.checkpoint(), shards.length === 0 ? {} : await this.places(shards)];
    const kept = Object.entries(places).map(([shard, place]) => [PLACE_OF + shard, place] as const);
    if (reached !== null) kept.push([CHECKPOINT, reached]);
    // indexers may have stored later ones by now
    const made = kept.map(([id, checkpoint]) =>
      answerOf(this.client.create({ index: name, id, document: { checkpoint } }, { ignore: [409] })),
    );
    await Promise.all(made);
  }

  swap(): Promise<void> {
    return this.generations.swap();
  }

  async checkpoint(): Promise<string | null> {
    const asked = this.client.get<StoredFields>({ index: this.prefix, id: CHECKPOINT }, { ...QUICK, ignore: [404] });
    const { found, _source: stored } = await answerOf(asked);
    // the answer about a missing index has neither
    if ((found as boolean | undefined) === undefined) throw missingIndex();
    return stored?.checkpoint ?? null;
  }

  setCheckpoint(checkpoint: string): Promise<void> {
    return this.writer.write([{ id: CHECKPOINT, version: null, fields: { checkpoint } }], false);
  }

  async places(shards: readonly string[]): Promise<ShardPlaces> {
    const ids = shards.map((shard) => `${PLACE_OF}${shard}`);
    const { docs } = await answerOf(this.client.mget<StoredFields>({ index: this.prefix, ids }, QUICK));
    const places: [string, string][] = [];
    for (const doc of docs) {
      if ('error' in doc) throw missingIndex();
      const place = doc._source?.checkpoint;
      if (place !== undefined) places.push([doc._id.slice(PLACE_OF.length), place]);
    }
    return Object.fromEntries(places);
  }

  setPlaces(places: ShardPlaces): Promise<void> {
    const writes = Object.entries(places).map(([shard, checkpoint]) => ({
      ...{ id: `${PLACE_OF}${shard}`, version: null },
      fields: { checkpoint },
    }));
    return this.writer.write(writes, false);
  }

  async count(): Promise<number> {
    const { count } = await this.#whileSwapping(() => this.client.count({ index: this.prefix, query: everyDocument }));
    return count;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.presence?.[Symbol.dispose]();
    await this.generations[Symbol.asyncDispose]();
    await this.client.close();
  }

  async #ask(request: estypes.SearchRequest): Promise<estypes.SearchResponse> {
    this.presence?.assertPrepared();
    const complete = { index: this.prefix, allow_partial_search_results: false, ...request };
    try {
      return await this.#whileSwapping(() => this.client.search(complete, QUICK));
    } catch (error) {
      this.presence?.missed(error);
      throw error;
    }
  }

  #requestOf(query: SearchQuery, reading: Reading): estypes.SearchRequest {
    const conditions = conditionsOf(query, reading);
    const choices = conditions.choices.map(({ clause }) => clause);
    const sort = orderOf(query);
    const filter = query.facets ? [...conditions.common] : [...conditions.common, ...choices];
    return {
      query: { bool: { filter, should: relevance(query, reading) } },
      ...(query.facets ? { post_filter: { bool: { filter: choices } }, aggs: facetAggregations(conditions) } : {}),
      sort,
      size: query.limit + 1,
      ...(query.cursor === null
        ? { from: query.skip }
        : { search_after: decodeCursor(query, query.cursor, sort.length) }),
      track_total_hits: true,
      // the values a hit is sorted by end with its id
      _source: false,
      stored_fields: '_none_',
    };
  }

  /** An index that was replaced may be dropped under a question; the one in its place has the answer. */
  async #whileSwapping<T>(ask: () => Promise<T>): Promise<T> {
    try {
      return await ask();
    } catch (error) {
      return answerOf(isMissing(error) ? ask() : Promise.reject(error as Error));
    }
  }
}

function totalOf({ total }: estypes.SearchHitsMetadata): number {
  if (typeof total === 'object') return total.value;
  throw new SearchUnavailableError('Elasticsearch answered without a total');
}
