import { jest } from '@jest/globals';
import { fileURLToPath } from 'node:url';
import type { Outcome, SimulationOptions } from '../simulate.js';

const RANDOM_ID = fileURLToPath(new URL('../../../../platform/dist/runtime/random-id.js', import.meta.url));

export type Simulate = (seed: number, options?: SimulationOptions) => Promise<Outcome>;

/** Loads the product with clock and dice of the simulation in place of its own. Before anything else is imported. */
export async function loadSimulation(): Promise<Simulate> {
  const { randomId, setImmediate, setTimeout } = await import('../virtual-modules.js');
  jest.unstable_mockModule('node:timers/promises', () => ({ setImmediate, setTimeout, default: {} }));
  jest.unstable_mockModule(RANDOM_ID, () => ({ randomId }));
  const [{ simulate }, { loadPageModules }] = await Promise.all([
    import('../simulate.js'),
    import('../../testing/page-modules.js'),
  ]);
  const modules = await loadPageModules();
  return (seed, options) => simulate(modules, seed, options);
}

/** A failed seed in words: what did not hold, what was logged last, and how it is seen again. */
export const failureOf = ({ seed, broken, counts, said }: Outcome): string =>
  [
    `seed ${String(seed)} failed: ${broken.slice(0, 5).join('; ')}`,
    `with ${String(counts)}`,
    ...said.slice(-8),
    `again: npm test -- simulation --seed=${String(seed)}`,
  ].join('\n  ');
