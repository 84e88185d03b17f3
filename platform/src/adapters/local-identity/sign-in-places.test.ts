import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase, type Database } from '../sqlite/open-database.js';
import { SignInPlaces } from './sign-in-places.js';
import { StoreFaults } from './store-faults.js';

let folder = '';
let db: Database;
let places: SignInPlaces;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sign-in-places-'));
  db = openDatabase({ file: join(folder, 'auth.sqlite'), synchronous: 'FULL' });
  db.exec('CREATE TABLE session (userId TEXT, ipAddress TEXT)');
  places = new SignInPlaces({ db, faults: new StoreFaults() }, 'secret');
});
afterEach(async () => {
  db.close();
  await rm(folder, { recursive: true });
});

const rows = (): unknown[] => db.prepare('SELECT * FROM sign_in_places').all();

it('knows the network where somebody signed in, for this account alone', () => {
  places.add('ann', '2001:db8:1:2::1');
  expect(places.knows('ann', '2001:db8:1:2:ffff::9')).toBe(true);
  expect(places.knows('ann', '2001:db8:1:3::1')).toBe(false);
  expect(places.knows('bea', '2001:db8:1:2::1')).toBe(false);
});

it('keeps no address', () => {
  places.add('ann', '198.51.100.7');
  places.add('ann', '198.51.100.7');
  expect(rows()).toHaveLength(1);
  expect(JSON.stringify(rows())).not.toContain('198.51');
});

it('remembers the latest fifty of an account', () => {
  places.add('bea', '203.0.113.1');
  for (let i = 0; i < 60; i += 1) places.add('ann', `198.51.100.${String(i)}`);
  expect(rows()).toHaveLength(51);
  expect(places.knows('bea', '203.0.113.1')).toBe(true);
});

it('takes over from the sessions that were there before it, once', () => {
  const session = db.prepare('INSERT INTO session VALUES (?, ?)');
  session.run('ann', '198.51.100.7');
  session.run('bea', null);
  places.takeSessions();
  expect(places.knows('ann', '198.51.100.7')).toBe(true);
  session.run('cas', '198.51.100.8');
  const again = new SignInPlaces({ db, faults: new StoreFaults() }, 'secret');
  again.takeSessions();
  expect([again.knows('ann', '198.51.100.7'), again.knows('cas', '198.51.100.8')]).toEqual([true, false]);
});
