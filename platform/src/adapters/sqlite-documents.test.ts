import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeDocuments } from '../contract-suites/documents.contract.js';
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
