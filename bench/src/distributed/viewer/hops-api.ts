import type { AddressInfo } from 'node:net';
import { createKafka } from '@combolab/platform/adapters/kafka/kafka-client';
import { openMongo } from '@combolab/platform/adapters/mongo/mongo-connection';
import express from 'express';
import { answerParent } from '../../harness/helper.js';

/** The first of the bare hops: an insert that a majority has in its journal, the answer, and a message for whoever shows it. */
const [database = '', broker = '', topic = ''] = process.argv.slice(2);
const connection = await openMongo(database);
const rows = connection.collection('rows');
const kafka = createKafka({ brokers: [broker], prefix: topic }, 'bench');
const admin = kafka.admin();
await admin.connect();
await admin.createTopics({ waitForLeaders: true, topics: [{ topic, numPartitions: 1 }] });
const producer = kafka.producer({ idempotent: true, maxInFlightRequests: 1 });
await producer.connect();
const app = express();
app.use(express.json());
app.post('/api/combo/add-feedback', (request, response, next) => {
  const { comboId, likeStatus } = request.body as { comboId: string; likeStatus: number };
  rows.insertOne({ comboId, likeStatus }).then(({ insertedId }) => {
    response.json(request.body);
    const value = JSON.stringify({ comboId, id: String(insertedId) });
    return producer.send({ topic, acks: -1, messages: [{ key: comboId, value }] });
  }, next);
});
const server = app.listen(0, '127.0.0.1', () => {
  answerParent({
    url: () => `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    drop: async () => {
      await admin.deleteTopics({ topics: [topic] });
      await connection.dropDatabase();
    },
  });
});
