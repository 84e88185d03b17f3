import type { Random } from '../generate/random.js';
import { SimulatedProcess } from './simulated-process.js';
import { TaskHeap, type Task } from './task-heap.js';
import type { Trace } from './trace.js';

/** What really lets everything go on that waits for a promise; taken before timers are replaced. */
const turn = setImmediate;
const settle = (): Promise<void> =>
  new Promise((resolve) => {
    turn(resolve);
  });

/** Wall clock at the start of a simulation. */
export const EPOCH_MS = Date.UTC(2030, 0, 1);
/** Longest time that one thing keeps a process busy, in virtual ms. */
const BUSY_MS = 0.4;

/**
 * The only clock of a simulation, and the order in which everything happens: one thing at a time, the next one when nothing
 * waits any more but for time.
 */
export class VirtualTime {
  /** Virtual ms since the start; never goes back. */
  now = 0;
  /** How far the wall clock is from the true time, in ms. */
  wallOffset = 0;
  /** Things that were done. */
  steps = 0;
  /** Nobody's own: who looks at the simulation from outside. Never dies. */
  readonly outside = new SimulatedProcess('outside');
  current: SimulatedProcess = this.outside;
  readonly #tasks = new TaskHeap();
  #planned = 0;

  constructor(
    readonly random: Random,
    readonly trace: Trace,
  ) {}

  /** Epoch ms, as processes are told. */
  get wall(): number {
    return Math.floor(EPOCH_MS + this.now + this.wallOffset);
  }

  /** Plans something in a process. @param ms from now @returns what it is cancelled by */
  plan(process: SimulatedProcess, ms: number, label: string, run: () => void): Task {
    this.#planned += 1;
    const due = this.now + Math.max(0, ms);
    const task: Task = { due, order: this.#planned, process, label, run, cancelled: !process.alive };
    if (!task.cancelled) this.#tasks.push(task);
    return task;
  }

  /** Resolves in the present process after so many virtual ms; never, when it dies before. */
  sleep(ms: number, label = 'sleep'): Promise<void> {
    return new Promise((resolve) => {
      this.plan(this.current, ms, label, resolve);
    });
  }

  /** Lets everything happen until so many virtual ms have passed, or `isOver` says so. */
  async run(ms: number, isOver: () => boolean = () => false): Promise<void> {
    const end = this.now + ms;
    await settle();
    while (!isOver()) {
      const task = this.#due(end);
      if (task === undefined) {
        this.now = end;
        break;
      }
      this.#do(task);
      await settle();
    }
    this.current = this.outside;
  }

  #due(end: number): Task | undefined {
    for (let { next } = this.#tasks; next !== undefined && next.due <= end; { next } = this.#tasks) {
      this.#tasks.pop();
      if (next.cancelled || !next.process.alive) continue;
      if (next.process.busyUntil <= next.due) return next;
      next.due = next.process.busyUntil;
      this.#tasks.push(next);
    }
    return undefined;
  }

  #do(task: Task): void {
    const { process, label } = task;
    this.now = task.due;
    this.steps += 1;
    this.trace.add(`${process.name} ${label} ${this.now.toFixed(3)}\n`);
    if (process !== this.outside) process.busyUntil = this.now + this.random.next() * BUSY_MS;
    this.current = process;
    task.cancelled = true;
    task.run();
  }
}
