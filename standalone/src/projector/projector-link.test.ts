import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventDefinitions, personalFields } from '@combolab/contracts';
import { openPostingsIndex } from '@combolab/platform/adapters/postings-index';
import { openSqliteEventLog } from '@combolab/platform/adapters/sqlite-event-log';
import { waitUntil } from '../testing/wait-until.js';
import { ProjectorLink } from './projector-link.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'combolab-link-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('has readers opened anew before anybody hears what a thread that was started again has', async () => {
  const [events, documents] = [join(folder, 'events.sqlite'), join(folder, 'documents.sqlite')];
  const source = 'combolab:link';
  await using log = await openSqliteEventLog({ file: events, source, personal: personalFields(eventDefinitions) });
  await using search = await openPostingsIndex({ file: join(folder, 'search.sqlite') });
  const heard: string[] = [];
  await using link = await ProjectorLink.start({
    ...{ events, documents, source, logLevel: 'silent' },
    connectSearch: () => search.connect(),
    setAside: () => undefined,
    onNews: ({ type }) => heard.push(type),
    onRestart: () => heard.push('opened anew'),
  });
  expect([await log.end(), heard.includes('ready'), heard.includes('opened anew')]).toEqual(['0', true, false]);
  heard.length = 0;
  link.restart('it is to be tried');
  await waitUntil('the next thread', () => Promise.resolve(heard.includes('ready') || undefined));
  expect(heard.filter((each) => each === 'opened anew')).toHaveLength(1);
  expect(heard.indexOf('opened anew')).toBeLessThan(heard.indexOf('checkpoint'));
});

it('starts a thread once more whose views cannot be opened by those who read them', async () => {
  const [events, documents] = [join(folder, 'events.sqlite'), join(folder, 'documents.sqlite')];
  const source = 'combolab:link';
  await using log = await openSqliteEventLog({ file: events, source, personal: personalFields(eventDefinitions) });
  await using search = await openPostingsIndex({ file: join(folder, 'search.sqlite') });
  const heard: string[] = [];
  await using link = await ProjectorLink.start({
    ...{ events, documents, source, logLevel: 'silent' },
    connectSearch: () => search.connect(),
    setAside: () => undefined,
    onNews: ({ type }) => heard.push(type),
    onRestart: () => {
      heard.push('tried');
      if (!heard.includes('failed')) {
        heard.push('failed');
        throw new Error('no file descriptor is left');
      }
    },
  });
  expect(await log.end()).toBe('0');
  heard.length = 0;
  link.restart('it is to be tried');
  await waitUntil('the next try', () =>
    Promise.resolve((heard.lastIndexOf('tried') > 0 && heard.at(-1) === 'ready') || undefined),
  );
  const about = ['tried', 'failed', 'checkpoint'];
  expect(heard.filter((each) => about.includes(each)).slice(0, 4)).toEqual(['tried', 'failed', 'tried', 'checkpoint']);
});
