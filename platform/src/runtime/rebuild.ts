import type { RecordedEvent } from '@combolab/contracts';
import type { Position } from '../ports/event-log.js';
import type { ParkedStream } from '../ports/documents.js';
import { applyBatch, PoisonEventError, viewsOver } from './apply-batch.js';
import { beforeParked, parkedAt } from './parked-streams.js';
import type { Projector } from './projector.js';

const STREAMS_PER_TRANSACTION = 200;
const silent = (): void => undefined;

/**
 * Builds a view anew beside the running one and swaps: all streams from the log, then what was recorded meanwhile,
 * then one short exclusive step that brings both to the same position. What the running view had parked is applied again.
 * @param signal ends it before the swap: this process may no longer be the one that keeps the views
 * @returns streams that the new view could not apply, each up to which event; they are parked
 * @throws Error when the projection is unknown, or the signal's reason
 */
export async function rebuildProjection(
  projector: Projector,
  name: string,
  signal?: AbortSignal,
): Promise<readonly ParkedStream[]> {
  const { log, documents, projections } = projector.options;
  const projection = projections.find((each) => each.name === name);
  if (projection === undefined)
    throw new Error(`there is no projection '${name}'; there are ${projections.map((each) => each.name).join(', ')}`);
  const parked = new Map<string, ParkedStream>();
  const apply = async (events: readonly RecordedEvent[], position: Position | null): Promise<void> => {
    try {
      const readable = beforeParked(events, (stream) => parked.get(stream));
      await documents.applyRebuild(name, position, (writer) =>
        applyBatch(projection, readable, projector.decode, viewsOver(writer, silent)),
      );
    } catch (error) {
      if (!(error instanceof PoisonEventError)) throw error;
      parked.set(error.event.subject, parkedAt(name, error.event, error.cause));
      await apply(events, position);
    }
  };

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
      await projector.parked.swap(name, [...parked.values()], () => documents.swapRebuild(name));
    });
  } finally {
    await following[Symbol.asyncDispose]();
  }
  return [...parked.values()];
}

/** Tells the operator how a rebuild ended. @param parked what the new view could not apply */
export function rebuiltInWords(name: string, parked: readonly ParkedStream[]): string {
  const done = `${name} was built anew and is in use.`;
  if (parked.length === 0) return done;
  const lines = parked.map(({ stream, version, reason }) => `${stream}@${String(version)}: ${reason}`);
  return `${done} ${parked.length === 1 ? 'One stream' : `${String(parked.length)} streams`} could not be applied:\n${lines.join('\n')}`;
}
