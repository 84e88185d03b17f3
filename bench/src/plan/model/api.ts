import type { Batches } from '../engine/batches.js';
import type { Station } from '../engine/station.js';
import { single } from '../engine/work.js';
import type { LiveFeed, LiveMessage } from './live-feed.js';
import { ask, whenAll, type Command, type World } from './world.js';

/** Questions of a command that are asked at once: log, views, and its limit. */
const AT_ONCE = 3;
/** Part of a command's processor time that is spent before its questions: guard and validation. */
const BEFORE = 0.5;

/** One api process: commands and reads. */
export class Api {
  readonly #producer: Batches<LiveMessage>;
  #isTelling = false;

  /** @param committed called when a command is in the log @param alike api processes that this one stands for, itself among them */
  constructor(
    private readonly world: World,
    private readonly station: Station,
    feed: LiveFeed,
    private readonly committed: (command: Command) => void,
    alike: number,
  ) {
    this.#producer = feed.producer(station);
    feed.join(station, () => undefined, alike);
  }

  command(command: Command, answered: () => void): void {
    const { agenda, costs, hopMs } = this.world;
    agenda.after(hopMs, () => {
      const wake = this.station.inside === 0 ? costs.apiWake : 0;
      this.#work(command.isCounted, wake + costs.apiCommand * BEFORE, () => {
        this.#commit(command, () => {
          this.#tell();
          this.#work(command.isCounted, costs.apiCommand * (1 - BEFORE), () => {
            agenda.after(hopMs, answered);
          });
        });
      });
    });
  }

  read(isCounted: boolean): void {
    const { costs, stations } = this.world;
    this.#work(isCounted, costs.apiRead, () => {
      ask(this.world, stations.views, single(costs.viewsOfCombo), () => undefined);
    });
  }

  /** @param millions of combos in the index */
  search(isCounted: boolean, millions: number, shards: number): void {
    const { costs, stations } = this.world;
    this.#work(isCounted, costs.apiSearch, () => {
      const found = whenAll(shards, () => {
        ask(this.world, stations.views, single(costs.viewsOfResults), () => undefined);
      });
      const ms = costs.searchShard + (costs.searchMillion * millions) / shards;
      for (let n = 0; n < shards; n += 1) ask(this.world, stations.search, single(ms), found);
    });
  }

  /** What another process does that this one stands for takes time, and none of this one. */
  #work(isOwn: boolean, ms: number, done: () => void): void {
    if (isOwn) this.station.work(single(ms), done);
    else this.world.agenda.after(ms, done);
  }

  #commit(command: Command, then: () => void): void {
    const { costs, stations } = this.world;
    const written = (): void => {
      this.committed(command);
      then();
    };
    const known = whenAll(AT_ONCE, () => {
      ask(this.world, stations.commits, single(costs.commitWrite), written, costs.commitDurable);
    });
    ask(this.world, stations.commits, single(costs.question), known);
    for (let n = 1; n < AT_ONCE; n += 1) ask(this.world, stations.views, single(costs.question), known);
  }

  /** Once in a turn of the event loop (`open-log.ts`): what is on its way tells of what follows, too. */
  #tell(): void {
    if (this.#isTelling) return;
    this.#isTelling = true;
    this.world.agenda.after(0, () => {
      this.#isTelling = false;
      this.#producer.add([{ kind: 'committed', command: null, streams: 0 }]);
    });
  }
}
