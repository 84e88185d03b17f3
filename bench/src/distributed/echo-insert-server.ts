import type { AddressInfo } from 'node:net';
import { openMongo } from '@combolab/platform/adapters/mongo/mongo-connection';
import express from 'express';
import { answerParent } from '../harness/helper.js';

/** Bare Express: one insert that a majority has in its journal, then the body as it came. */
const connection = await openMongo(process.argv[2] ?? '');
const rows = connection.collection('rows');
const app = express();
app.use(express.json());
app.post('/api/combo/add-feedback', (request, response, next) => {
  rows.insertOne({ ...(request.body as object), at: Date.now() }).then(() => response.json(request.body), next);
});
const server = app.listen(0, '127.0.0.1', () => {
  answerParent({
    url: () => `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    drop: () => connection.dropDatabase(),
  });
});
