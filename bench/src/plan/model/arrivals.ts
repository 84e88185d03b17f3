import { exponential, stream, type Random } from '../engine/draws.js';
import type { Popularity } from '../engine/popularity.js';
import type { Load } from './load.js';
import type { Site } from './site.js';
import type { Command } from './world.js';

/** Draws of one purpose each, so that more of one thing moves no other. */
const PURPOSES = { times: 1, combos: 2, kinds: 3, reads: 4, searches: 5 } as const;

/** What people do as it comes: each kind a Poisson process of its own, at whichever api process is next. */
export class Arrivals {
  readonly #combos: Random;
  readonly #kinds: Random;
  #turn = 0;

  constructor(
    private readonly site: Site,
    private readonly load: Load,
    private readonly popularity: Popularity,
    private readonly at: {
      readonly seed: number;
      readonly apis: number;
      readonly partitions: number;
      readonly searchShards: number;
    },
  ) {
    this.#combos = stream(at.seed, PURPOSES.combos);
    this.#kinds = stream(at.seed, PURPOSES.kinds);
  }

  /** @param answered ms from sent to answer, of a command */
  begin(answered: (ms: number) => void): void {
    const { viewers, commands, readsEach, searchesEach, combos } = this.load;
    const { agenda } = this.site.world;
    this.#every(PURPOSES.times, commands, () => {
      const { api, isCounted } = this.#next();
      const command = this.#command(isCounted);
      api?.command(command, () => {
        if (isCounted) answered(agenda.now - command.sentAt);
      });
    });
    this.#every(PURPOSES.reads, viewers * readsEach, () => {
      const { api, isCounted } = this.#next();
      api?.read(isCounted);
    });
    this.#every(PURPOSES.searches, viewers * searchesEach, () => {
      const { api, isCounted } = this.#next();
      api?.search(isCounted, combos / 1e6, this.at.searchShards);
    });
  }

  /** A new one of whichever combo and kind, now. */
  #command(isCounted: boolean): Command {
    const { partitions } = this.at;
    const combo = this.popularity.draw(this.#combos);
    const isOfUsers = this.#kinds.chance(this.load.ofUsers);
    // what a user does is spread over users, not over combos
    const partition = isOfUsers ? this.#kinds.below(partitions) : scattered(combo) % partitions;
    return {
      ...{ isCounted, combo, shard: isOfUsers ? partitions + partition : partition },
      isCrossing: this.#kinds.chance(this.load.crossing),
      sentAt: this.site.world.agenda.now,
      viewed: { is: false, waiting: [] },
    };
  }

  #every(purpose: number, perSecond: number, run: () => void): void {
    if (perSecond === 0) return;
    const draw = stream(this.at.seed, purpose);
    const { agenda } = this.site.world;
    const next = (): void => {
      agenda.after(exponential(draw, 1000 / perSecond), () => {
        run();
        next();
      });
    };
    next();
  }

  /** Processes take turns, those that another stands for among them. */
  #next(): { readonly api: Site['apis'][number] | undefined; readonly isCounted: boolean } {
    const { apis } = this.site;
    this.#turn = (this.#turn + 1) % this.at.apis;
    return { api: apis[this.#turn % apis.length], isCounted: this.#turn < apis.length };
  }
}

/** Spreads ranks over partitions as the hash of a key does (Knuth's multiplicative hash, TAOCP 3, 6.4). */
const scattered = (rank: number): number => (Math.imul(rank, 0x9e3779b1) >>> 8) & 0xffffff;
