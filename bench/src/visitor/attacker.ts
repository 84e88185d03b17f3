import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { answerParent } from '../harness/helper.js';

export interface Attack {
  readonly url: string;
  /** Address that the proxy tells of. */
  readonly from: string;
}

const CONNECTIONS = 50;
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
let stopped = true;
let loops: Promise<unknown> = Promise.resolve();
let answers: Record<string, number> = {};

async function ask({ url, from }: Attack): Promise<void> {
  while (!stopped) {
    const asked = get(url, { agent, headers: { 'x-forwarded-for': from } });
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    answer.resume();
    await once(answer, 'end');
    const status = String(answer.statusCode);
    answers[status] = (answers[status] ?? 0) + 1;
  }
}

answerParent({
  start: (attack: Attack) => {
    stopped = false;
    answers = {};
    loops = Promise.all(Array.from({ length: CONNECTIONS }, () => ask(attack)));
  },
  /** @returns how many answers of each status there were */
  stop: async () => {
    stopped = true;
    await loops;
    return answers;
  },
});
