import { scryptSync } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { IMPORTED_HASH } from '../firebase-identity/import-accounts.js';
import { openLocalIdentity } from '../local-identity.js';
import { openDatabase } from '../sqlite/open-database.js';
import { readLocalAccounts, type LocalAccount } from './local-accounts.js';
import { parsePasswordHash } from './password-hash.js';

let folder = '';
let file = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'local-accounts-'));
  file = join(folder, 'auth.sqlite');
});
afterEach(() => rm(folder, { recursive: true }));

/** Signs people up as their browsers do. */
async function signUp(...people: readonly { email: string; name: string; password: string }[]): Promise<void> {
  await using identity = await openLocalIdentity({
    ...{ file, publicUrl: 'http://combolab.test', secret: 'a secret of 32 characters, no 0001' },
    ...{ trustedOrigins: [], requireVerifiedEmail: false },
    mail: { smtpUrl: null, from: 'test@example.test', print: () => undefined },
  });
  const server = createServer(identity.handler ?? undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/api/auth/sign-up/email`;
  for (const person of people) {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(person) });
    expect(answer.status).toBe(200);
  }
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

/** What Firebase computes when somebody signs in: over the password's UTF-8 as typed. */
function keyOf(password: string, salt: Buffer): string {
  const { memoryCost: N, blockSize: r, parallelization: p, derivedKeyLength } = IMPORTED_HASH;
  return scryptSync(Buffer.from(password, 'utf8'), salt, derivedKeyLength, { N, r, p, maxmem: 256 * N * r }).toString(
    'hex',
  );
}

const accountOf = (email: string): LocalAccount | undefined =>
  readLocalAccounts(file).find((account) => account.email === email);

it('hands over hashes that equal scrypt with the parameters Firebase is told', async () => {
  await signUp(
    { email: 'ann@example.test', name: 'Ann', password: 'correct horse battery' },
    { email: 'bea@example.test', name: 'Bea', password: 'pässwörd 漢字 🕹' },
  );
  for (const [email, password] of [
    ['ann@example.test', 'correct horse battery'],
    ['bea@example.test', 'pässwörd 漢字 🕹'],
  ] as const) {
    const { salt, key } = accountOf(email)?.password ?? { salt: Buffer.alloc(0), key: Buffer.alloc(0) };
    expect(keyOf(password, salt)).toBe(key.toString('hex'));
    expect(keyOf(`${password}!`, salt)).not.toBe(key.toString('hex'));
  }
});

it('cannot hand over a password whose Unicode form NFKC is another text', async () => {
  const typed = 'ﬁghter fighter';
  await signUp({ email: 'cat@example.test', name: 'Cat', password: typed });
  const { salt, key } = accountOf('cat@example.test')?.password ?? { salt: Buffer.alloc(0), key: Buffer.alloc(0) };
  expect(keyOf(typed, salt)).not.toBe(key.toString('hex'));
  expect(keyOf(typed.normalize('NFKC'), salt)).toBe(key.toString('hex'));
});

it('reads ids, names, verified flags and times', async () => {
  const before = Date.now();
  await signUp({ email: 'ann@example.test', name: 'Ann', password: 'correct horse battery' });
  const db = openDatabase({ file, synchronous: 'FULL' });
  db.exec('UPDATE user SET emailVerified = 1');
  const { id } = db.prepare('SELECT id FROM user').get() as { id: string };
  db.close();
  const [ann] = readLocalAccounts(file);
  expect(ann).toMatchObject({ userId: id, email: 'ann@example.test', name: 'Ann', emailVerified: true });
  expect(ann?.createdAt.getTime()).toBeGreaterThanOrEqual(Math.floor(before / 1000) * 1000);
  expect(ann?.createdAt.getTime()).toBeLessThanOrEqual(Date.now());
});

it('knows no hash of another form', () => {
  for (const stored of ['', 'abc', '$2b$10$abcdefg', `00:${'0'.repeat(126)}`, `xy:${'0'.repeat(128)}`])
    expect(parsePasswordHash(stored)).toBeNull();
});
