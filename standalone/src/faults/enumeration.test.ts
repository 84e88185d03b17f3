import { Opened } from '@combolab/platform';
import { Enumeration, toldOf } from './enumeration.js';
import { nameOf } from './fault-control.js';
import { faultPoints, fewPoints, spread } from './points.js';
import { compiledShim } from './shim.js';

/** For a dozen servers, each with every command. */
const LONG_MS = 15 * 60_000;

const opened = new Opened();
let enumeration: Enumeration;
beforeAll(async () => {
  enumeration = opened.use(await Enumeration.prepare(await compiledShim()));
}, LONG_MS);
afterAll(() => opened[Symbol.asyncDispose]());

it('spreads points over a run, its beginning and its end among them', () => {
  expect(spread(3, 6)).toEqual([1, 2, 3]);
  expect(spread(100, 4)).toEqual([1, 34, 67, 100]);
  expect(spread(101, 1)).toEqual([51]);
  expect(spread(0, 5)).toEqual([]);
});

it('makes points of what was counted alone, and no fault that an operation cannot have', () => {
  const names = faultPoints(new Map([['keys read', 1]]), 3).map(nameOf);
  expect(names).toEqual(['fail at read 1 of keys', 'kill at read 1 of keys']);
});

it(
  'loses, doubles and shows wrong nothing, and needs nobody, whichever operation of a store fails or is the last',
  async () => {
    const outcomes = [];
    for (const point of fewPoints(enumeration.counts)) outcomes.push(await enumeration.run(point));
    expect(outcomes.filter(({ finding }) => finding !== null).map(toldOf)).toEqual([]);
    expect(outcomes.filter(({ met }) => !met).map(toldOf)).toEqual([]);
  },
  LONG_MS,
);

it(
  'finds what a log loses whose syncs do nothing',
  async () => {
    const nth = Math.ceil((enumeration.counts.get('events write') ?? 0) * 0.9);
    const point = { mode: 'power', operation: 'write', store: 'events', nth } as const;
    const outcome = await enumeration.run(point, { FAULT_DROPS_SYNCS: 'events' });
    expect([outcome.met, outcome.finding]).toEqual([true, expect.any(String)]);
  },
  LONG_MS,
);
