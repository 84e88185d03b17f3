import { setImmediate as breath } from 'node:timers/promises';
import { eventDefinitions, personalFields } from '@combolab/contracts';
import { randomId } from '@combolab/platform';
import type { BackendPorts } from '../../backend-ports.js';
import type { CommandRunner } from '../../commands/command-runner.js';
import { closeStream } from './close-stream.js';
import { deleteFiles } from './delete-files.js';
import { endSessions } from './end-sessions.js';
import { followsThem, streamOwner, wroteIn } from './stream-owner.js';

/** How long it waits for the views before all is tried again, in ms. */
const WAIT_MS = 10_000;

/** Streams that are read before the process may do something else. */
const AT_ONCE = 50;

const FIELDS = personalFields(eventDefinitions);

interface Left {
  /** Versions of the streams of a user, and of those in which others follow them, by name. */
  readonly own: ReadonlyMap<string, number>;
  /** Streams of nobody in which they have written, among others. */
  readonly shared: readonly string[];
}

/** The whole log is read once; only names are kept. */
async function leftOf({ log }: Pick<BackendPorts, 'log'>, userId: string, until: AbortSignal): Promise<Left> {
  const own = new Map<string, number>();
  const shared: string[] = [];
  let read = 0;
  await log.scan('', async (stream, events) => {
    if (streamOwner(stream, events) === userId || followsThem(stream, userId)) own.set(stream, events.length);
    else if (wroteIn(stream, events, userId)) shared.push(stream);
    read += 1;
    until.throwIfAborted();
    if (read % AT_ONCE === 0) await breath();
  });
  return { own, shared };
}

/** Until nothing of theirs is open: a command that was under way when the account ended may come in late. */
async function closeAll(
  ports: Pick<BackendPorts, 'log'>,
  runner: CommandRunner,
  userId: string,
  until: AbortSignal,
): Promise<Left> {
  for (;;) {
    const left = await leftOf(ports, userId, until);
    let closed = 0;
    for (const [stream, version] of left.own) {
      until.throwIfAborted();
      const context = { commandId: randomId(), actor: null, correlationId: randomId() };
      if (await closeStream(runner, { stream, version, userId }, context)) closed += 1;
    }
    if (closed === 0) return left;
  }
}

/** Until the views have these streams as they are now. @throws Error when they take long */
async function untilSeen(
  { log, gates }: Pick<BackendPorts, 'gates' | 'log'>,
  streams: readonly string[],
  until: AbortSignal,
): Promise<void> {
  for (const stream of streams) {
    until.throwIfAborted();
    const position = await log.positionOf(stream, (await log.head(stream)).version);
    if (!(await gates.views.waitFor(position, WAIT_MS))) throw new Error(`the views do not have ${stream} yet`);
  }
}

/**
 * Removes what a user has left, once their account has ended: sessions, then everything they made by events of its own, then
 * their words in the log, their files, and what stores still hold in free space. Each step may be done again, so all of it is
 * until it succeeds.
 * @param until it goes no further than the step at hand; whoever does it again begins anew
 * @throws what the signal was aborted with
 */
export async function eraseAccount(
  ports: Pick<BackendPorts, 'blobs' | 'emptyJournals' | 'gates' | 'identity' | 'liveFeed' | 'log'>,
  runner: CommandRunner,
  userId: string,
  until: AbortSignal,
): Promise<void> {
  await endSessions(ports, userId);
  const { own, shared } = await closeAll(ports, runner, userId, until);
  const streams = [...own.keys()];
  await ports.log.redact(streams, FIELDS);
  await ports.log.redact(shared, FIELDS, userId);
  await deleteFiles(ports.blobs, userId, streams);
  await untilSeen(ports, streams, until);
  await ports.emptyJournals();
}
