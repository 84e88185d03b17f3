import { eventDefinitions, personalFields } from '@combolab/contracts';
import type { Connection } from 'mongoose';
import type { DistributedEngines } from '../../config/engines.js';
import { reach } from '../../config/reach.js';
import { noTraces, type Traces } from '../../ports/traces.js';
import type { Logger } from '../../runtime/logger.js';
import type { Opened } from '../../runtime/opened.js';
import type { Absence } from '../../supervision/absence.js';
import { KafkaEventLog } from '../kafka-event-log.js';
import { parseStreamPosition } from '../kafka-event-log/log-position.js';
import { Relay } from '../kafka-event-log/relay.js';
import { KafkaLiveFeed } from '../kafka-live-feed.js';
import { openMongo } from '../mongo/mongo-connection.js';
import { ShardMembers } from '../mongo/shard-members.js';
import { openInstallation, type Installation } from './installation.js';

export { parseStreamPosition };

export interface DistributedLog {
  readonly log: KafkaEventLog;
  readonly liveFeed: KafkaLiveFeed;
  readonly installation: Installation;
  readonly connection: Connection;
  /** Starts publishing in this process. Disposing the relay gives its shards to the others. */
  startRelay(traces?: Traces): Relay;
}

/**
 * Opens commits, Kafka and the live feed; what was opened is closed by `opened`. With `kafkaAbsence` Kafka may be away.
 * @throws Error in words
 */
export async function openDistributedLog(
  { kafka, commitsUrl, leaseMs }: DistributedEngines,
  logger: Logger,
  opened: Opened,
  kafkaAbsence?: Absence,
): Promise<DistributedLog> {
  const connection = await reach('EVENT_LOG (commits)', openMongo(commitsUrl));
  opened.defer(() => connection.close());
  const installation = await openInstallation(connection, kafka.partitions);
  const liveFeed = opened.use(await reach('EVENT_LOG', KafkaLiveFeed.open(kafka, logger, kafkaAbsence)));
  const relays = new Set<Relay>();
  let told = false;
  const nudge = (): void => {
    for (const relay of relays) relay.nudge();
    if (told || relays.size > 0) return;
    told = true;
    setImmediate(() => {
      told = false;
      liveFeed.publish({ kind: 'committed' });
    });
  };
  const source = `combolab:${installation.id}`;
  const log = opened.use(
    new KafkaEventLog({
      ...{ connection, place: kafka, source, partitions: kafka.partitions, nudge, logger },
      personal: personalFields(eventDefinitions),
    }),
  );
  await log.commits.prepare();
  const startRelay = (traces = noTraces): Relay => {
    const members = new ShardMembers({ connection, name: 'relay', shards: log.shards, leaseMs });
    const relay = opened.use(new Relay({ commits: log.commits, place: kafka, members, logger, traces }));
    relays.add(relay);
    opened.defer(
      liveFeed.subscribe((message) => {
        if (message.kind === 'committed') relay.nudge();
      }),
    );
    return relay;
  };
  return { log, liveFeed, installation, connection, startRelay };
}
