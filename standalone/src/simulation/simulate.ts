import { random, type Random } from '../generate/random.js';
import { Chaos, FAULTS, LOG_DAMAGE, type Fault } from './chaos.js';
import { silentlyChanged } from './check-damage.js';
import { Counts } from './counts.js';
import { DiskFaults } from './disk-faults.js';
import { brokenPromises, type Ended } from './invariants.js';
import { Ledger } from './ledger.js';
import { Machine, type MachineOptions } from './machine.js';
import { Orders } from './orders.js';
import { Page } from './page.js';
import type { PageModules } from '../testing/page-modules.js';
import { PreviewWorker } from './preview-worker.js';
import { SimulatedDisk } from './simulated-disk.js';
import { Site } from './site.js';
import { Trace } from './trace.js';
import { User } from './user.js';
import { follow } from './virtual-globals.js';
import { VirtualTime } from './virtual-time.js';

/** How long users order and things fail, and how long everything then has to settle, in virtual ms. */
const BUSY_MS = 25_000;
const SETTLE_MS = 120_000;
const USERS = 3;
const PAGES = 3;
/** How likely a seed has faults of a kind, and how likely its log is damaged. */
const HAS_FAULT = 0.3;
const HAS_LOG_DAMAGE = 0.06;
/** How long a machine takes to find its log damaged, in virtual ms. */
const RESTART_MS = 10_000;

export interface Outcome {
  readonly seed: number;
  /** What was promised and did not hold, in words; empty when all is well. */
  readonly broken: readonly string[];
  /** Of everything that happened, in its order. */
  readonly trace: string;
  readonly events: number;
  readonly steps: number;
  readonly counts: Counts;
  /** The last lines that processes have logged. */
  readonly said: readonly string[];
}

export interface SimulationOptions extends Partial<MachineOptions> {
  /** Kinds of faults; drawn by default. */
  readonly faults?: readonly Fault[];
}

const WELL: MachineOptions = {
  views: { raisesVersions: true, checkpointFirst: false },
  logSyncs: true,
  wrapLog: (log) => log,
};

/** Runs the product for a while on a machine on which everything may fail; all of it follows from the seed. */
export async function simulate(modules: PageModules, seed: number, options: SimulationOptions = {}): Promise<Outcome> {
  const dice = random(seed);
  const trace = new Trace();
  const time = new VirtualTime(dice, trace);
  const restore = follow(time);
  try {
    return await run(modules, seed, time, options);
  } finally {
    restore();
  }
}

function drawFaults(dice: Random): readonly Fault[] {
  const drawn = FAULTS.filter(() => dice.chance(HAS_FAULT));
  return dice.chance(HAS_LOG_DAMAGE) ? [...drawn, dice.pick(LOG_DAMAGE)] : drawn;
}

/** Damage is told when the log is read the next time, or has changed nothing that is read. */
async function brokenByDamage(ended: Ended): Promise<readonly string[]> {
  const { site } = ended;
  const { time, counts } = site.machine;
  if (site.damage === null) {
    const broken = await brokenPromises(ended);
    if (broken.length > 0) return broken;
    site.failPower();
    await time.run(RESTART_MS, () => site.damage !== null);
  }
  counts.add(site.damage === null ? 'damage of the log without effect' : 'damage of the log told');
  return site.damage === null ? silentlyChanged(site.machine) : [];
}

async function run(
  modules: PageModules,
  seed: number,
  time: VirtualTime,
  { faults, ...planted }: SimulationOptions,
): Promise<Outcome> {
  const { random: dice } = time;
  const counts = new Counts();
  const disk = new SimulatedDisk(time, new DiskFaults(dice, counts));
  const machine = new Machine(time, disk, counts, { ...WELL, ...planted });
  const site = new Site(machine);
  const kinds = new Set(faults ?? drawFaults(dice));
  site.turnOn();
  await time.run(5000, () => site.projector !== null);
  const orders = new Orders(dice, ['c0', 'c1']);
  const ledger = new Ledger();
  const { network } = site;
  const users = Array.from({ length: USERS }, (_, i) => new User(time, network, ledger, orders, `user-${String(i)}`));
  const pages = Array.from(
    { length: PAGES },
    (_, i) => new Page(time, network, modules, orders.comboIds[i % 2] ?? '', `page-${String(i)}`, () => site.server),
  );
  new PreviewWorker(time, network);
  for (const user of users) user.start(orders.first(user.userId));
  const chaos = new Chaos(site, pages, kinds);
  await time.run(BUSY_MS, () => site.damage !== null);
  chaos.end();
  for (const user of users) user.active = false;
  await time.run(SETTLE_MS, () => site.damage !== null);
  const isDamaged = LOG_DAMAGE.some((kind) => kinds.has(kind));
  const ended = { site, ledger, users, pages };
  const broken = isDamaged ? await brokenByDamage(ended) : await brokenPromises(ended);
  const events = machine.log.entries?.end ?? 0;
  return {
    ...{ seed, broken, events, counts, steps: time.steps },
    trace: time.trace.end(),
    said: machine.said.lines,
  };
}
