import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeIdentity } from '../contract-suites/identity.contract.js';
import { LocalProvider } from './local-identity/local-provider.js';

let folder = '';
let stores = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'local-identity-'));
});
afterAll(() => rm(folder, { recursive: true }));

describeIdentity('local', () => LocalProvider.open(join(folder, `auth-${String((stores += 1))}.sqlite`)));
