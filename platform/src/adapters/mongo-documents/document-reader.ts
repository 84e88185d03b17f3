import type { ViewVersion } from '@combolab/contracts';
import type { Connection } from 'mongoose';
import type { AnyCollection, Asked, Collection, DocumentReader, FindOptions, Stored } from '../../ports/documents.js';
import { findInChunks } from '../mongo/in-chunks.js';
import type { ConditionGroup } from './conditions.js';
import { anyOf, behindOf, fieldPath, filterOf, sortOf, viewOf, type Row, type Where } from './rows.js';

/** So many documents have these values. */
interface CountOf {
  readonly doc: Readonly<Record<string, unknown>>;
  readonly count: number;
}

/** Reads the server's documents of one build of each projection. */
export class MongoDocumentReader implements DocumentReader {
  /** @param epochOf the build of a projection to read from */
  constructor(
    protected readonly connection: Connection,
    protected readonly epochOf: (projection: string) => Promise<number>,
  ) {}

  async get<T extends object>(collection: Collection<T>, id: string): Promise<Stored<T> | null> {
    const { view, epoch } = await this.#view(collection);
    const row = await view.findOne({ _id: id, removed: false });
    return row === null ? null : toStored<T>(row, epoch);
  }

  async getMany<T extends object>(collection: Collection<T>, ids: readonly string[]): Promise<readonly Stored<T>[]> {
    if (ids.length === 0) return [];
    const { view, epoch } = await this.#view(collection);
    const rows = await findInChunks(ids, ($in) => view.find({ _id: { $in }, removed: false }).toArray());
    const found = new Map(rows.map((row) => [row._id, toStored<T>(row, epoch)]));
    return ids.flatMap((id) => found.get(id) ?? []);
  }

  async getEach(asked: readonly Asked[]): Promise<readonly (Stored<Record<string, unknown>> | null)[]> {
    const views = await Promise.all(asked.map(({ collection }) => this.#view(collection)));
    const [first, ...others] = views.map(({ view }, at) => ({
      view,
      stages: [{ $match: { _id: asked[at]?.id, removed: false } }, { $set: { at } }],
    }));
    if (first === undefined) return [];
    const further = others.map(({ view, stages }) => ({ $unionWith: { coll: view.collectionName, pipeline: stages } }));
    const rows = await first.view.aggregate<Row & { at: number }>([...first.stages, ...further]).toArray();
    const found = new Map(rows.map((row) => [row.at, row]));
    return views.map(({ epoch }, at) => {
      const row = found.get(at);
      return row === undefined ? null : toStored(row, epoch);
    });
  }

  async find<T extends object>(collection: Collection<T>, options: FindOptions<T>): Promise<readonly Stored<T>[]> {
    const { view, epoch } = await this.#view(collection);
    const { where, orderBy = [], limit, after } = options;
    // to MongoDB a limit of 0 is none
    if (limit !== undefined && limit <= 0) return [];
    const cursor = view.find({ ...filterOf(where as Where), ...behindOf(orderBy, after) }).sort(sortOf(orderBy));
    const rows = await (limit === undefined ? cursor : cursor.limit(limit)).toArray();
    return rows.map((row) => toStored<T>(row, epoch));
  }

  async count<T extends object>(collection: Collection<T>, where: FindOptions<T>['where']): Promise<number> {
    const { view } = await this.#view(collection);
    return view.countDocuments(filterOf(where));
  }

  /**
   * How many documents meet conditions on the same fields: rows of values that occur, each with its number. One question for as many as
   * a server takes well, where a count for each would be as many questions.
   */
  async countsOf(collection: AnyCollection, { fields, wheres }: ConditionGroup): Promise<readonly CountOf[]> {
    const { view } = await this.#view(collection);
    const _id = Object.fromEntries(fields.map((field, at) => [`f${String(at)}`, `$${fieldPath(field)}`]));
    const rows = await findInChunks(wheres, ($or) =>
      view
        .aggregate<{ _id: Readonly<Record<string, unknown>>; count: number }>([
          { $match: anyOf($or) },
          { $group: { _id, count: { $sum: 1 } } },
        ])
        .toArray(),
    );
    return rows.map(({ _id: values, count }) => ({
      doc: Object.fromEntries(fields.map((field, at) => [field, values[`f${String(at)}`]])),
      count,
    }));
  }

  /** Documents that meet at least one of the conditions, in no order. */
  async findAny(
    collection: AnyCollection,
    { wheres }: Pick<ConditionGroup, 'wheres'>,
  ): Promise<readonly Stored<object>[]> {
    const { view, epoch } = await this.#view(collection);
    const rows = await findInChunks(wheres, ($or) => view.find(anyOf($or)).toArray());
    return rows.map((row) => toStored<object>(row, epoch));
  }

  async versionOf(collection: AnyCollection, id: string): Promise<ViewVersion> {
    const { view, epoch } = await this.#view(collection);
    const row = await view.findOne({ _id: id }, { projection: { n: 1 } });
    return [epoch, row?.n ?? 0];
  }

  async versionsOf(collection: AnyCollection, ids: readonly string[]): Promise<readonly ViewVersion[]> {
    const { view, epoch } = await this.#view(collection);
    const rows = await findInChunks(ids, ($in) => view.find({ _id: { $in } }, { projection: { n: 1 } }).toArray());
    const found = new Map(rows.map(({ _id, n }) => [_id, n]));
    return ids.map((id) => [epoch, found.get(id) ?? 0]);
  }

  /** Rows by id, removed ones too. */
  async rows(collection: AnyCollection, ids: readonly string[]): Promise<readonly Row[]> {
    const { view } = await this.#view(collection);
    return findInChunks(ids, ($in) => view.find({ _id: { $in } }).toArray());
  }

  async #view(collection: AnyCollection) {
    const epoch = await this.epochOf(collection.projection);
    return { epoch, view: viewOf(this.connection, collection, epoch) };
  }
}

const toStored = <T>(row: Row, epoch: number): Stored<T> => ({
  id: row._id,
  doc: row.doc as T,
  version: [epoch, row.n],
});
