import autocannon from 'autocannon';
import { answerParent } from '../harness/helper.js';

export interface LoadOptions {
  readonly url: string;
  readonly tokens: readonly string[];
  readonly comboIds: readonly string[];
  readonly connections: number;
  /** Requests, all of them answered before the end. */
  readonly amount: number;
  /** Number of the first request, so that every one changes something. */
  readonly from: number;
  /** Requests a second, at most; absent = as fast as they are answered. */
  readonly perSecond?: number;
}
export interface LoadOutcome {
  readonly perSecond: number;
  readonly p99: number;
  readonly acknowledged: number;
  readonly refused: number;
}

/** Request n: a user and a combo in turn, a like the first time round, a dislike the next, so none repeats the last. */
async function run({ url, tokens, comboIds, connections, amount, from, perSecond }: LoadOptions): Promise<LoadOutcome> {
  let n = from;
  const start = performance.now();
  let lastAt = start;
  const outcome = await autocannon({
    ...{ url, connections, amount, timeout: 60 },
    ...(perSecond !== undefined && { overallRate: perSecond }),
    requests: [
      {
        // the generator itself looks at its clock once a second only
        onResponse: () => {
          lastAt = performance.now();
        },
        setupRequest: (request) => {
          const user = n % tokens.length;
          const combo = Math.floor(n / tokens.length) % comboIds.length;
          const round = Math.floor(n / (tokens.length * comboIds.length));
          n += 1;
          return {
            ...request,
            method: 'POST',
            path: '/api/combo/add-feedback',
            headers: { 'content-type': 'application/json', authorization: `Bearer ${tokens[user] ?? ''}` },
            body: JSON.stringify({ comboId: comboIds[combo], likeStatus: round % 2 === 0 ? 1 : -1 }),
          };
        },
      },
    ],
  });
  return {
    perSecond: outcome['2xx'] / ((lastAt - start) / 1000),
    p99: outcome.latency.p99,
    acknowledged: outcome['2xx'],
    refused: outcome.non2xx + outcome.errors,
  };
}

answerParent({ run });
