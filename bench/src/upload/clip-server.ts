import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { receiveClip } from '@combolab/backend';
import { sniffVideo } from '@combolab/preview-worker';
import { answerParent } from '../harness/helper.js';

const folder = process.argv[2] ?? '';

/** The product's way of taking a clip and nothing else: size and magic checked, fsynced before the answer. */
const server = createServer((request, response) => {
  receiveClip(request, { folder, sniff: sniffVideo, onBytes: () => undefined })
    .then(async (received) => {
      await using clip = received;
      const sha256 =
        request.url === '/hash'
          ? createHash('sha256')
              .update(await readFile(clip.file))
              .digest('hex')
          : '';
      await new Promise<void>((resolve) => {
        response.end(JSON.stringify({ bytes: clip.bytes, sha256 }), resolve);
      });
    })
    .catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
});
server.listen(0, '127.0.0.1', () => {
  answerParent({ url: () => `http://127.0.0.1:${String((server.address() as AddressInfo).port)}` });
});
