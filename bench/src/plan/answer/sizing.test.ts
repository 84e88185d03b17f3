import { standardCosts } from '../costs/costs.js';
import { STANDARD_LOAD } from '../model/load.js';
import { simulate } from '../model/simulate.js';
import { firstFull } from './first.js';
import { billOf } from './machines.js';
import { lookSeconds, sizeOf, useOf } from './sizing.js';
import { needsOf } from './stores.js';

const costs = standardCosts();
const load = { ...STANDARD_LOAD, combos: 100_000, commands: 200, viewers: 3000 };
const question = { costs, load, seed: 2, use: 0.6, partitions: 12, searchShards: 1, fixed: { projectors: 3 } };

it('finds the least number that is in no more use than wanted, and leaves those that are given', () => {
  const { topology, beyond } = sizeOf(question);
  expect(beyond).toEqual([]);
  expect(topology.projectors).toBe(3);
  const look = (apis: number): number =>
    useOf(simulate({ costs, load, seed: 2, seconds: lookSeconds(load), topology: { ...topology, apis } }), 'apis');
  expect(look(topology.apis)).toBeLessThanOrEqual(0.6);
  expect(look(topology.apis - 1)).toBeGreaterThan(0.6);
});

it('says what is full first, when, and what all of it needs', () => {
  const { topology } = sizeOf(question);
  const { name, times } = firstFull(costs, load, topology, 2);
  expect(name).not.toBe('');
  expect(times).toBeGreaterThan(1);
  const needs = needsOf(load, topology, simulate({ costs, load, seed: 2, seconds: 1, topology }));
  const bill = billOf(topology, needs, { cores: 8, gib: 32, price: 100 });
  expect(bill.cores).toBeGreaterThan(topology.apis + topology.projectors);
  expect(bill.price).toBe(bill.machines * 100);
});
