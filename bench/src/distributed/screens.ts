import { setImmediate as turn } from 'node:timers/promises';
import { LiveViewer } from '@combolab/standalone/testing/live-viewer';
import { alone, mustHold, type Figure } from '../harness/figure.js';
import { percentile, spreadOf } from '../harness/stats.js';

export interface Screens {
  /** What the figure says of where it was taken. */
  readonly set: string;
  /** Where likes go. */
  readonly api: string;
  /** Where the other viewer watches. */
  readonly gateway: string;
  readonly tokens: readonly string[];
  readonly comboIds: readonly string[];
}

/** From the click of one to the right number at another's socket: p50 and p99, each combo liked once by each person. */
export async function screenFigures({ set, api, gateway, tokens, comboIds }: Screens): Promise<Figure[]> {
  using viewer = LiveViewer.connect(gateway);
  for (let at = 0; at < comboIds.length; at += JOINED_AT_ONCE)
    await viewer.join(comboIds.slice(at, at + JOINED_AT_ONCE).map((comboId) => ({ room: `combo:${comboId}` })));
  const answered: number[] = [];
  const shown: number[] = [];
  for (const [round, token] of tokens.entries())
    for (const comboId of comboIds) {
      const start = performance.now();
      const arrival = whenShown(viewer, `combo:${comboId}`, round + 1).then(() => performance.now() - start);
      const answer = await fetch(`${api}/api/combo/add-feedback`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ comboId, likeStatus: 1 }),
      });
      await answer.arrayBuffer();
      mustHold(answer.status === 200, `a like was answered by ${String(answer.status)}`);
      answered.push(performance.now() - start);
      shown.push(await arrival);
    }
  const figure = (name: string, times: readonly number[], part: number): Figure =>
    alone(spreadOf([percentile(times, part)]), { name: `${set}: ${name}`, unit: 'ms', goal: null });
  return [
    figure("a like sent to the other viewer's socket, p50", shown, 0.5),
    figure("a like sent to the other viewer's socket, p99", shown, 0.99),
    figure('a like sent to its answer, p50', answered, 0.5),
    figure('a like sent to its answer, p99', answered, 0.99),
  ];
}

const JOINED_AT_ONCE = 50;
const PATIENCE_MS = 10_000;

async function whenShown(viewer: LiveViewer, room: string, numLikes: number): Promise<void> {
  const until = Date.now() + PATIENCE_MS;
  while (!viewer.seen.some((each) => each.room === room && each.part === 'tally' && each.numLikes === numLikes)) {
    mustHold(Date.now() < until, `the other viewer does not see like ${String(numLikes)}`);
    await turn();
  }
  viewer.seen.length = 0;
}
