import type { Task } from './task-heap.js';
import type { VirtualTime } from './virtual-time.js';

let active: VirtualTime | null = null;

/** The time that timers and clocks of the product follow now. @throws Error outside a simulation */
export function activeTime(): VirtualTime {
  if (active === null) throw new Error('no simulation runs');
  return active;
}

/** What `setTimeout` and its kin give out. */
class VirtualTimer {
  task: Task | null = null;
  ref = (): this => this;
  unref = (): this => this;
  hasRef = (): boolean => true;
}

type Callback = (...args: unknown[]) => void;

function after(ms: number | undefined, label: string, run: () => void, repeat = false): VirtualTimer {
  const time = activeTime();
  const timer = new VirtualTimer();
  const { current } = time;
  const plan = (): void => {
    timer.task = time.plan(current, Math.max(1, ms ?? 0), label, () => {
      if (repeat) plan();
      run();
    });
  };
  plan();
  return timer;
}

function clear(timer: unknown): void {
  if (timer instanceof VirtualTimer && timer.task !== null) timer.task.cancelled = true;
  if (timer instanceof VirtualTimer) timer.task = null;
}

function immediately(callback: Callback, ...args: unknown[]): VirtualTimer {
  const time = activeTime();
  const timer = new VirtualTimer();
  timer.task = time.plan(time.current, 0, 'turn', () => {
    callback(...args);
  });
  return timer;
}

const RealDate = Date;

class VirtualDate extends RealDate {
  constructor(...args: unknown[]) {
    super(...((args.length === 0 ? [activeTime().wall] : args) as [number]));
  }
  static override now(): number {
    return activeTime().wall;
  }
}

const virtual = {
  setTimeout: (callback: Callback, ms?: number, ...args: unknown[]) =>
    after(ms, 'timer', () => {
      callback(...args);
    }),
  setInterval: (callback: Callback, ms?: number, ...args: unknown[]) =>
    after(
      ms,
      'interval',
      () => {
        callback(...args);
      },
      true,
    ),
  setImmediate: immediately,
  clearTimeout: clear,
  clearInterval: clear,
  clearImmediate: clear,
  Date: VirtualDate,
};

/** Lets everything that reads a clock or sets a timer follow this time. @returns how to put the real ones back */
export function follow(time: VirtualTime): () => void {
  const before = Object.fromEntries(
    Object.keys(virtual).map((name) => [name, Reflect.get(globalThis, name) as unknown]),
  );
  const dice = Math.random;
  active = time;
  Object.assign(globalThis, virtual);
  Math.random = () => time.random.next();
  return () => {
    active = null;
    Object.assign(globalThis, before);
    Math.random = dice;
  };
}
