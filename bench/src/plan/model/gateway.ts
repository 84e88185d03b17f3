import { LIVE_LIMITS } from '@combolab/contracts';
import type { Station } from '../engine/station.js';
import { joined, many, single } from '../engine/work.js';
import type { LiveFeed, LiveMessage } from './live-feed.js';
import type { Command, World } from './world.js';

/** Between two messages to a room of this many viewers, ms (`coalescer.ts` of the backend). */
const gapMs = (viewers: number): number => Math.max(1000 / LIVE_LIMITS.perRoomPerSecond, viewers / 5);

/** Tells viewers of a room, four times a second at most and slower in large rooms (`coalescer.ts`). */
export class Gateway {
  readonly counts = { deliveries: 0, frames: 0 };
  /** Rooms whose gap has not passed, with what waits for its end. */
  readonly #gaps = new Map<number, Command[]>();

  constructor(
    private readonly world: World,
    private readonly station: Station,
    feed: LiveFeed,
    private readonly viewersOf: (combo: number) => number,
    /** Called when the last of them has it. */
    private readonly shown: (command: Command) => void,
    alike: number,
  ) {
    const take = (messages: readonly LiveMessage[]): void => {
      for (const { command } of messages) if (command !== null) this.add(command);
    };
    feed.join(station, take, alike);
  }

  /** Somebody changed something in a room. */
  add(command: Command): void {
    const waiting = this.#gaps.get(command.combo);
    if (waiting !== undefined) {
      waiting.push(command);
      return;
    }
    const viewers = this.viewersOf(command.combo);
    if (viewers > 0) this.#emit([command], viewers);
  }

  #emit(commands: readonly Command[], viewers: number): void {
    const { agenda, costs, hopMs } = this.world;
    const [first] = commands;
    if (first === undefined) return;
    this.counts.frames += 1;
    this.counts.deliveries += viewers;
    this.station.work(joined(single(costs.frame), many(costs.delivery, viewers)), () => {
      agenda.after(hopMs, () => {
        for (const command of commands) this.shown(command);
      });
    });
    this.#gaps.set(first.combo, []);
    agenda.after(gapMs(viewers), () => {
      const waiting = this.#gaps.get(first.combo) ?? [];
      this.#gaps.delete(first.combo);
      this.#emit(waiting, viewers);
    });
  }
}
