import { standardCosts } from './costs/costs.js';
import { firstFull } from './answer/first.js';
import { billOf } from './answer/machines.js';
import type { Asked } from './answer/options.js';
import {
  costRows,
  latencyRows,
  NAMES,
  needsRows,
  sensitivityRows,
  sizeRows,
  useRows,
  validationRows,
} from './answer/report.js';
import { sensitivities } from './answer/sensitivity.js';
import { sizeOf } from './answer/sizing.js';
import { needsOf } from './answer/stores.js';
import { gigabytes, numberText } from './answer/tables.js';
import { tableOf } from '../harness/rows.js';
import { percentile } from '../harness/stats.js';
import { simulate, type Outcome } from './model/simulate.js';
import { compareRuns } from './validate/validate.js';

const SENSITIVE = 12;

/** The whole answer as text, part by part. */
export function* plan(asked: Asked): Generator<string> {
  const costs = standardCosts();
  const { load, seed, use, p99Ms, partitions, searchShards, fixed, seconds, machine, markdown } = asked;
  const table = (rows: readonly (readonly string[])[]): string => `${tableOf(rows, markdown)}\n`;
  if (asked.only === 'costs') {
    yield table(costRows());
    return;
  }
  yield 'Measured runs, done again by the model with the one table of costs:\n';
  yield table(validationRows(compareRuns(costs)));
  if (asked.only === 'validation') return;
  const { combos, commands, viewers } = load;
  const all = (n: number): string => n.toLocaleString('en');
  yield `${all(combos)} combos, ${all(commands)} commands/s, ${all(viewers)} viewers, seed ${String(seed)}; about ${numberText(use * 100)} % in use at most:\n`;
  const { topology, beyond } = sizeOf({ costs, load, seed, use, partitions, searchShards, fixed });
  const outcome = simulate({ costs, topology, load, seed, seconds });
  yield table(sizeRows(topology, beyond, outcome));
  yield table(useRows(outcome));
  yield table(latencyRows(outcome));
  yield goalText(outcome, p99Ms);
  const first = firstFull(costs, load, topology, seed);
  yield `Full first, at ${numberText(first.times)} times this load on these machines: ${first.name}.\n`;
  for (const { name, part } of outcome.uses.filter((each) => each.kind === null && each.part > 0))
    yield `More machines do not help ${name}: full at ${numberText(1 / part)} times this load.\n`;
  const needs = needsOf(load, topology, outcome);
  yield table(needsRows(needs));
  const bill = billOf(topology, needs, machine);
  const price = bill.price === null ? '' : `, ${all(bill.price)} a month at the price given`;
  yield `With all copies: ${all(bill.cores)} cores, ${gigabytes(bill.memoryBytes)} memory, ${gigabytes(bill.diskBytes)} disk: ${all(bill.machines)} machines of ${all(machine.cores)} cores and ${all(machine.gib)} GiB${price}.\n`;
  for (const kind of beyond) yield `${NAMES[kind]}: no number keeps them below ${numberText(use * 100)} %.\n`;
  yield 'What the answer depends on most, each cost doubled by itself:\n';
  yield table(sensitivityRows(sensitivities({ costs, topology, load, seed, seconds }), SENSITIVE));
}

function goalText({ shownMs }: Outcome, goalMs: number): string {
  if (shownMs.length === 0) return 'Nobody watches: there is no other viewer to tell.\n';
  const p99 = percentile(shownMs, 0.99);
  return `A like to the other viewer, p99: ${numberText(p99)} ms, goal ${numberText(goalMs)} ms: ${p99 <= goalMs ? 'met' : 'missed'}.\n`;
}
