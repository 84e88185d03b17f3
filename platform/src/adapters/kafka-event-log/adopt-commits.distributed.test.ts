import type { RecordedEvent } from '@combolab/contracts';
import type { Connection } from 'mongoose';
import { dropTestDatabases, openTestDatabase } from '../mongo/mongo-test-database.js';
import { adoptCommits } from './adopt-commits.js';
import { Commits } from './commits.js';

afterAll(dropTestDatabases);

const SOURCE = 'combolab:moved';
let connection: Connection;
let commits: Commits;
beforeEach(async () => {
  connection = await openTestDatabase();
  commits = new Commits({ connection, source: SOURCE, partitions: 4 });
  await commits.prepare();
});

/** A command of another log, of `count` events from a version on. */
const command = (subject: string, first: number, count: number): readonly RecordedEvent[] =>
  Array.from({ length: count }, (_, i) => ({
    ...{ id: `id-${subject}-${String(first + i)}`, source: SOURCE, type: 'combo.edited', subject, schema: 1 },
    ...{ time: '2026-01-02T03:04:05.678Z', data: { text: 'ä "quoted" 🕹', none: null, list: [1, { 2: 'two' }] } },
    ...{ version: first + i, actor: 'ann', commandId: `${subject}-${String(first)}`, correlationId: 'then' },
  }));

it('takes commands over as they were, unpublished, and passes over what is there', async () => {
  const [one, two, other] = [command('combo/1', 1, 3), command('combo/1', 4, 1), command('user/1', 1, 1)];
  expect(await adoptCommits(commits, [one, other])).toBe(2);
  expect(await adoptCommits(commits, [one, two, other])).toBe(1);
  expect(await adoptCommits(commits, [one, two, other])).toBe(0);
  expect(await commits.readStream('combo/1')).toEqual([...one, ...two]);
  expect(await commits.readStream('user/1')).toEqual(other);
  expect(await commits.collection.countDocuments({ published: false })).toBe(3);
  expect(await commits.head('combo/1')).toEqual({ version: 4, lastType: 'combo.edited' });
});

it('knows the commands again when somebody sends them once more', async () => {
  const [first] = command('combo/1', 1, 1);
  await adoptCommits(commits, [first === undefined ? [] : [first]]);
  const context = { commandId: 'combo/1-1', actor: 'ann', correlationId: 'now' };
  const again = await commits.append('combo/1', 0, [{ type: 'combo.edited', schema: 1, data: {} }], context);
  expect(again).toMatchObject({ replayed: true, events: [first] });
});

it('refuses a stream that has gone another way here', async () => {
  await adoptCommits(commits, [command('combo/1', 1, 2)]);
  await expect(adoptCommits(commits, [command('combo/1', 1, 1)])).rejects.toThrow('combo/1@1 has other events');
});
