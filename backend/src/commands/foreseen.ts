import type { RecordedEvent } from '@combolab/contracts';
import type { AnyCollection, Asked, Collection, Documents, EventLog, Stored } from '@combolab/platform';

/** What will be asked for until a command is recorded, as far as its request tells. */
export interface Foresight {
  /** Streams whose last events are asked for. */
  readonly streams: readonly string[];
  readonly documents: readonly Asked[];
}

/**
 * What was read at once, over a network by one question each to log and views, before anything was decided. It may be older than what a
 * command finds: the log refuses what was decided on it then, and who decided that there is nothing to do looks again.
 */
export class Foreseen {
  private constructor(
    private readonly streams: ReadonlySet<string>,
    private readonly lasts: ReadonlyMap<string, RecordedEvent>,
    private readonly documents: ReadonlyMap<AnyCollection, ReadonlyMap<string, Stored<Record<string, unknown>> | null>>,
  ) {}

  /** Without the streams while the log cannot be read. @throws Error while the views cannot */
  static async read(
    { log, documents }: { readonly log: Pick<EventLog, 'lastOf'>; readonly documents: Pick<Documents, 'getEach'> },
    { streams, documents: asked }: Foresight,
  ): Promise<Foreseen> {
    const [lasts, found] = await Promise.all([
      log.lastOf(streams).catch(() => null),
      asked.length === 0 ? [] : documents.getEach(asked),
    ]);
    const byCollection = new Map<AnyCollection, Map<string, Stored<Record<string, unknown>> | null>>();
    for (const [at, { collection, id }] of asked.entries()) {
      const ofIt = byCollection.get(collection) ?? new Map<string, Stored<Record<string, unknown>> | null>();
      byCollection.set(collection, ofIt.set(id, found[at] ?? null));
    }
    return new Foreseen(new Set(lasts === null ? [] : streams), lasts ?? new Map(), byCollection);
  }

  /** undefined: not foreseen; null: the stream does not exist. */
  last(stream: string): RecordedEvent | null | undefined {
    return this.streams.has(stream) ? (this.lasts.get(stream) ?? null) : undefined;
  }

  /** undefined: not foreseen; null: absent or removed. */
  get<T extends object>(collection: Collection<T>, id: string): Stored<T> | null | undefined {
    return this.documents.get(collection)?.get(id) as Stored<T> | null | undefined;
  }
}
