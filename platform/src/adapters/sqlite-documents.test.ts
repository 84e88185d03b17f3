import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeDocuments } from '../contract-suites/documents.contract.js';
import type { Collection, Documents } from '../ports/documents.js';
import { copySqliteDatabase } from './sqlite-copy.js';
import { openSqliteDocuments } from './sqlite-documents.js';

const folders: string[] = [];
afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

describeDocuments('sqlite', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'documents-'));
  folders.push(folder);
  const file = join(folder, 'documents.sqlite');
  return { documents: openSqliteDocuments(file), reopen: () => Promise.resolve(openSqliteDocuments(file)) };
});

it('gives no version out again that a power failure took back', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'documents-'));
  folders.push(folder);
  const [file, kept] = ['before', 'after'].map((name) => join(folder, `${name}.sqlite`)) as [string, string];
  const things: Collection<{ text: string }> = { name: 'things', projection: 'shelf', indexes: [] };
  const shelf = { name: 'shelf', version: 1, collections: [things] };
  const open = async (path: string): Promise<Documents> => {
    const documents = openSqliteDocuments(path);
    await documents.prepare([shelf]);
    return documents;
  };
  const put = async (documents: Documents, text: string) =>
    (await documents.apply(['shelf'], null, (writer) => writer.put(things, 'a', { text }))).to;
  {
    await using documents = await open(file);
    expect(await put(documents, 'kept')).toEqual([1, 1]);
    await copySqliteDatabase(file, kept);
    expect(await put(documents, 'told, and lost')).toEqual([1, 2]);
  }
  await using documents = await open(kept);
  expect((await documents.get(things, 'a'))?.doc).toEqual({ text: 'kept' });
  const [epoch, n] = await put(documents, 'another');
  expect([epoch, n > 2]).toEqual([1, true]);
});
