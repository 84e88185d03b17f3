import type { SimulatedProcess } from './simulated-process.js';
import type { VirtualTime } from './virtual-time.js';

export interface LineOptions {
  /** Longest delay of one message, in virtual ms. */
  readonly delayMs: number;
}

/** One way from one process to another: what is sent arrives late and in its order, until the line is cut. */
export class Line {
  #last = 0;
  #open = true;

  constructor(
    private readonly time: VirtualTime,
    readonly to: SimulatedProcess,
    private readonly options: LineOptions,
  ) {}

  get open(): boolean {
    return this.#open;
  }

  send(label: string, receive: () => void): void {
    const { now, random } = this.time;
    this.#last = Math.max(this.#last, now + random.next() * this.options.delayMs);
    this.time.plan(this.to, this.#last - now, label, () => {
      if (this.#open) receive();
    });
  }

  /** What is on its way is lost. */
  cut(): void {
    this.#open = false;
  }
}
