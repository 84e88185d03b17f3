import { parseArgs } from 'node:util';
import { random } from '../generate/random.js';
import { planFaults, type Round } from './fault-plan.js';
import { FaultRun, seconds } from './fault-run.js';

const HELP = `Breaks a distributed site on real servers again and again while people use it: two of each process, each server, up to
five at once, killed, stopped or held still. Compares every acknowledged command with log, views, index, files and open pages.
Ends with 1 when anything was lost, doubled, wrong or stuck, and says what.

  --faults N   how many (default 200)
  --act N      faults until what people see is compared; the log is after the first of them and at the end (default 20)
  --seed N     which faults (default: another each time, which is printed)`;

const { values } = parseArgs({
  options: {
    faults: { type: 'string', default: '200' },
    act: { type: 'string', default: '20' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    help: { type: 'boolean', default: false },
  },
});

const say = (line: string): void => {
  console.log(`${new Date().toISOString().slice(11, 19)} ${line}`);
};

/** Rounds together until they have so many faults. */
function actsOf(rounds: readonly Round[], faults: number): readonly (readonly Round[])[] {
  const acts: Round[][] = [];
  let inAct = faults;
  for (const round of rounds) {
    if (inAct >= faults) acts.push([]);
    inAct = (inAct >= faults ? 0 : inAct) + round.length;
    acts.at(-1)?.push(round);
  }
  return acts;
}

async function runFaults(): Promise<boolean> {
  const seed = Number(values.seed);
  const began = Date.now();
  const dice = random(seed);
  const acts = actsOf(planFaults(dice, Number(values.faults)), Number(values.act));
  say(`seed ${String(seed)}: ${values.faults} faults in ${String(acts.length)} acts; servers and processes start`);
  await using run = await FaultRun.start(say);
  for (const [n, rounds] of acts.entries()) {
    await run.act(rounds, dice);
    // what is wrong from the beginning shows early; the log keeps all else until the end
    if (n === 0 && acts.length > 1) await run.compareLog();
  }
  await run.end();
  const { faults, writes, alone, aloneReads, findings } = run.sums;
  if (alone.length > 0) {
    const [longest, longestRead] = [alone, aloneReads].map((each) => seconds(Math.max(...each)));
    const times = `one process alone killed or stopped, ${String(alone.length)} times`;
    say(`${times}: at most ${String(longest)} without a write, ${String(longestRead)} without a read`);
  }
  say(
    `${String(faults)} faults, ${String(writes)} acknowledged commands, ${String(findings.length)} findings, ` +
      `${seconds(Date.now() - began)}; seed ${String(seed)}`,
  );
  return findings.length === 0;
}

// what it started is ended when it exits, which a signal alone does not do
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    process.exit(130);
  });

if (values.help) console.log(HELP);
else process.exit((await runFaults()) ? 0 : 1);
