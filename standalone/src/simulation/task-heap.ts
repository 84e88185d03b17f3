import type { SimulatedProcess } from './simulated-process.js';

/** Something that is to be done. */
export interface Task {
  /** Virtual ms. */
  due: number;
  /** Tells tasks of one moment apart: what was planned first comes first. */
  readonly order: number;
  readonly process: SimulatedProcess;
  /** In the trace. */
  readonly label: string;
  readonly run: () => void;
  cancelled: boolean;
}

const isBefore = (a: Task, b: Task): boolean => a.due < b.due || (a.due === b.due && a.order < b.order);

/** What is to be done, the next first (a binary heap). */
export class TaskHeap {
  readonly #tasks: Task[] = [];

  get size(): number {
    return this.#tasks.length;
  }

  get next(): Task | undefined {
    return this.#tasks[0];
  }

  push(task: Task): void {
    let at = this.#tasks.push(task) - 1;
    while (at > 0) {
      const above = (at - 1) >> 1;
      const parent = this.#tasks[above];
      if (parent === undefined || isBefore(parent, task)) break;
      this.#tasks[at] = parent;
      at = above;
    }
    this.#tasks[at] = task;
  }

  pop(): Task | undefined {
    const [first] = this.#tasks;
    const last = this.#tasks.pop();
    if (last !== undefined && this.#tasks.length > 0) this.#sink(last);
    return first;
  }

  #sink(task: Task): void {
    let at = 0;
    for (;;) {
      const left = 2 * at + 1;
      const [a, b] = [this.#tasks[left], this.#tasks[left + 1]];
      const least = b !== undefined && a !== undefined && isBefore(b, a) ? b : a;
      if (least === undefined || !isBefore(least, task)) break;
      this.#tasks[at] = least;
      at = least === a ? left : left + 1;
    }
    this.#tasks[at] = task;
  }
}
