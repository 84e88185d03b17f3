import type { RecordedEvent } from '@combolab/contracts';
import type { Collection, DocumentReader } from '../ports/documents.js';
import { readOf, type Projection } from './projection.js';

/** How far a stream is in the views. */
export interface AppliedStream {
  readonly version: number;
}

export const appliedStreams: Collection<AppliedStream> = { name: 'applied', projection: 'applied', indexes: [] };

/**
 * Notes with each batch how far its streams are in the views, for logs whose appends have no place in one order. A stream
 * that another view has parked goes on here: nobody waits for it.
 */
export const appliedProjection: Projection = {
  name: 'applied',
  version: 1,
  collections: [appliedStreams],
  handles: [],
  envelopes: true,
  reads: ({ subject }) => [readOf(appliedStreams, subject)],
  async apply({ subject, version }, views) {
    const known = await views.get(appliedStreams, subject);
    if ((known?.doc.version ?? 0) < version) await views.put(appliedStreams, subject, { version });
  },
};

/** How far streams are in the views, by one question; without those that the views do not know. */
export async function appliedVersions(
  documents: DocumentReader,
  streams: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await documents.getMany(appliedStreams, streams);
  return new Map(rows.map(({ id, doc }) => [id, doc.version]));
}

/** The last version of each stream among these events. */
export function lastVersions(events: readonly RecordedEvent[]): [stream: string, version: number][] {
  const versions = new Map<string, number>();
  for (const { subject, version } of events) versions.set(subject, Math.max(version, versions.get(subject) ?? 0));
  return [...versions];
}
