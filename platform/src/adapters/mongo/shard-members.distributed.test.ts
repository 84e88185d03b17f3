import type { Connection } from 'mongoose';
import { eventually } from '../../contract-suites/eventually.js';
import { dropTestDatabases, openTestDatabase } from './mongo-test-database.js';
import { hasLivingMembers, ShardMembers } from './shard-members.js';

const SHARDS = ['combos.0', 'combos.1', 'users.0', 'users.1', 'guides.0'];
/** Short, so that the dead are soon seen to be dead; each look of a test is a sign of life. */
const LEASE_MS = 400;

let connection: Connection;
let settled: [string, unknown][];
beforeEach(async () => {
  connection = await openTestDatabase();
  settled = [];
});
afterAll(dropTestDatabases);

const join = (leaseMs = LEASE_MS): ShardMembers =>
  new ShardMembers({
    ...{ connection, name: 'test', shards: SHARDS, leaseMs },
    settle: (member, noted) => {
      settled.push([member, noted]);
      return Promise.resolve();
    },
  });

/** A look, after which what is to be let go is let go. @returns what the member goes on with */
async function turn(members: ShardMembers): Promise<readonly string[]> {
  const { kept, held } = await members.beat();
  await members.free(held.filter((shard) => !kept.includes(shard)));
  return kept;
}

it('gives all to one, shares with the next, and gives back what that one lets go', async () => {
  const [one, two] = [join(60_000), join(60_000)];
  expect(await turn(one)).toEqual(SHARDS);
  expect(await turn(two)).toEqual([]);
  const first = await turn(one);
  const second = await turn(two);
  expect([first.length, second.length].sort()).toEqual([2, 3]);
  expect([...first, ...second].sort()).toEqual([...SHARDS].sort());
  await two.leave();
  expect((await turn(one)).length).toBe(SHARDS.length);
});

it('gives nothing to others that its holder did not let go', async () => {
  const [one, two] = [join(60_000), join(60_000)];
  await turn(one);
  await two.beat();
  const { kept, held } = await one.beat();
  expect([kept.length < SHARDS.length, held]).toEqual([true, SHARDS]);
  expect((await two.beat()).held).toEqual([]);
});

it('takes all of who died, brings what it noted to an end before, and lets it note nothing any more', async () => {
  const [dead, heir] = [join(), join()];
  await turn(dead);
  const name = dead.id ?? '';
  expect(await dead.note(name, { batch: 7 })).toBe(true);
  await eventually('the shards of the dead', async () => (await turn(heir)).length === SHARDS.length);
  expect(settled).toEqual([[name, { batch: 7 }]]);
  expect(await dead.note(name, { batch: 8 })).toBe(false);
  // it was not dead after all: it is somebody new, and gets its share
  await eventually('a share', async () => {
    await turn(heir);
    return (await turn(dead)).length > 0;
  });
  expect(dead.id).not.toBe(name);
});

it('takes up what an heir left half-way that died over it', async () => {
  const dead = join();
  await turn(dead);
  await dead.note(dead.id ?? '', 'half');
  let tries = 0;
  const failing = new ShardMembers({
    ...{ connection, name: 'test', shards: SHARDS, leaseMs: LEASE_MS },
    settle: () => {
      tries += 1;
      return Promise.reject(new Error('the database is away'));
    },
  });
  await eventually('a first try', async () => {
    await failing.beat().catch(() => undefined);
    return tries > 0;
  });
  const heir = join();
  await eventually('the shards', async () => (await turn(heir)).length === SHARDS.length);
  expect(settled.map(([, noted]) => noted)).toContain('half');
});

it('gives all to who demands them, until it does so no longer, or is dead', async () => {
  const [one, two, three] = [join(60_000), join(), join(60_000)];
  await turn(one);
  two.demandAll(true);
  three.demandAll(true);
  await turn(two);
  await turn(one);
  expect(await turn(two)).toEqual(expect.arrayContaining(SHARDS));
  await turn(three);
  expect(await turn(two)).toHaveLength(SHARDS.length);
  two.demandAll(false);
  await eventually('the next that demands them', async () => {
    for (const each of [two, one]) await turn(each);
    return (await turn(three)).length === SHARDS.length;
  });
  three.demandAll(false);
  await eventually('all to have some again', async () => {
    const shares = [await turn(three), await turn(two), await turn(one)];
    return shares.every(({ length }) => length > 0) && shares.flat().length === SHARDS.length;
  });
});

it('never has two holders of one shard, however members come, go, die and are held still', async () => {
  const all = Array.from({ length: 4 }, () => join());
  for (let round = 0; round < 40; round += 1) {
    // one after the other is not heard of for a while
    const still = all[Math.floor(round / 8) % all.length];
    for (const each of all) if (each !== still) await turn(each);
    if (round === 20) await all[3]?.leave();
    const { owners } = (await connection.collection<{ owners: [string, string][] }>('test_shards').findOne({})) ?? {
      owners: [],
    };
    const shards = owners.map(([shard]) => shard);
    expect(new Set(shards).size).toBe(shards.length);
  }
});

it('tells whether anybody lives, whatever the dead have left', async () => {
  expect(await hasLivingMembers(connection, 'test', LEASE_MS)).toBe(false);
  const one = join();
  await turn(one);
  expect(await hasLivingMembers(connection, 'test', LEASE_MS)).toBe(false);
  const asking = hasLivingMembers(connection, 'test', 4000);
  await eventually('an answer', async () => {
    await turn(one);
    return Promise.race([asking, Promise.resolve(false)]);
  });
  expect(await asking).toBe(true);
});
