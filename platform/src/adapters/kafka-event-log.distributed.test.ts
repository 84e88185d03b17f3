import { describeEventLog, type Damage } from '../contract-suites/event-log.contract.js';
import type { KafkaEventLog } from './kafka-event-log.js';
import { openRelayedLog, openServers } from './kafka-event-log/testing/relayed-log.js';

/** A log of its own database and topics, with a relay beside it. */
async function openLog(partitions: number): Promise<KafkaEventLog> {
  const servers = await openServers();
  const relayed = await openRelayedLog(servers, partitions);
  const { log } = relayed;
  const close = log[Symbol.asyncDispose].bind(log);
  log[Symbol.asyncDispose] = async () => {
    log[Symbol.asyncDispose] = close;
    await relayed[Symbol.asyncDispose]();
    await servers[Symbol.asyncDispose]();
  };
  return log;
}

const damage: Damage = async (log, stream, version) => {
  const { collection } = (log as KafkaEventLog).commits;
  const cut = { $substrCP: ['$events', 0, 20] };
  await collection.updateOne({ stream, first: version }, [{ $set: { events: cut } }]);
};

describeEventLog('commits in MongoDB, relayed to Kafka', () => openLog(1), { relayed: true, damage });
