import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { AuthorFollowed, ComboAdded, ComboHidden, CommentAdded, streams, type NewEvent } from '@combolab/contracts';
import {
  CheckpointGate,
  createLogger,
  Opened,
  Projector,
  readSettings,
  Watched,
  type Documents,
} from '@combolab/platform';
import { MemoryEventLog } from '@combolab/platform/adapters/memory-event-log';
import { createMemoryJobs } from '@combolab/platform/adapters/memory-jobs';
import { openSqliteDocuments } from '@combolab/platform/adapters/sqlite-documents';
import type { BackendPorts } from '../../backend-ports.js';
import { CommandRunner } from '../../commands/command-runner.js';
import { projections } from '../../nouns.js';
import { NotificationReaction } from './notification-reaction.js';
import { notificationsCollection } from './notifications.projection.js';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Says where it ends when it is let, and not before it failed a number of times. */
class SlowLog extends MemoryEventLog {
  failures = 0;
  asked = 0;
  let: Promise<void> = Promise.resolve();

  override async end(): Promise<string> {
    this.asked += 1;
    await this.let;
    if (this.asked <= this.failures) throw new Error('not all is published yet');
    return super.end();
  }
}

let folder: string;
let opened: Opened;
let log: SlowLog;
let documents: Documents;
let ports: BackendPorts;
let ago = 0;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'combolab-reaction-'));
  opened = new Opened();
  ago = 0;
  log = new SlowLog({ source: 'test', now: () => Date.now() - ago });
  documents = opened.use(openSqliteDocuments(join(folder, 'views.sqlite')));
  const views = new CheckpointGate((checkpoint, position) => log.reached(checkpoint, position));
  const logger = createLogger(readSettings({ LOG_LEVEL: 'silent' }));
  const onApplied = ({ position }: { position: string }): void => {
    views.advance(position);
  };
  const projector = new Projector({
    ...{ log, documents, projections, logger, onApplied },
    announce: () => undefined,
  });
  await opened.use(projector).start();
  ports = {
    log,
    documents,
    logger,
    jobs: createMemoryJobs(),
    gates: { views, search: views },
    watched: new Watched(),
  } as unknown as BackendPorts;
});
afterEach(async () => {
  await opened[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, force: true });
});

const append = (stream: string, event: NewEvent, id: string, after = 0) =>
  log.append(stream, after, [event], { commandId: id, actor: null, correlationId: 'r' });
const share = () =>
  append(streams.combo('c1'), ComboAdded({ ...ComboAdded.example, comboId: 'c1', authorId: 'u1' }), 'share');
const comment = (commentId: string) =>
  append(
    streams.comment('c1', commentId),
    CommentAdded({ ...CommentAdded.example, comboId: 'c1', commentId, userId: 'u2' }),
    commentId,
  );
/** Comments that somebody was told of, once there are any. */
async function told(): Promise<(string | null)[]> {
  for (;;) {
    const stored = await documents.find(notificationsCollection, { where: { userId: 'u1' } });
    if (stored.length > 0) return stored.map(({ doc }) => doc.commentId);
    await turn();
  }
}
const react = () => {
  const reaction = opened.use(new NotificationReaction(ports, new CommandRunner(log)));
  reaction.start();
  return reaction;
};

it('tells nobody of what happened more than two days ago, should the whole history come again', async () => {
  await ports.jobs.setCheckpoint('notifications', await log.end());
  ago = 2 * DAY_MS + 60_000;
  await share();
  await comment('old');
  ago = 2 * DAY_MS - 60_000;
  await comment('young');
  react();
  expect(await told()).toEqual(['young']);
});

it('begins in the background once the log can say where it ends', async () => {
  await share();
  await comment('history');
  log.failures = 1;
  react();
  while ((await ports.jobs.checkpoint('notifications')) === null) await turn();
  expect(log.asked).toBe(2);
  await comment('news');
  expect(await told()).toEqual(['news']);
});

it('does not begin when it is disposed before the log could say where it ends', async () => {
  let letIt = (): void => undefined;
  log.let = new Promise((resolve) => (letIt = resolve));
  const reaction = react();
  while (log.asked === 0) await turn();
  await reaction[Symbol.asyncDispose]();
  letIt();
  await log.end();
  await turn();
  expect(await ports.jobs.checkpoint('notifications')).toBeNull();
});

describe('what somebody shares', () => {
  const FOLLOWERS = 500;
  const shareAs = (comboId: string) =>
    append(streams.combo(comboId), ComboAdded({ ...ComboAdded.example, comboId, authorId: 'u1' }), comboId);

  it('is told to each of many followers once, and nothing of what was hidden meanwhile', async () => {
    await ports.jobs.setCheckpoint('notifications', await log.end());
    const userIds = Array.from({ length: FOLLOWERS }, (_, i) => `f${String(i)}`);
    for (const userId of userIds)
      await append(streams.follow(userId, 'u1'), AuthorFollowed({ userId, authorId: 'u1' }), userId);
    await shareAs('shown');
    await shareAs('hidden');
    await append(streams.combo('hidden'), ComboHidden({ comboId: 'hidden' }), 'hide', 1);
    await share();
    await comment('last');
    react();
    await told();
    const given = await documents.find(notificationsCollection, { where: {} });
    const followed = given.filter(({ doc }) => doc.kind === 'followed' && doc.comboId === 'shown');
    expect(followed.map(({ doc }) => doc.userId).sort()).toEqual(userIds.sort());
    expect(given.filter(({ doc }) => doc.comboId === 'hidden')).toEqual([]);
  });
});

it('tells of a comment although the views were begun anew while it looked, and had nothing', async () => {
  await ports.jobs.setCheckpoint('notifications', await log.end());
  const views = ports.gates.views as CheckpointGate;
  let empty = 1;
  ports = {
    ...ports,
    documents: Object.assign(Object.create(documents) as Documents, {
      get: async (...asked: Parameters<Documents['get']>) => {
        if (asked[0].name !== 'combos' || empty === 0) return documents.get(...asked);
        empty -= 1;
        const there = views.checkpoint;
        views.advance(null);
        views.advance(there);
        return null;
      },
    }),
  };
  await share();
  await comment('heard');
  react();
  expect(await told()).toEqual(['heard']);
  expect(empty).toBe(0);
});
