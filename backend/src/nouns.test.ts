import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  ComboAdded,
  CommentAdded,
  streams,
  UserRegistered,
  type NewEvent,
  type ViewMessage,
} from '@combolab/contracts';
import { Projector, silentLogger } from '@combolab/platform';
import { MemoryEventLog } from '@combolab/platform/adapters/memory-event-log';
import { openSqliteDocuments } from '@combolab/platform/adapters/sqlite-documents';
import { projections } from './nouns.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'combolab-projections-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('announces a comment with the name of its author, though both are new in one batch', async () => {
  await using log = new MemoryEventLog({ source: 'test' });
  const append = (stream: string, event: NewEvent) =>
    log.append(stream, 0, [event], { commandId: stream, actor: 'u2', correlationId: 'r' });
  await append(streams.combo('c1'), ComboAdded({ ...ComboAdded.example, comboId: 'c1', authorId: 'u1' }));
  await append(streams.user('u2'), UserRegistered({ ...UserRegistered.example, userId: 'u2', displayName: 'Kim' }));
  await append(
    streams.comment('c1', 'm1'),
    CommentAdded({ ...CommentAdded.example, comboId: 'c1', commentId: 'm1', userId: 'u2' }),
  );
  await using documents = openSqliteDocuments(join(folder, 'views.sqlite'));
  const announced: ViewMessage[] = [];
  await using projector = new Projector({
    ...{ log, documents, projections, logger: silentLogger, onApplied: () => undefined },
    announce: (messages) => announced.push(...messages),
  });
  await projector.start();
  await projector.idle();
  const comments = announced.flatMap((message) => (message.part === 'comments' ? message.commentsAdded : []));
  expect(comments.map(({ authorData }) => authorData.map(({ displayName }) => displayName))).toEqual([['Kim']]);
});
