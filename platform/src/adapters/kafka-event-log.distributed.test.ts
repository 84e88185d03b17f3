import { engineUrl } from '../contract-suites/engines.js';
import { describeEventLog, type Damage } from '../contract-suites/event-log.contract.js';
import { randomId } from '../runtime/random-id.js';
import { KafkaEventLog } from './kafka-event-log.js';
import { Relay } from './kafka-event-log/relay.js';
import { ShardMembers } from './mongo/shard-members.js';
import { createKafka } from './kafka/kafka-client.js';
import { prepareTopics } from './kafka/topics.js';
import { openMongo } from './mongo/mongo-connection.js';

const silent = { warn: () => undefined, error: () => undefined };

/** A log of its own database and topics, with a relay beside it. */
async function openLog(partitions: number): Promise<KafkaEventLog> {
  const name = `t${randomId().replace(/[^a-z0-9]/gi, '')}`;
  const place = { brokers: [engineUrl('kafka')], prefix: name };
  const connection = await openMongo(`${engineUrl('mongodb')}/${name}`);
  const admin = createKafka(place, 'test').admin();
  await admin.connect();
  await prepareTopics(admin, place, { partitions, replicas: 1 });
  let relay: Relay | null = null;
  const log = new KafkaEventLog({ ...{ connection, place, source: 'test', partitions }, nudge: () => relay?.nudge() });
  await log.commits.prepare();
  const members = new ShardMembers({ connection, name: 'relay', shards: log.shards });
  relay = new Relay({ commits: log.commits, place, members, logger: silent });
  const dispose = log[Symbol.asyncDispose].bind(log);
  log[Symbol.asyncDispose] = async () => {
    await dispose();
    await relay[Symbol.asyncDispose]();
    await admin.deleteTopics({ topics: ['combos', 'users', 'guides', 'live'].map((each) => `${name}.${each}`) });
    await admin.disconnect();
    await connection.dropDatabase();
    await connection.close();
  };
  return log;
}

const damage: Damage = async (log, stream, version) => {
  const { collection } = (log as KafkaEventLog).commits;
  const cut = { $substrCP: ['$events', 0, 20] };
  await collection.updateOne({ stream, first: version }, [{ $set: { events: cut } }]);
};

describeEventLog('commits in MongoDB, relayed to Kafka', () => openLog(1), { relayed: true, damage });
