import type {
  AnyCollection,
  Collection,
  Documents,
  DocumentWriter,
  ParkedStream,
  ProjectionState,
  Position,
} from '@combolab/platform';
import { DocumentDigest } from '@combolab/platform/adapters/documents/document-digest';
import type { DocumentsStore } from './documents-store.js';
import { parkedKey, tableOf, type ProjectionRow, type Step } from './tables.js';
import { TablesReader } from './tables-reader.js';
import { TablesWriter } from './tables-writer.js';

type Prepared = { readonly name: string; readonly version: number; readonly collections: readonly AnyCollection[] };

/** The views as one process has them open; one of all processes writes. */
export class SimulatedDocuments extends TablesReader implements Documents {
  readonly #collections = new Map<string, readonly Collection[]>();
  #busy: Promise<unknown> = Promise.resolve();

  constructor(private readonly store: DocumentsStore) {
    const tables = () => store.read();
    super({ tables, epochOf: (name) => rowOf(store, name).epoch, written: () => undefined });
  }

  async prepare(projections: readonly Prepared[]): Promise<void> {
    await this.#commit(() => {
      const steps = projections.flatMap((each) => this.#prepared(each));
      return Promise.resolve([undefined, steps]);
    });
    await this.store.makeLasting();
  }

  #prepared({ name, version, collections }: Prepared): Step[] {
    this.#collections.set(name, collections);
    const row = this.store.read().projections.get(name);
    const epoch = row === undefined ? this.store.firstEpoch : row.version === version ? row.epoch : row.epoch + 1;
    const checkpoint = row?.version === version ? row.checkpoint : null;
    const kept = new Set(collections.map((each) => tableOf(each.name, epoch)));
    const drops = collections.flatMap((each) => this.#tablesOf(each).filter((table) => !kept.has(table)));
    return [{ projection: { name, version, epoch, checkpoint, rebuild: null } }, ...drops.map((drop) => ({ drop }))];
  }

  #tablesOf({ name }: Collection): string[] {
    return this.store
      .read()
      .names()
      .filter((table) => table.startsWith(`${name}@`));
  }

  // oxlint-disable-next-line typescript/require-await -- errors are rejections
  async state(projection: string): Promise<ProjectionState | null> {
    const row = this.store.read().projections.get(projection);
    if (row === undefined) return null;
    const { name, version, epoch, checkpoint } = row;
    return { name, version, epoch, checkpoint };
  }

  apply<R>(
    projections: readonly string[],
    checkpoint: Position | null,
    work: (writer: DocumentWriter) => Promise<R>,
  ): Promise<R> {
    const rows = (): Step[] =>
      checkpoint === null
        ? []
        : projections.map((name) => ({ projection: { ...rowOf(this.store, name), checkpoint } }));
    const run = async (): Promise<[R, Step[]]> => {
      const writer = new TablesWriter(this.shown, this.store.leastVersion);
      const result = await work(writer);
      return [result, [...writer.steps, ...rows()]];
    };
    if (!this.store.options.checkpointFirst) return this.#commit(run);
    return this.#commit(() => Promise.resolve([undefined, rows()])).then(() => this.#commit(run));
  }

  beginRebuild(projection: string): Promise<void> {
    return this.#commit(() => {
      const row = rowOf(this.store, projection);
      const epoch = row.epoch + 1;
      const drops = (this.#collections.get(projection) ?? []).map(({ name }) => ({ drop: tableOf(name, epoch) }));
      return Promise.resolve([undefined, [...drops, { projection: { ...row, rebuild: { epoch, checkpoint: null } } }]]);
    });
  }

  applyRebuild<R>(
    projection: string,
    checkpoint: Position | null,
    work: (writer: DocumentWriter) => Promise<R>,
  ): Promise<R> {
    const { rebuild } = rowOf(this.store, projection);
    if (rebuild === null) throw new Error(`projection '${projection}' is not being rebuilt`);
    const { epoch } = rebuild;
    return this.#commit(async () => {
      const epochOf = (name: string): number => (name === projection ? epoch : rowOf(this.store, name).epoch);
      const writer = new TablesWriter({ ...this.shown, epochOf }, this.store.leastVersion);
      const result = await work(writer);
      const row = { ...rowOf(this.store, projection), rebuild: { epoch, checkpoint } };
      return [result, [...writer.steps, { projection: row }]];
    });
  }

  async swapRebuild(projection: string): Promise<void> {
    await this.#commit(() => {
      const row = rowOf(this.store, projection);
      if (row.rebuild === null) throw new Error(`projection '${projection}' has no finished build beside it`);
      return Promise.resolve([undefined, [{ projection: { ...row, ...row.rebuild, rebuild: null } }]]);
    });
    await this.store.makeLasting();
  }

  park(park: ParkedStream): Promise<void> {
    return this.#commit(() => Promise.resolve([undefined, [{ park }]]));
  }

  // oxlint-disable-next-line typescript/require-await -- errors are rejections
  async parked(): Promise<readonly ParkedStream[]> {
    return [...this.store.read().parked.values()].sort((a, b) => (a.parkedAt < b.parkedAt ? -1 : 1));
  }

  unpark(projection: string, stream: string): Promise<void> {
    return this.#commit(() => Promise.resolve([undefined, [{ unpark: parkedKey(projection, stream) }]]));
  }

  // oxlint-disable-next-line typescript/require-await -- errors are rejections
  async digest(collection: AnyCollection): Promise<string> {
    const digest = new DocumentDigest();
    const [name] = this.tableName(collection);
    const rows = [...this.store.read().table(name)].sort(([a], [b]) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
    for (const [id, { doc }] of rows) if (doc !== null) digest.add(id, doc);
    return digest.toString();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#busy;
  }

  /** One transaction after the other. */
  #commit<R>(work: () => Promise<readonly [R, readonly Step[]]>): Promise<R> {
    const run = async (): Promise<R> => {
      const [result, steps] = await work();
      if (steps.length > 0) await this.store.commit(steps);
      return result;
    };
    const next = this.#busy.then(run, run);
    this.#busy = next.catch(() => undefined);
    return next;
  }
}

function rowOf(store: DocumentsStore, projection: string): ProjectionRow {
  const row = store.read().projections.get(projection);
  if (row === undefined) throw new Error(`projection '${projection}' was not prepared`);
  return row;
}
