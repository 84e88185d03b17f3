import type { EventLog } from '@combolab/platform';
import type { SimulationOptions } from './simulate.js';
import { loadSimulation, type Simulate } from './testing/load.js';

const SEEDS = 12;

let simulate: Simulate;
beforeAll(async () => {
  simulate = await loadSimulation();
});

/** The promises that some of the first seeds found broken, by their names; `most` seeds are tried until `enough` are found. */
async function foundWith(
  options: SimulationOptions,
  { most = SEEDS, enough = Infinity } = {},
): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for (let seed = 1; seed <= most && found.size < enough; seed += 1)
    for (const broken of (await simulate(seed, options)).broken) found.add(broken.split(':', 1)[0] ?? '');
  return found;
}

/** A log whose followers are not told when what they were handed could not be taken. */
const swallowing = (log: EventLog): EventLog =>
  new Proxy(log, {
    get: (target, name) => {
      if (name === 'follow')
        return ((after, onBatch, options) =>
          target.follow(after, (batch) => onBatch(batch).catch(() => undefined), options)) as EventLog['follow'];
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });

const RIGHT = { raisesVersions: true, checkpointFirst: false };

it('finds a log that acknowledges what is not synced', async () => {
  const found = await foundWith({ faults: ['power', 'power at an operation'], logSyncs: false });
  expect(found).toContain('acknowledged');
});

it('finds views that go on after an error they should have tried again', async () => {
  const wrapLog: SimulationOptions['wrapLog'] = (log, reader) => (reader === 'reactions' ? log : swallowing(log));
  const found = await foundWith({ faults: ['write errors', 'kill a thread'], wrapLog });
  expect(found).toContain('views');
});

it('finds reactions that go on after an error they should have tried again', async () => {
  const wrapLog: SimulationOptions['wrapLog'] = (log, reader) => (reader === 'reactions' ? swallowing(log) : log);
  const found = await foundWith({ faults: ['write errors', 'read errors', 'kill a thread'], wrapLog });
  expect(found).toContain('reactions');
});

it('finds a place that is kept before what belongs to it', async () => {
  const views = { ...RIGHT, checkpointFirst: true };
  const found = await foundWith({ faults: ['kill', 'kill a thread', 'power at an operation'], views });
  expect(found).toContain('views');
});

it('finds versions that are given out again after a power failure took them back', async () => {
  const views = { ...RIGHT, raisesVersions: false };
  const found = await foundWith({ faults: ['power', 'power at an operation'], views }, { most: 5 * SEEDS, enough: 2 });
  expect([...found].sort()).toEqual(['index', 'rooms']);
});

it('finds nothing where nothing is wrong', async () => {
  expect([...(await foundWith({ faults: ['power', 'kill', 'kill a thread', 'write errors', 'read errors'] }))]).toEqual(
    [],
  );
});
