import type { RecordedEvent } from '@combolab/contracts';
import type { Position } from '../ports/event-log.js';
import { applyBatch, viewsOver } from './apply-batch.js';
import type { Projector } from './projector.js';

const STREAMS_PER_TRANSACTION = 200;
const silent = (): void => undefined;

/**
 * Builds a view anew beside the running one and swaps: all streams from the log, then what was recorded meanwhile,
 * then one short exclusive step that brings both to the same position.
 * @param signal ends it before the swap: this process may no longer be the one that keeps the views
 * @throws Error when the projection is unknown, or the signal's reason
 */
export async function rebuildProjection(projector: Projector, name: string, signal?: AbortSignal): Promise<void> {
  const { log, documents, projections } = projector.options;
  const projection = projections.find((each) => each.name === name);
  if (projection === undefined)
    throw new Error(`there is no projection '${name}'; there are ${projections.map((each) => each.name).join(', ')}`);
  const apply = (events: readonly RecordedEvent[], position: Position | null): Promise<void> =>
    documents.applyRebuild(name, position, (writer) =>
      applyBatch(projection, projector.parked.without(name, events), projector.decode, viewsOver(writer, silent)),
    );

  const noted = await log.end();
  await documents.beginRebuild(name);
  let chunk: (readonly RecordedEvent[])[] = [];
  await log.scan('', async (_stream, events) => {
    signal?.throwIfAborted();
    chunk.push(events);
    if (chunk.length < STREAMS_PER_TRANSACTION) return;
    await apply(chunk.flat(), null);
    chunk = [];
  });
  await apply(chunk.flat(), noted);

  const following = log.follow(noted, (batch) => apply(batch.events, batch.position));
  try {
    await following.idle();
    await projector.exclusively(async () => {
      await following.idle();
      await following[Symbol.asyncDispose]();
      signal?.throwIfAborted();
      await documents.swapRebuild(name);
    });
  } finally {
    await following[Symbol.asyncDispose]();
  }
}
