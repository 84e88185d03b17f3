import { engineUrl } from '../contract-suites/engines.js';
import { describeLiveFeed } from '../contract-suites/live-feed.contract.js';
import { randomId } from '../runtime/random-id.js';
import { createKafka } from './kafka/kafka-client.js';
import { prepareTopics, topicOf } from './kafka/topics.js';
import { KafkaLiveFeed } from './kafka-live-feed.js';

const logger = { warn: () => undefined };

describeLiveFeed('a Kafka topic', async () => {
  const place = { brokers: [engineUrl('kafka')], prefix: `t${randomId().replace(/[^a-z0-9]/gi, '')}` };
  const admin = createKafka(place, 'test').admin();
  await admin.connect();
  await prepareTopics(admin, place, { partitions: 1, replicas: 1 });
  const [here, there] = await Promise.all([KafkaLiveFeed.open(place, logger), KafkaLiveFeed.open(place, logger)]);
  return {
    here,
    there,
    [Symbol.asyncDispose]: async () => {
      await here[Symbol.asyncDispose]();
      await there[Symbol.asyncDispose]();
      await admin.deleteTopics({ topics: [topicOf(place, 'live')] });
      await admin.disconnect();
    },
  };
});
