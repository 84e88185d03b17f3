import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { LIMITS } from '@combolab/contracts';
import { answerParent } from '../harness/helper.js';

const BOUNDARY = '----combolab-bench';
const CLIP = Buffer.alloc(LIMITS.videoBytes, 'combolab');
CLIP.write('\0\0\0\x20ftypisom', 0, 'latin1');
const HEAD = Buffer.from(
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="videoFile"; filename="clip.mp4"\r\nContent-Type: video/mp4\r\n\r\n`,
);
const BODY = Buffer.concat([HEAD, CLIP, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
const SHA256 = createHash('sha256').update(CLIP).digest('hex');
const agent = new Agent({ keepAlive: true });

async function send(url: string): Promise<{ bytes: number; sha256: string }> {
  const headers = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}`, 'content-length': BODY.length };
  const sending = request(url, { method: 'POST', agent, headers });
  sending.end(BODY);
  const [response] = (await once(sending, 'response')) as [AsyncIterable<Buffer> & { statusCode: number }];
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part);
  const text = Buffer.concat(parts).toString();
  if (response.statusCode !== 200) throw new Error(`void: upload answered ${String(response.statusCode)} ${text}`);
  const answer = JSON.parse(text) as { bytes: number; sha256: string };
  if (answer.bytes !== CLIP.length) throw new Error(`void: ${String(answer.bytes)} bytes arrived`);
  return answer;
}

answerParent({
  /** The stored file is what was sent. */
  check: async (url: string) => {
    if ((await send(`${url}/hash`)).sha256 !== SHA256) throw new Error('void: the stored file differs');
  },
  /** First byte to answer, in ms. */
  one: async (url: string) => {
    const start = performance.now();
    await send(url);
    return performance.now() - start;
  },
  /** Bytes sent by so many at once. */
  many: async (url: string, count: number) => {
    await Promise.all(Array.from({ length: count }, () => send(url)));
    return count * CLIP.length;
  },
});
