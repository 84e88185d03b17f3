import type { AddressInfo } from 'node:net';
import { openMongo } from '@combolab/platform/adapters/mongo/mongo-connection';
import express from 'express';
import { answerParent } from '../harness/helper.js';

/** Bare Express: as many questions as a like asks, one after two, the last an insert that a majority has in its journal; then the body as it came. */
const connection = await openMongo(process.argv[2] ?? '');
const [rows, others] = [connection.collection('rows'), connection.collection('others')];
await rows.createIndex({ comboId: 1 }, {}, {});
const app = express();
app.use(express.json());
app.post('/api/combo/add-feedback', (request, response, next) => {
  const { comboId } = request.body as { comboId: string };
  Promise.all([rows.findOne({ comboId }), others.findOne({ comboId })])
    .then(() => rows.insertOne({ ...(request.body as object), at: Date.now() }))
    .then(() => response.json(request.body), next);
});
const server = app.listen(0, '127.0.0.1', () => {
  answerParent({
    url: () => `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    drop: () => connection.dropDatabase(),
  });
});
