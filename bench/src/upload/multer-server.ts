import { createHash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import express from 'express';
import multer from 'multer';
import { answerParent } from '../harness/helper.js';

/** Multer's disk storage on Express: checks nothing and does not fsync. */
const upload = multer({ storage: multer.diskStorage({ destination: process.argv[2] ?? '' }) });
const app = express();
app.post(['/', '/hash'], upload.single('videoFile'), async (request, response) => {
  const { file } = request as unknown as { file: { path: string; size: number } };
  const sha256 =
    request.path === '/hash'
      ? createHash('sha256')
          .update(await readFile(file.path))
          .digest('hex')
      : '';
  response.json({ bytes: file.size, sha256 });
  response.once('finish', () => void rm(file.path, { force: true }));
});
const server = app.listen(0, '127.0.0.1', () => {
  answerParent({ url: () => `http://127.0.0.1:${String((server.address() as AddressInfo).port)}` });
});
