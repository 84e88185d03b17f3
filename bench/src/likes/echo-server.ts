import type { AddressInfo } from 'node:net';
import express from 'express';
import { answerParent } from '../harness/helper.js';

/** Bare Express: reads JSON, answers it, stores nothing. */
const app = express();
app.use(express.json());
app.post('/api/combo/add-feedback', (request, response) => {
  response.json(request.body);
});
const server = app.listen(0, '127.0.0.1', () => {
  answerParent({ url: () => `http://127.0.0.1:${String((server.address() as AddressInfo).port)}` });
});
