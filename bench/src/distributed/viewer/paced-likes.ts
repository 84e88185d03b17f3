import { setTimeout as delay } from 'node:timers/promises';
import type { ViewMessage } from '@combolab/contracts';
import { LiveViewer } from '@combolab/standalone/testing/live-viewer';
import { mustHold } from '../../harness/figure.js';

/** Likes a second, whatever becomes of them. */
export const PER_SECOND = 50;
/** Rooms of one socket. */
const ROOMS = 100;
const PATIENCE_MS = 60_000;

/** A site, or what is measured beside it. */
export interface Liked {
  /** Where likes go. */
  readonly api: string;
  /** Where viewers watch. */
  readonly gateway: string;
  /** Of whoever likes, one for each combo by turns. */
  readonly tokens: readonly string[];
  /** Combos that nobody else likes, each once in a measurement. */
  readonly comboIds: readonly string[];
}

/** Rooms followed at a gateway over as many sockets as they need. */
class Viewers implements Disposable {
  private constructor(
    private readonly viewers: readonly LiveViewer[],
    private readonly arrived: ReadonlyMap<string, number>,
  ) {}

  /** @param status what a like of the measurement changes its combo to: 1 or -1 */
  static async watch({ gateway, comboIds }: Liked, status: 1 | -1): Promise<Viewers> {
    const arrived = new Map<string, number>();
    const viewers: LiveViewer[] = [];
    for (let at = 0; at < comboIds.length; at += ROOMS) {
      const viewer = LiveViewer.connect(gateway);
      viewers.push(viewer);
      viewer.socket.on('view', (message: ViewMessage) => {
        if (message.part !== 'tally' || arrived.has(message.room)) return;
        if (message.numLikes - message.numDislikes === status) arrived.set(message.room, performance.now());
      });
      await viewer.join(comboIds.slice(at, at + ROOMS).map((comboId) => ({ room: `combo:${comboId}` })));
    }
    return new Viewers(viewers, arrived);
  }

  /** Resolves with when each was seen, by room. */
  async all(count: number): Promise<ReadonlyMap<string, number>> {
    for (const end = Date.now() + PATIENCE_MS; this.arrived.size < count;) {
      mustHold(Date.now() < end, `viewers have ${String(this.arrived.size)} of ${String(count)} likes`);
      await delay(10);
    }
    return this.arrived;
  }

  [Symbol.dispose](): void {
    for (const viewer of this.viewers) viewer[Symbol.dispose]();
  }
}

/** @returns ms from each like's sending to its number at a viewer's socket */
export async function pacedDelays(liked: Liked, status: 1 | -1): Promise<number[]> {
  const { api, tokens, comboIds } = liked;
  using viewers = await Viewers.watch(liked, status);
  const sent = new Map<string, number>();
  const answers: Promise<number>[] = [];
  const begun = performance.now();
  for (const [n, comboId] of comboIds.entries()) {
    await delay(Math.max(0, begun + (n * 1000) / PER_SECOND - performance.now()));
    sent.set(`combo:${comboId}`, performance.now());
    answers.push(like(api, tokens[n % tokens.length] ?? '', comboId, status));
  }
  mustHold(
    (await Promise.all(answers)).every((each) => each === 200),
    'a like was not taken',
  );
  const arrived = await viewers.all(comboIds.length);
  return [...sent].map(([room, at]) => (arrived.get(room) ?? Number.NaN) - at);
}

async function like(api: string, token: string, comboId: string, likeStatus: 1 | -1): Promise<number> {
  const answer = await fetch(`${api}/api/combo/add-feedback`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ comboId, likeStatus }),
  });
  await answer.arrayBuffer();
  return answer.status;
}
