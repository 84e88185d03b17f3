import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeSearchIndex } from '../contract-suites/search-index.contract.js';
import { openPostingsIndex } from './postings-index.js';

let folder = '';
let indexes = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'search-index-'));
});
afterAll(() => rm(folder, { recursive: true }));

describeSearchIndex('sqlite', () =>
  openPostingsIndex({ file: join(folder, `search-${String((indexes += 1))}.sqlite`) }),
);
