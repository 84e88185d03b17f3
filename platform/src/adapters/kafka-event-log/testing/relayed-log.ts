import type { Admin } from 'kafkajs';
import type { Connection } from 'mongoose';
import { engineUrl } from '../../../contract-suites/engines.js';
import { randomId } from '../../../runtime/random-id.js';
import { createKafka } from '../../kafka/kafka-client.js';
import { prepareTopics } from '../../kafka/topics.js';
import { KafkaEventLog } from '../../kafka-event-log.js';
import { openMongo } from '../../mongo/mongo-connection.js';
import { ShardMembers } from '../../mongo/shard-members.js';
import { Relay } from '../relay.js';

const silent = { warn: () => undefined, error: () => undefined };

/** A name of its own, for a database or for topics. */
export const ownName = (): string => `t${randomId().replace(/[^a-z0-9]/gi, '')}`;

export interface Servers extends AsyncDisposable {
  /** A database of its own, dropped in the end. */
  readonly connection: Connection;
  readonly admin: Admin;
}

/** The real servers under a log. */
export async function openServers(): Promise<Servers> {
  const admin = createKafka({ brokers: [engineUrl('kafka')], prefix: '' }, 'test').admin();
  await admin.connect();
  const connection = await openMongo(`${engineUrl('mongodb')}/${ownName()}`);
  return {
    ...{ connection, admin },
    async [Symbol.asyncDispose]() {
      await admin.disconnect();
      await connection.dropDatabase();
      await connection.close();
    },
  };
}

export interface RelayedLog extends AsyncDisposable {
  readonly log: KafkaEventLog;
  /** Beginning of its topics' names. */
  readonly prefix: string;
}

/** A log over the commits of a database, with topics of its own and a relay beside it; its topics are deleted in the end. */
export async function openRelayedLog({ connection, admin }: Servers, partitions: number): Promise<RelayedLog> {
  const prefix = ownName();
  const place = { brokers: [engineUrl('kafka')], prefix };
  await prepareTopics(admin, place, { partitions, replicas: 1 });
  let relay: Relay | null = null;
  const log = new KafkaEventLog({ ...{ connection, place, source: 'test', partitions }, nudge: () => relay?.nudge() });
  await log.commits.prepare();
  const members = new ShardMembers({ connection, name: 'relay', shards: log.shards });
  relay = new Relay({ commits: log.commits, place, members, logger: silent });
  return {
    ...{ log, prefix },
    async [Symbol.asyncDispose]() {
      await log[Symbol.asyncDispose]();
      await relay[Symbol.asyncDispose]();
      await admin.deleteTopics({ topics: ['combos', 'users', 'guides', 'live'].map((each) => `${prefix}.${each}`) });
    },
  };
}

/** A log of its own for each test of a file. */
export class EachRelayedLog {
  #servers: Servers | null = null;
  #relayed: RelayedLog | null = null;

  /** @param fill called before each test, with an empty log */
  constructor(
    private readonly partitions: number,
    fill: () => Promise<void> = () => Promise.resolve(),
  ) {
    beforeEach(async () => {
      this.#servers = await openServers();
      this.#relayed = await openRelayedLog(this.#servers, this.partitions);
      await fill();
    });
    afterEach(async () => {
      await this.#relayed?.[Symbol.asyncDispose]();
      await this.#servers?.[Symbol.asyncDispose]();
    });
  }

  get servers(): Servers {
    return opened(this.#servers);
  }

  get prefix(): string {
    return opened(this.#relayed).prefix;
  }

  get log(): KafkaEventLog {
    return opened(this.#relayed).log;
  }

  /** Deletes the topics, and opens the log over the same commits with others. */
  async makeTopicsAnew(): Promise<void> {
    await this.#relayed?.[Symbol.asyncDispose]();
    this.#relayed = await openRelayedLog(this.servers, this.partitions);
  }
}

function opened<T>(thing: T | null): T {
  if (thing === null) throw new Error('no test runs');
  return thing;
}
