import { random } from '@combolab/standalone/generate/random';
import { PROCESSES, type Round } from '@combolab/standalone/random-faults/fault-plan';
import { FaultRun } from '@combolab/standalone/random-faults/fault-run';
import { alone, type BenchOptions, type Figure } from '../harness/figure.js';
import { spreadOf } from '../harness/stats.js';

/** As long as a machine takes to start a process anew, ms. */
const AWAY_MS = 3000;
const SEED = 25;

/**
 * Each process of a site with two of every kind is killed by itself while people write and read, and comes back after a while; then log,
 * views, index, files and open pages are compared with what people were told.
 */
export async function killedAloneFigures({ quick }: BenchOptions): Promise<Figure[]> {
  const targets = quick ? PROCESSES.slice(0, 2) : PROCESSES;
  const rounds: Round[] = targets.map((target) => [{ target, how: 'killed', afterMs: 0, forMs: AWAY_MS }]);
  await using run = await FaultRun.start((line) => process.stderr.write(`${line}\n`));
  await run.act(rounds, random(SEED));
  await run.end();
  const { alone: ofWrites, aloneReads, findings } = run.sums;
  const name = `one process of two killed, ${String(rounds.length)} times in turn`;
  const longest = (ms: readonly number[]) => spreadOf(ms.map((each) => each / 1000));
  return [
    alone(spreadOf([Math.max(...ofWrites) / 1000]), {
      ...{ name: `${name}: longest time without a write that was taken`, unit: 's', goal: { atMost: 2 } },
    }),
    alone(longest(ofWrites), { name: `${name}: time without a write, each`, unit: 's', goal: null }),
    alone(longest(aloneReads), { name: `${name}: time without a read, each`, unit: 's', goal: null }),
    alone(spreadOf([findings.length]), {
      ...{ name: `${name}: commands lost, doubled or counted wrong`, unit: 'findings', goal: { atMost: 0 } },
    }),
  ];
}
