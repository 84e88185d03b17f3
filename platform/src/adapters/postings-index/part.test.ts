import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { fields, queries } from '../../contract-suites/search-index/random.js';
import { document, EVERYTHING } from '../../contract-suites/search-index/support.js';
import type { SearchDocument, SearchQuery } from '../../ports/search-index.js';
import { createMemorySearchIndex } from '../memory-search-index.js';
import { IndexState, type Change } from './index-state.js';

let folder = '';
let files = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'search-kept-'));
});
afterAll(() => rm(folder, { recursive: true }));
const newFile = (): string => join(folder, `search-${String((files += 1))}.sqlite`);
const kept = (file: string): string => `${file}.collection`;
/** Which file lies there now; null while none does. */
const inode = (file: string): number | null => statSync(kept(file), { throwIfNoEntry: false })?.ino ?? null;

const SEED = 23;
const documents: readonly SearchDocument[] = fc
  .sample(fields, { seed: SEED, numRuns: 400 })
  .map((each, i) => document(`id-${String(i)}`, { ...each, numLikes: i % 300, standing: i % 170 }));
const asked: readonly SearchQuery[] = fc
  .sample(queries, { seed: SEED, numRuns: 30 })
  .map((query) => ({ ...query, limit: 50 }));

const open = (file: string): IndexState => new IndexState(file, 0);
function filled(file: string, written: readonly Change[] = documents): void {
  const state = open(file);
  state.write(written);
  state.close();
}

/** Compares with the brute-force index, which was told the same. */
async function compare(state: IndexState, written: readonly (readonly Change[])[]): Promise<void> {
  await using oracle = createMemorySearchIndex();
  for (const each of written) await oracle.write(each);
  for (const query of [EVERYTHING, ...asked])
    expect({ ...state.search(query), cursor: null }).toEqual({ ...(await oracle.search(query)), cursor: null });
}

const liked = documents
  .slice(0, 90)
  .map((each, i): Change => ({ ...each, version: [1, 2], numLikes: (i * 7) % 400, standing: (i * 3) % 90 }));
const edited = documents
  .slice(40, 120)
  .map((each, i): Change => ({ ...each, ...documents[i + 230], id: each.id, version: [1, 3] }));
const deleted = documents.slice(100, 170).map(({ id }): Change => ({ id, version: [1, 4], deleted: true }));

describe('what is in memory, kept in a file', () => {
  it('is read as it was, and written to as if it had never been away', async () => {
    const file = newFile();
    filled(file);
    const before = inode(file);
    const state = open(file);
    expect(inode(file)).toBe(before);
    await compare(state, [documents]);
    state.write(liked);
    state.write(edited);
    await compare(state, [documents, liked, edited]);
    state.write(deleted);
    await compare(state, [documents, liked, edited, deleted]);
    state.close();
    const again = open(file);
    await compare(again, [documents, liked, edited, deleted]);
    again.write(documents.slice(110, 120).map((each) => ({ ...each, version: [2, 1] })));
    expect(again.size).toBe(documents.length - deleted.length + 10);
    again.close();
  });

  it('catches up with what a process had written before it was killed', async () => {
    const file = newFile();
    filled(file);
    const before = inode(file);
    const killed = open(file);
    killed.write(liked);
    killed.write(edited.slice(0, 40));
    killed.write([document('new', { name: 'Moonwalk' })]);
    const state = open(file);
    expect(inode(file)).toBe(before);
    await compare(state, [documents, liked, edited.slice(0, 40), [document('new', { name: 'Moonwalk' })]]);
    state.close();
    killed.close();
  });

  it('is made anew where much has changed, and left alone where little has', async () => {
    const file = newFile();
    filled(file);
    const first = inode(file);
    filled(file, liked.slice(0, 10));
    expect(inode(file)).toBe(first);
    filled(file, liked);
    const second = inode(file);
    expect(second).not.toBe(first);
    const killed = open(file);
    killed.write(documents.slice(0, 150).map((each) => ({ ...each, version: [2, 1], numLikes: 7 })));
    const state = open(file);
    expect(inode(file)).not.toBe(second);
    await compare(state, [
      documents,
      liked,
      documents.slice(0, 150).map((each) => ({ ...each, version: [2, 1], numLikes: 7 })),
    ]);
    state.close();
    killed.close();
  });

  it('is made anew once most of it is of what was written again', async () => {
    const file = newFile();
    filled(file);
    const again = (n: number): Change[] =>
      documents.map((each): Change => ({ ...each, version: [n, 1], description: `again ${String(n)}` }));
    filled(file, again(2));
    expect(inode(file)).not.toBeNull();
    filled(file, again(3));
    expect(inode(file)).toBeNull();
    const state = open(file);
    await compare(state, [again(3)]);
    expect(inode(file)).not.toBeNull();
    state.close();
  });

  it('goes with what is deleted, and says nothing of it when it is written again', async () => {
    const file = newFile();
    const secret = document('secret', {
      name: 'Zanzibar gambit',
      description: 'unspeakable',
      title: ['zanzibar', 'gambit'],
      author: ['author-of-it'],
    });
    filled(file, [...documents, secret]);
    expect(readFileSync(kept(file)).includes('zanzibar')).toBe(true);
    const state = open(file);
    state.write([{ id: 'secret', version: [1, 2], deleted: true }]);
    expect(inode(file)).toBeNull();
    await compare(state, [documents]);
    state.close();
    const content = readFileSync(kept(file), 'latin1').toLowerCase();
    for (const word of ['zanzibar', 'gambit', 'unspeakable', 'secret', 'author-of-it'])
      expect([word, content.includes(word)]).toEqual([word, false]);
    const again = open(file);
    await compare(again, [documents]);
    again.close();
  });

  it('is not that of a rebuild that was not finished, nor of before one that was', async () => {
    const file = newFile();
    filled(file);
    const state = open(file);
    state.beginRebuild();
    state.write(liked);
    const killed = open(file);
    await compare(killed, [documents, liked]);
    killed.beginRebuild();
    killed.write(documents.slice(0, 50));
    killed.swap();
    expect(inode(file)).toBeNull();
    killed.close();
    const again = open(file);
    await compare(again, [documents.slice(0, 50)]);
    again.close();
    state.close();
  });

  it('is not kept of few documents', () => {
    const file = newFile();
    const state = new IndexState(file);
    state.write(documents);
    state.close();
    expect(inode(file)).toBeNull();
  });
});

describe('a file that is of no use', () => {
  const warnings: string[] = [];
  const hear = (warning: Error): number => warnings.push(warning.message);
  beforeEach(() => {
    warnings.length = 0;
    process.on('warning', hear);
  });
  afterEach(() => process.off('warning', hear));
  const told = async (): Promise<string> => {
    await new Promise((resolve) => setImmediate(resolve));
    return warnings.join();
  };

  const spoils: Readonly<Record<string, readonly [content: (good: Buffer) => Buffer | null, warning: string]>> = {
    missing: [() => null, ''],
    empty: [() => Buffer.alloc(0), ''],
    'of another moment': [otherOne, ''],
    short: [(good) => good.subarray(0, 9000), 'checksum'],
    'changed by a byte': [flipped, 'checksum'],
  };
  function otherOne(): Buffer {
    const other = newFile();
    filled(other, documents.slice(0, 3));
    return readFileSync(kept(other));
  }
  function flipped(content: Buffer): Buffer {
    const at = content.length - 1000;
    content[at] = (content[at] ?? 0) ^ 1;
    return content;
  }

  it.each(Object.keys(spoils))('%s: the rows are read, and another is written', async (how) => {
    const [contentOf, warning] = spoils[how] ?? [];
    const file = newFile();
    filled(file);
    const content = contentOf?.(readFileSync(kept(file))) ?? null;
    rmSync(kept(file));
    if (content !== null) writeFileSync(kept(file), content);
    const state = open(file);
    await compare(state, [documents]);
    state.close();
    expect(await told()).toContain(warning);
    expect(readFileSync(kept(file)).length).toBeGreaterThan(9_000);
  });

  it('cannot be written: said, and nothing lost', async () => {
    const file = newFile();
    const unwritable = open(file);
    unwritable.write(documents);
    await mkdir(`${kept(file)}.new`);
    unwritable.close();
    expect(await told()).toContain('could not be written');
    await rmdir(`${kept(file)}.new`);
    const state = open(file);
    await compare(state, [documents]);
    state.close();
  });
});
