import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventDefinitions, personalFields } from '@combolab/contracts';
import { Opened } from '@combolab/platform';
import { openPostingsIndex } from '@combolab/platform/adapters/postings-index';
import { openSqliteEventLog } from '@combolab/platform/adapters/sqlite-event-log';
import { waitUntil } from '../testing/wait-until.js';
import { ProjectorLink } from './projector-link.js';

const about = ['opened anew', 'failed', 'checkpoint'];
let folder: string;
let opened: Opened;
let heard: string[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'combolab-link-'));
  opened = new Opened();
  heard = [];
});
afterEach(async () => {
  await opened[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, force: true });
});

/** A thread that was started once, on an empty log; what comes after that is heard. */
async function startedLink(onRestart: () => void): Promise<ProjectorLink> {
  const [events, documents] = [join(folder, 'events.sqlite'), join(folder, 'documents.sqlite')];
  const source = 'combolab:link';
  opened.use(await openSqliteEventLog({ file: events, source, personal: personalFields(eventDefinitions) }));
  const search = opened.use(await openPostingsIndex({ file: join(folder, 'search.sqlite') }));
  const link = opened.use(
    await ProjectorLink.start({
      ...{ events, documents, source, logLevel: 'silent', tracesUrl: null, onRestart },
      connectSearch: () => search.connect(),
      setAside: () => undefined,
      onNews: ({ type }) => heard.push(type),
    }),
  );
  expect([heard.includes('ready'), heard.includes('opened anew')]).toEqual([true, false]);
  heard.length = 0;
  return link;
}
const told = () => heard.filter((each) => about.includes(each));

it('has readers opened anew before anybody hears what a thread that was started again has', async () => {
  const link = await startedLink(() => heard.push('opened anew'));
  link.restart('it is to be tried');
  await waitUntil('the next thread', () => Promise.resolve(heard.includes('ready') || undefined));
  expect(told().slice(0, 2)).toEqual(['opened anew', 'checkpoint']);
  expect(told().filter((each) => each === 'opened anew')).toHaveLength(1);
});

it('starts a thread once more whose views cannot be opened by those who read them', async () => {
  const link = await startedLink(() => {
    if (heard.includes('failed')) heard.push('opened anew');
    else {
      heard.push('failed');
      throw new Error('no file descriptor is left');
    }
  });
  link.restart('it is to be tried');
  const next = () => heard.lastIndexOf('ready') > heard.lastIndexOf('opened anew') && heard.includes('opened anew');
  await waitUntil('the next try', () => Promise.resolve(next() || undefined));
  expect(told().slice(0, 3)).toEqual(['failed', 'opened anew', 'checkpoint']);
});
