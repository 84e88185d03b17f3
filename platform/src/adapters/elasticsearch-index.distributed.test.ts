import { Client } from '@elastic/elasticsearch';
import { describeSearchIndex } from '../contract-suites/search-index.contract.js';
import { asking, document } from '../contract-suites/search-index/support.js';
import { engineUrl } from '../contract-suites/engines.js';
import { openTcpProxy } from '../contract-suites/tcp-proxy.js';
import { SearchUnavailableError, type SearchDocument, type ShardedSearchIndex } from '../ports/search-index.js';
import { openElasticsearchIndex } from './elasticsearch-index.js';

const run = `test-${process.pid.toString(36)}-${Date.now().toString(36)}`;
let made = 0;
const newPrefix = (): string => `${run}-${String((made += 1))}-x`;
const client = new Client({ node: engineUrl('elasticsearch') });
const open = (prefix: string, node = engineUrl('elasticsearch')): Promise<ShardedSearchIndex> =>
  openElasticsearchIndex({ node, prefix });
const indicesOf = async (prefix: string): Promise<string[]> =>
  Object.keys(await client.indices.get({ index: `${prefix}-*` })).sort();

afterAll(async () => {
  const indices = await indicesOf(run);
  if (indices.length > 0) await client.indices.delete({ index: indices });
  await client.close();
});

describeSearchIndex('elasticsearch', () => open(newPrefix()), 'alike');

describe('openElasticsearchIndex', () => {
  it('makes one index, however many processes open it at once', async () => {
    const prefix = newPrefix();
    const opened = await Promise.all(Array.from({ length: 4 }, () => open(prefix)));
    expect(await indicesOf(prefix)).toEqual([`${prefix}-1`]);
    await opened[0]?.write([document('a')]);
    for (const each of opened) {
      expect(await each.count()).toBe(1);
      await each[Symbol.asyncDispose]();
    }
  });

  it('takes a throw for a beginning behind the grab of the beginning alone', async () => {
    await using index = await open(newPrefix());
    await index.write([
      document('a', { moves: ['up-throw', 'up-throw', 'up-air'] }),
      document('b', { moves: ['dash-grab', 'pummel', 'pummel', 'up-throw', 'up-air'] }),
      document('c', { moves: ['jab-1', 'grab', 'up-throw', 'up-air'] }),
    ]);
    expect(await asking(index).ids({ starts: ['up-throw', 'up-air'] })).toEqual(['b']);
  });

  it('stores how far each shard is apart from the others and from the checkpoint, through a rebuild, and finds none of it', async () => {
    const prefix = newPrefix();
    {
      await using first = await open(prefix);
      await first.setCheckpoint('7');
      await first.setPlaces({ 'combos.0': '3', 'users.1': '4' });
      await first.setPlaces({ 'combos.0': '5' });
      await first.setPlaces({});
    }
    const shards = ['combos.0', 'combos.1', 'users.1'];
    await using again = await open(prefix);
    expect(await again.places(shards)).toEqual({ 'combos.0': '5', 'users.1': '4' });
    await again.beginRebuild(shards);
    await again.setPlaces({ 'combos.1': '6' });
    await again.swap();
    expect(await again.places(shards)).toEqual({ 'combos.0': '5', 'combos.1': '6', 'users.1': '4' });
    expect([await again.checkpoint(), await again.count(), await asking(again).ids()]).toEqual(['7', 0, []]);
  });

  it('sets back no place that is stored while a rebuild begins', async () => {
    const prefix = newPrefix();
    await using indexer = await open(prefix);
    await using other = await open(prefix);
    const seen: string[] = [];
    for (let n = 1; n <= 10; n += 1) {
      await Promise.all([indexer.beginRebuild(['combos.0']), other.setPlaces({ 'combos.0': String(n) })]);
      await indexer.swap();
      seen.push((await indexer.places(['combos.0']))['combos.0'] ?? '');
    }
    expect(seen).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10']);
  });

  it('keeps documents, tombstones and checkpoint when it is opened again', async () => {
    const prefix = newPrefix();
    {
      await using first = await open(prefix);
      await first.write([document('a'), { id: 'b', version: [1, 5], deleted: true }]);
      await first.setCheckpoint('7');
    }
    await using again = await open(prefix);
    await again.write([document('b', { version: [1, 4] })]);
    expect(await asking(again).ids()).toEqual(['a']);
    expect(await again.checkpoint()).toBe('7');
  });

  it('refuses an index of a newer build, and replaces one of an older build by an empty one', async () => {
    const prefix = newPrefix();
    {
      await using first = await open(prefix);
      await first.write([document('a')]);
      await first.setCheckpoint('7');
    }
    await client.indices.putMapping({ index: `${prefix}-1`, _meta: { version: 99 } });
    await expect(open(prefix)).rejects.toThrow('was made by a newer build (mapping 99');
    await client.indices.putMapping({ index: `${prefix}-1`, _meta: { version: 0 } });
    const both = await Promise.all([open(prefix), open(prefix)]);
    for (const each of both) {
      expect(await each.count()).toBe(0);
      expect(await each.checkpoint()).toBeNull();
      await each[Symbol.asyncDispose]();
    }
    expect(await client.indices.existsAlias({ name: prefix, index: `${prefix}-1` })).toBe(false);
  });

  it.each(['Upper', '', '-a', 'a-', 'a-1', 'a-next', 'a-swap', 'a*', 'a,b', '_all'])(
    'refuses %j as a name',
    async (prefix) => {
      await expect(open(prefix)).rejects.toThrow('lower-case letters');
    },
  );

  it('takes a name that ends in a digit', async () => {
    await using index = await open(`${newPrefix()}2`);
    expect(await index.count()).toBe(0);
  });

  it('makes writes searchable also by waiting for the next refresh', async () => {
    const options = { node: engineUrl('elasticsearch'), prefix: newPrefix(), refreshInterval: '100ms' };
    await using index = await openElasticsearchIndex({ ...options, refresh: 'wait' });
    await index.write([document('a')]);
    expect(await index.count()).toBe(1);
  });

  it('writes more documents than fit into one request', async () => {
    await using index = await open(newPrefix());
    await index.write(Array.from({ length: 2500 }, (_, at) => document(`d${String(at)}`)));
    expect(await index.count()).toBe(2500);
    expect((await asking(index).ask({ skip: 2400, limit: 50 })).ids).toHaveLength(50);
    expect((await asking(index).ask({ skip: 10_000, limit: 50 })).ids).toEqual([]);
  });
});

describe('an index on Elasticsearch while the server is away', () => {
  it('says so, and goes on when the server is back', async () => {
    await using proxy = await openTcpProxy(engineUrl('elasticsearch'));
    const prefix = newPrefix();
    const node = proxy.url.replace('//', '//kim:secret@');
    await using index = await open(prefix, node);
    await index.write([document('a')]);
    proxy.cut();
    const failures = await Promise.allSettled([
      asking(index).ids(),
      index.write([document('b')]),
      index.checkpoint(),
      index.count(),
      open(prefix, node),
    ]);
    for (const failure of failures) {
      if (failure.status === 'fulfilled') throw new Error('it answered without a server');
      expect(failure.reason).toBeInstanceOf(SearchUnavailableError);
      expect(String(failure.reason)).not.toContain('secret');
    }
    proxy.mend();
    expect(await asking(index).ids()).toEqual(['a']);
  });

  it('calls a server that is none by its name', async () => {
    await expect(open(newPrefix(), 'mongodb://127.0.0.1')).rejects.toThrow('does not name an Elasticsearch server');
  });

  it('says that its index is gone, and never makes one by writing', async () => {
    const prefix = newPrefix();
    await using index = await open(prefix);
    await client.indices.delete({ index: `${prefix}-1` });
    const asked = [asking(index).ids(), index.write([document('a')]), index.checkpoint(), index.count()];
    await Promise.all(asked.map((each) => expect(each).rejects.toThrow('The search index is gone')));
    expect(await indicesOf(prefix)).toEqual([]);
  });
});

describe('rebuilds of an index that several processes use', () => {
  it('keeps the checkpoint, and drops what was replaced', async () => {
    const prefix = newPrefix();
    {
      await using index = await open(prefix);
      await index.setCheckpoint('7');
      await index.beginRebuild();
      await index.beginRebuild();
      await index.write([document('a')]);
      await index.swap();
      expect(await index.checkpoint()).toBe('7');
      expect(await asking(index).ids()).toEqual(['a']);
    }
    expect(await indicesOf(prefix)).toEqual([`${prefix}-3`]);
  });

  it('gives up a rebuild that does not end', async () => {
    const prefix = newPrefix();
    await using index = await open(prefix);
    {
      await using other = await open(prefix);
      await other.beginRebuild();
      await index.write([document('a')]);
      expect(await indicesOf(prefix)).toEqual([`${prefix}-1`, `${prefix}-2`]);
    }
    expect(await indicesOf(prefix)).toEqual([`${prefix}-1`]);
    await index.write([document('b')]);
    expect(await index.count()).toBe(2);
  });

  it('refuses to swap a rebuild that another process has begun anew', async () => {
    const prefix = newPrefix();
    await using one = await open(prefix);
    await using two = await open(prefix);
    await one.beginRebuild();
    await two.beginRebuild();
    await two.write([document('a')]);
    await expect(one.swap()).rejects.toThrow('given up for another');
    await two.swap();
    expect(await one.count()).toBe(1);
  });

  it('loses no write of another process, and finds each as soon as it resolves', async () => {
    const prefix = newPrefix();
    await using rebuilder = await open(prefix);
    await using writer = await open(prefix);
    const views = new Map<string, SearchDocument>();
    const state = { rebuilding: true };
    const rebuilds = (async () => {
      for (let round = 0; round < 4; round += 1) {
        await rebuilder.beginRebuild();
        await rebuilder.write([...views.values()]);
        await rebuilder.swap();
      }
    })().finally(() => (state.rebuilding = false));
    for (let at = 0; state.rebuilding; at += 1) {
      const written = document(`w${String(at)}`, { name: `number${String(at)}` });
      views.set(written.id, written);
      await writer.write([written]);
      expect(await asking(writer).ids({ text: written.name, sort: 'best' })).toContain(written.id);
    }
    await rebuilds;
    expect(views.size).toBeGreaterThan(10);
    expect(await writer.count()).toBe(views.size);
  });
});
