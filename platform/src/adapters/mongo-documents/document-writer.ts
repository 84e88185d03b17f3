import type { ViewVersion } from '@combolab/contracts';
import type { Connection } from 'mongoose';
import type { AnyCollection, Change, Collection, DocumentWriter, FindOptions, Stored } from '../../ports/documents.js';
import { BatchBuffer, type Content, type Entry } from './batch-buffer.js';
import { MongoDocumentReader } from './document-reader.js';
import { Conditions, type ConditionGroup } from './conditions.js';
import { compareBy, matches } from './order.js';
import type { Where } from './rows.js';

const ABSENT: Content = { n: 0, text: null };

type Doc = Readonly<Record<string, unknown>>;

/** Parsed once, to be compared with many conditions. */
const docs = new WeakMap<Content, Doc>();

function docOf(content: Content): Doc | null {
  if (content.text === null) return null;
  const doc = docs.get(content) ?? (JSON.parse(content.text) as Doc);
  docs.set(content, doc);
  return doc;
}

/** Keeps what a batch writes in memory and reads through it; the server learns of it when the batch is stored. */
export class BufferedWriter implements DocumentWriter {
  readonly buffer = new BatchBuffer();
  readonly #server: MongoDocumentReader;

  constructor(
    connection: Connection,
    private readonly epochOf: (projection: string) => Promise<number>,
  ) {
    this.#server = new MongoDocumentReader(connection, epochOf);
  }

  async get<T extends object>(collection: Collection<T>, id: string): Promise<Stored<T> | null> {
    const [stored] = await this.getMany(collection, [id]);
    return stored ?? null;
  }

  async getMany<T extends object>(collection: Collection<T>, ids: readonly string[]): Promise<readonly Stored<T>[]> {
    await this.#load(collection, ids);
    const epoch = await this.epochOf(collection.projection);
    return ids.flatMap((id) => storedOf<T>(this.buffer.get(collection, id), epoch) ?? []);
  }

  async find<T extends object>(collection: Collection<T>, options: FindOptions<T>): Promise<readonly Stored<T>[]> {
    const { limit, orderBy = [], after } = options;
    const compare = compareBy(orderBy);
    const isBehind = (each: Stored<T>): boolean => after === undefined || compare(after, each) < 0;
    const where = options.where as Where;
    const matching = (content: Content): boolean => {
      const doc = docOf(content);
      return doc !== null && matches(doc, where);
    };
    const gone = this.buffer.dirty(collection).filter(({ base }) => matching(base));
    const found = await this.#server.find(collection, {
      ...options,
      // so many of what the server gives may not count here
      ...(limit === undefined ? {} : { limit: limit + gone.length }),
    });
    for (const { id, doc, version } of found)
      this.buffer.remember(collection, id, { n: version[1], text: JSON.stringify(doc) });
    const epoch = await this.epochOf(collection.projection);
    const dirty = this.buffer.dirty(collection);
    const changed = new Set(dirty.map(({ id }) => id));
    const all = [
      ...found.filter(({ id }) => !changed.has(id)),
      ...dirty
        .filter(({ now }) => matching(now))
        .flatMap((entry) => storedOf<T>(entry, epoch) ?? [])
        .filter(isBehind),
    ];
    return all.sort(compare).slice(0, limit);
  }

  async fetch(collection: AnyCollection, ids: readonly string[]): Promise<void> {
    await this.#load(collection, ids);
  }

  async count<T extends object>(collection: Collection<T>, where: FindOptions<T>['where']): Promise<number> {
    const [count = 0] = await this.countEach(collection, [where]);
    return count;
  }

  async countEach<T extends object>(
    collection: Collection<T>,
    wheres: readonly FindOptions<T>['where'][],
  ): Promise<readonly number[]> {
    const conditions = new Conditions(wheres);
    const counts = wheres.map(() => 0);
    const add = (places: readonly number[], times: number): void => {
      for (const place of places) counts[place] = (counts[place] ?? 0) + times;
    };
    for (const { base, now } of this.buffer.dirty(collection)) {
      add(conditions.metBy(docOf(base)), -1);
      add(conditions.metBy(docOf(now)), 1);
    }
    const ofGroup = async (group: ConditionGroup): Promise<void> => {
      for (const { doc, count } of await this.#server.countsOf(collection, group)) add(group.metBy(doc), count);
    };
    await Promise.all(conditions.groups.map(ofGroup));
    return counts;
  }

  async findEach<T extends object>(
    collection: Collection<T>,
    wheres: readonly FindOptions<T>['where'][],
  ): Promise<readonly (readonly Stored<T>[])[]> {
    const conditions = new Conditions(wheres);
    const lists = wheres.map((): Stored<T>[] => []);
    const groups = await Promise.all(conditions.groups.map((group) => this.#server.findAny(collection, group)));
    const met = new Set(this.buffer.dirty(collection));
    for (const { id, doc, version } of groups.flat())
      met.add(this.buffer.remember(collection, id, { n: version[1], text: JSON.stringify(doc) }));
    const epoch = await this.epochOf(collection.projection);
    for (const entry of met) {
      const stored = storedOf<T>(entry, epoch);
      if (stored !== null) for (const place of conditions.metBy(docOf(entry.now))) lists[place]?.push(stored);
    }
    return lists.map((list) => list.sort(compareBy([])));
  }

  async versionOf(collection: AnyCollection, id: string): Promise<ViewVersion> {
    const { now } = await this.#entry(collection, id);
    return [await this.epochOf(collection.projection), now.n];
  }

  async versionsOf(collection: AnyCollection, ids: readonly string[]): Promise<readonly ViewVersion[]> {
    await this.#load(collection, ids);
    const epoch = await this.epochOf(collection.projection);
    return ids.map((id) => [epoch, this.buffer.get(collection, id)?.now.n ?? 0]);
  }

  put<T extends object>(collection: Collection<T>, id: string, doc: T): Promise<Change> {
    return this.#write(collection, id, JSON.stringify(doc));
  }

  remove(collection: AnyCollection, id: string): Promise<Change> {
    return this.#write(collection, id, null);
  }

  async #write(collection: AnyCollection, id: string, text: string | null): Promise<Change> {
    const epoch = await this.epochOf(collection.projection);
    const entry = await this.#entry(collection, id);
    const { n, text: before } = entry.now;
    if (text === before) return { from: [epoch, n], to: [epoch, n], changed: false };
    entry.now = { n: n + 1, text };
    return { from: [epoch, n], to: [epoch, n + 1], changed: true };
  }

  async #entry(collection: AnyCollection, id: string): Promise<Entry> {
    await this.#load(collection, [id]);
    return this.buffer.remember(collection, id, ABSENT);
  }

  async #load(collection: AnyCollection, ids: readonly string[]): Promise<void> {
    const unknown = [...new Set(ids)].filter((id) => this.buffer.get(collection, id) === undefined);
    if (unknown.length === 0) return;
    for (const { _id, n, doc } of await this.#server.rows(collection, unknown))
      this.buffer.remember(collection, _id, { n, text: doc === null ? null : JSON.stringify(doc) });
    for (const id of unknown) this.buffer.remember(collection, id, ABSENT);
  }
}

function storedOf<T>(entry: Entry | undefined, epoch: number): Stored<T> | null {
  if (entry?.now.text == null) return null;
  return { id: entry.id, doc: JSON.parse(entry.now.text) as T, version: [epoch, entry.now.n] };
}
