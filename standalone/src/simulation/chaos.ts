import { NO_DISK_FAULTS } from './disk-faults.js';
import { NO_NETWORK_FAULTS } from './network.js';
import type { Page } from './page.js';
import type { Site } from './site.js';

/** Kinds of faults; each seed draws which of them it has. */
export const FAULTS = [
  'power',
  'power at an operation',
  'kill',
  'kill a thread',
  'freeze',
  'read errors',
  'write errors',
  'sync errors',
  'lost requests',
  'lost hints',
  'broken sockets',
  'clock',
  'damaged views',
  'damaged index',
] as const;
/** Faults that no copy makes up for: they must be told. Few seeds have one. */
export const LOG_DAMAGE = ['damaged log', 'misdirected writes'] as const;
export type Fault = (typeof FAULTS)[number] | (typeof LOG_DAMAGE)[number];

/** Mean time between two faults of one kind, in virtual ms. */
const BETWEEN_MS = 5000;
/** The clock is put forward or back by less than this, in ms; events follow it without going back. */
const CLOCK_MS = 4 * 60_000;
const FAR_CLOCK_MS = 40 * 24 * 60 * 60_000;
const FREEZE_MS = 3000;
/** How it is counted that the clock was 40 days ahead, or a few minutes from the truth. */
export const FAR_CLOCK = 'clock far ahead';
export const TURNED_CLOCK = 'clock turned';

/** Brings faults about while it lasts. */
export class Chaos {
  #on = true;

  constructor(
    private readonly site: Site,
    private readonly pages: readonly Page[],
    private readonly kinds: ReadonlySet<Fault>,
  ) {
    const { machine, network } = site;
    const rate = (kind: Fault, each: number): number => (kinds.has(kind) ? each : 0);
    machine.disk.faults.rates = {
      read: rate('read errors', 0.01),
      write: rate('write errors', 0.03),
      sync: rate('sync errors', 0.03),
      misdirected: rate('misdirected writes', 0.01),
    };
    network.rates = { lost: rate('lost requests', 0.1), hintLost: rate('lost hints', 0.3) };
    machine.disk.onOperation = () => {
      if (kinds.has('power at an operation') && machine.time.random.chance(0.004)) site.failPower();
    };
    for (const kind of kinds) this.#plan(kind);
  }

  /** Nothing fails from now on, and the clock is right. */
  end(): void {
    const { machine, network } = this.site;
    this.#on = false;
    machine.disk.faults.rates = NO_DISK_FAULTS;
    machine.disk.onOperation = () => undefined;
    network.rates = NO_NETWORK_FAULTS;
    machine.time.wallOffset = 0;
  }

  #plan(kind: Fault): void {
    const { time } = this.site.machine;
    const ms = -Math.log(1 - time.random.next()) * BETWEEN_MS;
    time.plan(time.outside, ms, 'fault', () => {
      if (!this.#on) return;
      this.#happen(kind);
      this.#plan(kind);
    });
  }

  #happen(kind: Fault): void {
    const { site } = this;
    const { random } = site.machine.time;
    if (kind === 'power') site.failPower();
    if (kind === 'kill') site.killAll();
    if (kind === 'kill a thread' && random.chance(0.5)) site.killWriter();
    else if (kind === 'kill a thread') site.killProjector();
    if (kind === 'freeze')
      site.freeze(random.pick(['writer', 'projector', 'server'] as const), random.next() * FREEZE_MS);
    if (kind === 'broken sockets') this.#breakSocket();
    if (kind === 'clock') this.#turnClock();
    if (kind === 'damaged views') this.#damage('views');
    if (kind === 'damaged index') this.#damage('index');
    if (kind === 'damaged log') this.#damageLog();
  }

  #breakSocket(): void {
    const { time, counts } = this.site.machine;
    if (this.pages.length === 0) return;
    counts.add('socket broken');
    time.random.pick(this.pages).socket.break();
  }

  #turnClock(): void {
    const { time, counts } = this.site.machine;
    const isFar = time.random.chance(0.15);
    counts.add(isFar ? FAR_CLOCK : TURNED_CLOCK);
    time.wallOffset = isFar ? FAR_CLOCK_MS : (time.random.next() * 2 - 1) * CLOCK_MS;
  }

  /** One bit, found when the log is read the next time. */
  #damageLog(): void {
    const { disk, counts, time } = this.site.machine;
    if (disk.flip(time.random.chance(0.9) ? 'log' : 'log.synced')) counts.add('bit flipped in log');
  }

  /** One bit, found at the next start: the file is read then. */
  #damage(file: 'views' | 'index'): void {
    const { disk, counts } = this.site.machine;
    if (!disk.flip(file)) return;
    counts.add(`bit flipped in ${file}`);
    this.site.killProjector();
  }
}
