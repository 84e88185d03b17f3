import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { streams, type ViewMessage } from '@combolab/contracts';
import { createLogger, Projector, readSettings, rebuildProjection } from '@combolab/platform';
import { MemoryEventLog } from '@combolab/platform/adapters/memory-event-log';
import { openSqliteDocuments } from '@combolab/platform/adapters/sqlite-documents';
import fc from 'fast-check';
import { CommandRunner } from '../../commands/command-runner.js';
import { projections } from '../../nouns.js';
import { inboxDecider } from './inbox.decider.js';
import { notificationDecider } from './notification.decider.js';
import { inboxesCollection, notificationsCollection } from './notifications.projection.js';

type Step =
  | { readonly do: 'give' | 'read'; readonly userId: string; readonly n: number }
  /** Reads all that was given `back` ms ago or earlier. */
  | { readonly do: 'read-all'; readonly userId: string; readonly back: number };

const userId = fc.constantFrom('u1', 'u2');
const n = fc.nat(5);
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.record({ do: fc.constant('give' as const), userId, n }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('read' as const), userId, n }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('read-all' as const), userId, back: fc.nat(3) }) },
  ),
  { maxLength: 40 },
);

/** Moves on by a millisecond with every second event, so that some share one. */
let clock = Date.parse('2026-01-02T03:04:05.000Z');
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'combolab-inbox-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function play(log: MemoryEventLog, all: readonly Step[]): Promise<void> {
  const runner = new CommandRunner(log);
  for (const [i, step] of all.entries()) {
    const context = { commandId: `k${String(i)}`, actor: null, correlationId: 'r' };
    if (step.do === 'read-all') {
      const command = { userId: step.userId, upTo: new Date(Math.floor(clock) - step.back).toISOString() };
      await runner.run(inboxDecider, streams.inbox(step.userId), command, context);
      continue;
    }
    const ids = { userId: step.userId, notificationId: `${step.userId}-${String(step.n)}` };
    const command =
      step.do === 'read'
        ? { type: 'read' as const, ...ids }
        : { type: 'give' as const, given: { ...ids, kind: 'comment' as const, comboId: 'c1' } };
    const stream = streams.notification(ids.userId, ids.notificationId);
    await runner.run(notificationDecider, stream, command, context).catch(() => undefined); // not given yet
  }
}

it('counts what is unread like a plain list does, and is the same when it is built anew in another order', async () => {
  let run = 0;
  const property = fc.asyncProperty(steps, async (all) => {
    const log = new MemoryEventLog({ source: 'test', now: () => Math.floor((clock += 0.5)) });
    await using documents = openSqliteDocuments(join(folder, `${String((run += 1))}.sqlite`));
    const told = new Map<string, ViewMessage>();
    const logger = createLogger(readSettings({ LOG_LEVEL: 'silent' }));
    await using projector = new Projector({
      ...{ log, documents, projections, logger },
      announce: (messages) => {
        for (const message of messages) told.set(message.room, message);
      },
      onApplied: () => undefined,
    });
    await projector.start();
    await play(log, all);
    await projector.idle();
    for (const who of ['u1', 'u2']) {
      const stored = await documents.find(notificationsCollection, { where: { userId: who } });
      const unread = stored.filter(({ doc }) => !doc.read).length;
      const inbox = await documents.get(inboxesCollection, who);
      expect(inbox?.doc.unread ?? 0).toBe(unread);
      const message = told.get(`user:${who}`);
      if (message?.part === 'inbox') expect([message.unread, message.to]).toEqual([unread, inbox?.version]);
    }
    const digests = () =>
      Promise.all([notificationsCollection, inboxesCollection].map((each) => documents.digest(each)));
    const before = await digests();
    await rebuildProjection(projector, 'notifications');
    expect(await digests()).toEqual(before);
  });
  await fc.assert(property, { numRuns: 25 });
}, 60_000);
