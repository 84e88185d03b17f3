import type { Connection } from 'mongoose';
import { eventually } from '../contract-suites/eventually.js';
import { silentLogger } from '../runtime/logger.js';
import { dropTestDatabases, openTestDatabase } from './mongo/mongo-test-database.js';
import { giveOrder, OrderFailedError, OrderTaker, type Order } from './mongo-orders.js';
import { orderRows } from './mongo-orders/rows.js';

afterAll(dropTestDatabases);

let connection: Connection;
beforeEach(async () => {
  connection = await openTestDatabase();
});

const REBUILD: Order = { taker: 'projector', what: 'rebuild', args: ['tallies'] };
const takers: OrderTaker[] = [];
afterEach(() => Promise.all(takers.splice(0).map((taker) => taker[Symbol.asyncDispose]())));
function taking(carryOut: (order: Order) => Promise<string>, taker: Order['taker'] = 'projector'): OrderTaker {
  const taking = new OrderTaker({ connection, taker, carryOut, logger: silentLogger });
  takers.push(taking);
  return taking;
}
const never = (): Promise<string> => new Promise(() => undefined);
const failureOf = async (given: Promise<string>): Promise<string> => {
  const error: unknown = await given.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(OrderFailedError);
  return error instanceof Error ? error.message : '';
};
/** As a process that was killed at work leaves its order. */
const orphan = (attempt: number) =>
  orderRows(connection).updateMany({}, { $set: { state: 'working', owner: 'gone', until: 1, attempt } });
const given = () => eventually('the order', async () => (await orderRows(connection).countDocuments({})) > 0);

it('hands the order to its kind of process alone, and its outcome back', async () => {
  const heard: Order[] = [];
  taking(() => Promise.resolve('not mine'), 'search-indexer');
  taking(({ taker, what, args }) => {
    heard.push({ taker, what, args });
    return Promise.resolve('done as you said');
  });
  expect(await giveOrder(connection, REBUILD)).toBe('done as you said');
  expect(heard).toEqual([REBUILD]);
});

it('says why it could not be done', async () => {
  taking(() => Promise.reject(new Error('there is no such view')));
  expect(await failureOf(giveOrder(connection, REBUILD))).toBe('there is no such view');
});

it('withdraws an order that nobody takes', async () => {
  const said = await failureOf(giveOrder(connection, REBUILD, { patienceMs: 0 }));
  expect(said).toContain('No projector runs');
  expect(await orderRows(connection).countDocuments({})).toBe(0);
});

it('carries orders out one by one, the oldest first', async () => {
  const order: string[] = [];
  const first = giveOrder(connection, { ...REBUILD, args: ['first'] });
  await given();
  const second = giveOrder(connection, { ...REBUILD, args: ['second'] });
  await eventually('both', async () => (await orderRows(connection).countDocuments({})) === 2);
  taking(({ args: [name = ''] }) => {
    order.push(name);
    return Promise.resolve(name);
  });
  expect(await Promise.all([first, second])).toEqual(['first', 'second']);
  expect(order).toEqual(['first', 'second']);
});

it('begins the order of a dead process again', async () => {
  const outcome = giveOrder(connection, REBUILD);
  await given();
  await orphan(1);
  taking(() => Promise.resolve('done by another'));
  expect(await outcome).toBe('done by another');
});

it('gives an order up that has ended three processes', async () => {
  const outcome = failureOf(giveOrder(connection, REBUILD));
  await given();
  await orphan(3);
  taking(() => Promise.resolve('never asked'));
  expect(await outcome).toContain('given up');
});

it('leaves what it works on to another when its process stops', async () => {
  const outcome = giveOrder(connection, REBUILD);
  const stopping = taking(never);
  await eventually('work', async () => (await orderRows(connection).countDocuments({ state: 'working' })) === 1);
  await stopping[Symbol.asyncDispose]();
  taking(() => Promise.resolve('done by another'));
  expect(await outcome).toBe('done by another');
});
