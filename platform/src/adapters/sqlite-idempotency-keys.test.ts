import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeIdempotencyKeys } from '../contract-suites/idempotency-keys.contract.js';
import { openSqliteIdempotencyKeys } from './sqlite-idempotency-keys.js';

let folder = '';
let stores = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'idempotency-keys-'));
});
afterAll(() => rm(folder, { recursive: true }));

describeIdempotencyKeys('sqlite', (clock) => {
  const file = join(folder, `keys-${String((stores += 1))}.sqlite`);
  const open = () => openSqliteIdempotencyKeys(file, () => clock.now());
  return Promise.resolve({ keys: open(), reopen: () => Promise.resolve(open()) });
});
