import { describeIdempotencyKeys } from '../contract-suites/idempotency-keys.contract.js';
import { dropTestDatabases, openTestDatabase } from './mongo/mongo-test-database.js';
import { openMongoIdempotencyKeys } from './mongo-idempotency-keys.js';

afterAll(dropTestDatabases);

describeIdempotencyKeys('mongodb', async (clock) => {
  const connection = await openTestDatabase();
  const open = () => openMongoIdempotencyKeys({ connection, now: () => clock.now() });
  return { keys: await open(), reopen: open };
});

describe('openMongoIdempotencyKeys', () => {
  it('lets the server remove what is older than 7 days', async () => {
    const connection = await openTestDatabase();
    await using keys = await openMongoIdempotencyKeys({ connection });
    await keys.remember('u1', 'k1', 'like c1');
    const indexes = await connection.collection('idempotency_keys').indexes();
    expect(indexes).toContainEqual(expect.objectContaining({ key: { at: 1 }, expireAfterSeconds: 604_800 }));
  });
});
