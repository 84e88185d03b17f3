import type { Batches } from '../engine/batches.js';
import { Api } from './api.js';
import { Gateway } from './gateway.js';
import { Indexer } from './indexer.js';
import { LiveFeed } from './live-feed.js';
import { LogTopic } from './log-topic.js';
import { Projector } from './projector.js';
import { Relay } from './relay.js';
import { Turn } from './turn.js';
import type { Command, World } from './world.js';

/** What a site counts and tells while it works. */
export interface SiteEvents {
  /** A viewer at a gateway has what a command changed. */
  readonly shown: (command: Command) => void;
  readonly viewersOf: (gateway: number, combo: number) => number;
}

/** For how many processes each of these stands that are simulated, itself among them. */
export interface Alike {
  readonly apis: number;
  readonly gateways: number;
}

const ITSELF: Alike = { apis: 1, gateways: 1 };

/** All parts of the distributed set, joined as the processes are. */
export class Site {
  readonly counts = { committed: 0, published: 0, applied: 0, indexed: 0 };
  readonly apis: readonly Api[];
  readonly relays: readonly Relay[];
  readonly gateways: readonly Gateway[];
  readonly turn: Turn;
  readonly feed: LiveFeed;
  /** Loops of each kind, one of each process. */
  readonly projecting: readonly Batches<Command>[];
  readonly indexing: readonly Batches<Command>[];

  constructor(
    readonly world: World,
    { shown, viewersOf }: SiteEvents,
    alike: Alike = ITSELF,
  ) {
    const { agenda, stations } = world;
    const feed = new LiveFeed(world);
    this.feed = feed;
    const log = new LogTopic(world);
    this.turn = new Turn(() => agenda.now);
    this.relays = stations.relays.map(
      (station) =>
        new Relay(world, station, feed, (commands) => {
          this.counts.published += commands.length;
          log.append(commands);
        }),
    );
    const commit = (command: Command): void => {
      this.commit(command);
    };
    this.apis = stations.apis.map((station) => new Api(world, station, feed, commit, alike.apis));
    const projectors = stations.projectors.map(
      (station) => new Projector(world, station, this.turn, feed, (count) => (this.counts.applied += count)),
    );
    this.projecting = log.join(projectors.map(({ handle }) => handle));
    const indexers = stations.indexers.map(
      (station) => new Indexer(world, station, feed, (count) => (this.counts.indexed += count)),
    );
    this.indexing = log.join(indexers.map(({ handle }) => handle));
    this.gateways = stations.gateways.map(
      (station, at) => new Gateway(world, station, feed, (combo) => viewersOf(at, combo), shown, alike.gateways),
    );
  }

  /** Puts a command into the log, as the api does, and wakes nobody. */
  commit(command: Command): void {
    this.counts.committed += 1;
    this.relays[command.shard % this.relays.length]?.add(command);
  }
}
