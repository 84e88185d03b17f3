import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { answerParent } from '../harness/helper.js';
import { percentile } from '../harness/stats.js';

export interface SteadyOptions {
  readonly url: string;
  readonly tokens: readonly string[];
  readonly comboIds: readonly string[];
  /** Number of the first like, so that every one changes something. */
  readonly from: number;
}

const PER_SECOND = 200;
const agent = new Agent({ keepAlive: true, maxSockets: 50 });

let running: { stop: () => void; done: Promise<number[]> } | null = null;

/** Likes at an even pace, however long answers take. @returns ms from when each was due to its answer */
function start({ url, tokens, comboIds, from }: SteadyOptions): void {
  let stopped = false;
  const like = async (n: number, dueAt: number): Promise<number> => {
    const round = Math.floor(n / (tokens.length * comboIds.length));
    const asked = request(`${url}/api/combo/add-feedback`, {
      ...{ method: 'POST', agent },
      headers: { 'content-type': 'application/json', authorization: `Bearer ${tokens[n % tokens.length] ?? ''}` },
    });
    const comboId = comboIds[Math.floor(n / tokens.length) % comboIds.length];
    asked.end(JSON.stringify({ comboId, likeStatus: round % 2 === 0 ? 1 : -1 }));
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    answer.resume();
    await once(answer, 'end');
    if (answer.statusCode !== 200) throw new Error(`a like was answered with ${String(answer.statusCode)}`);
    return performance.now() - dueAt;
  };
  const run = async (): Promise<number[]> => {
    const begun = performance.now();
    const likes: Promise<number>[] = [];
    while (!stopped) {
      const dueAt = begun + (likes.length * 1000) / PER_SECOND;
      const wait = dueAt - performance.now();
      if (wait > 0) await delay(wait);
      likes.push(like(from + likes.length, dueAt));
    }
    return Promise.all(likes);
  };
  running = {
    stop: () => {
      stopped = true;
    },
    done: run(),
  };
}

/** @returns how many likes were acknowledged, and the 99th percentile of their waits in ms */
async function stop(): Promise<{ likes: number; p99: number }> {
  running?.stop();
  const waits = (await running?.done) ?? [];
  return { likes: waits.length, p99: percentile(waits, 0.99) };
}

answerParent({ start, stop });
