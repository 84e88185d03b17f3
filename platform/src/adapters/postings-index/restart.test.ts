import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { changes, queries } from '../../contract-suites/search-index/random.js';
import { document, EVERYTHING } from '../../contract-suites/search-index/support.js';
import { BadCursorError, type SearchIndex } from '../../ports/search-index.js';
import { openDatabase } from '../sqlite/open-database.js';
import { connectPostingsIndex, openPostingsIndex } from '../postings-index.js';

let folder = '';
let files = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'search-restart-'));
});
afterAll(() => rm(folder, { recursive: true }));
const newFile = (): string => join(folder, `search-${String((files += 1))}.sqlite`);

describe('the search index after a restart', () => {
  it('answers as before, cursors included', async () => {
    const property = fc.asyncProperty(changes, fc.array(queries, { minLength: 5 }), async (written, asked) => {
      const file = newFile();
      const answers = async (): Promise<unknown[]> => {
        await using index = await openPostingsIndex({ file });
        await index.write(written);
        return await Promise.all(asked.map((query) => index.search(query)));
      };
      expect(await answers()).toEqual(await answers());
    });
    await fc.assert(property, { numRuns: 15 });
  }, 60_000);

  it('knows its checkpoint, its tombstones and which half of a rebuild counted', async () => {
    const file = newFile();
    {
      await using index = await openPostingsIndex({ file });
      await index.write([document('old'), document('kept')]);
      await index.beginRebuild();
      await index.write([document('kept'), { id: 'gone', version: [1, 9], deleted: true }]);
      await index.swap();
      await index.beginRebuild();
      await index.write([document('more')]);
      await index.setCheckpoint('42');
    }
    await using index = await openPostingsIndex({ file });
    await index.write([document('gone')]);
    expect((await index.search(EVERYTHING)).ids).toEqual(['more', 'kept']);
    expect(await index.checkpoint()).toBe('42');
    await expect(index.swap()).rejects.toThrow('no rebuild');
  });
});

describe('a file of an older build', () => {
  it('is emptied, checkpoint included, so that it is filled again', async () => {
    const file = newFile();
    {
      await using index = await openPostingsIndex({ file });
      await index.write([document('a')]);
      await index.setCheckpoint('42');
    }
    const database = openDatabase({ file, synchronous: 'NORMAL' });
    database.exec('PRAGMA user_version = 1');
    database.close();
    await using index = await openPostingsIndex({ file });
    expect([await index.count(), await index.checkpoint()]).toEqual([0, null]);
    await index.write([document('a', { moves: ['jab', 'up-air'] })]);
    expect((await index.search({ ...EVERYTHING, sequence: ['jab', 'up-air'] })).ids).toEqual(['a']);
  });
});

describe('clients of the search thread', () => {
  it('share one index; closing one closes only its port', async () => {
    await using index = await openPostingsIndex({ file: newFile() });
    const client = connectPostingsIndex(index.connect());
    await client.write([document('a')]);
    expect(await index.count()).toBe(1);
    await expect(client.search({ ...EVERYTHING, cursor: 'bad' })).rejects.toThrow(BadCursorError);
    await client[Symbol.asyncDispose]();
    await expect(client.count()).rejects.toThrow('closed');
    expect(await index.count()).toBe(1);
  });

  it('are told when the thread dies, and reach the one that is started again', async () => {
    let again = (): void => undefined;
    const restarted = new Promise<void>((resolve) => {
      again = resolve;
    });
    await using index = await openPostingsIndex({
      file: newFile(),
      onRestart: () => {
        again();
      },
    });
    await index.write([document('a')]);
    const client = connectPostingsIndex(index.connect());
    expect(await client.count()).toBe(1);
    // a call that is none is a mistake in the program, and ends the thread
    index.connect().postMessage({ rpc: null });
    const untilRefused = async (each: SearchIndex): Promise<void> => {
      for (;;) await each.count();
    };
    await Promise.all([client, index].map((each) => expect(untilRefused(each)).rejects.toThrow('closed')));
    await restarted;
    expect([index.fault, index.restarts, await index.count()]).toEqual([null, 1, 1]);
    await expect(client.count()).rejects.toThrow('closed');
    client.attach(index.connect());
    expect(await client.count()).toBe(1);
    await client[Symbol.asyncDispose]();
  });

  it('get the reason when the file cannot be opened', async () => {
    await expect(openPostingsIndex({ file: join(folder, 'missing', 'x.sqlite') })).rejects.toThrow('unable to open');
  });
});
