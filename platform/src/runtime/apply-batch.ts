import { NewerSchemaError, type RecordedEvent, type ViewMessage } from '@combolab/contracts';
import type { DocumentWriter } from '../ports/documents.js';
import type { Projection, Views } from './projection.js';

/** The writer with a batch's own list of touched ids and messages. */
export function viewsOver(writer: DocumentWriter, announce: (message: ViewMessage) => void): Views {
  return {
    touched: new Set(),
    announce,
    get: (collection, id) => writer.get(collection, id),
    getMany: (collection, ids) => writer.getMany(collection, ids),
    find: (collection, options) => writer.find(collection, options),
    count: (collection, where) => writer.count(collection, where),
    versionOf: (collection, id) => writer.versionOf(collection, id),
    put: (collection, id, doc) => writer.put(collection, id, doc),
    remove: (collection, id) => writer.remove(collection, id),
  };
}

/** An event that a projection could not apply; retrying will not help. */
export class PoisonEventError extends Error {
  override name = 'PoisonEventError';
  constructor(
    readonly projection: string,
    readonly event: RecordedEvent,
    override readonly cause: unknown,
  ) {
    super(`${projection} could not apply ${event.type} (${event.subject}@${String(event.version)}): ${String(cause)}`);
  }
}

/** Applies a batch to one projection; a failing event is named in a {@link PoisonEventError}. */
export async function applyBatch(
  projection: Projection,
  events: readonly RecordedEvent[],
  decode: (event: RecordedEvent) => RecordedEvent | null,
  views: Views,
): Promise<void> {
  const handled = new Set(projection.handles.map(({ type }) => type));
  for (const event of events) {
    const whole = projection.envelopes === true;
    if (!whole && !handled.has(event.type)) continue;
    try {
      const decoded = whole ? event : decode(event);
      if (decoded !== null) await projection.apply(decoded, views);
    } catch (error) {
      if (error instanceof NewerSchemaError) throw error;
      throw new PoisonEventError(projection.name, event, error);
    }
  }
  await projection.settle?.(views);
}
