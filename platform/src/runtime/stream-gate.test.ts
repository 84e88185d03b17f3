import { setImmediate as endOfTurn } from 'node:timers/promises';
import { createProcessLiveFeed } from '../adapters/process-live-feed.js';
import { StreamGate } from './stream-gate.js';

const LONG_MS = 60_000;

/** A gate over what `applied` says is stored; positions are `stream@version`. */
function gateOver(applied: ReadonlyMap<string, number> | Error) {
  const feed = createProcessLiveFeed();
  const questions: (readonly string[])[] = [];
  const gate = new StreamGate({
    ...{ by: 'views', feed },
    parse: (position) => {
      const [stream = '', version] = position.split('@');
      return version === undefined ? null : { stream, version: Number(version) };
    },
    stored: (streams) => {
      questions.push(streams);
      return applied instanceof Error ? Promise.reject(applied) : Promise.resolve(applied);
    },
  });
  return { gate, feed, questions };
}

it('asks once for all who begin to wait in a turn, for each stream once', async () => {
  const { gate, questions } = gateOver(
    new Map([
      ['combo/1', 3],
      ['combo/2', 1],
    ]),
  );
  const reached = await Promise.all(
    ['combo/1@2', 'combo/1@3', 'combo/2@1'].map((position) => gate.waitFor(position, LONG_MS)),
  );
  expect([reached, questions]).toEqual([[true, true, true], [['combo/1', 'combo/2']]]);
});

it('hears of what is applied later, and asks nothing of what it has heard', async () => {
  const { gate, feed, questions } = gateOver(new Map([['combo/1', 1]]));
  const waiting = gate.waitFor('combo/1@2', LONG_MS);
  feed.publish({ kind: 'applied', by: 'search', streams: [['combo/1', 2]] });
  const missed = await gate.waitFor('combo/1@2', 0);
  // it asks at the end of the turn, which a wait of no time may be over before
  await endOfTurn();
  feed.publish({ kind: 'applied', by: 'views', streams: [['combo/1', 2]] });
  expect([missed, await waiting, await gate.waitFor('combo/1@2', 0), questions.length]).toEqual([false, true, true, 1]);
});

it('waits on when it cannot be asked, and takes a position without a stream for reached', async () => {
  const { gate, feed } = gateOver(new Error('away'));
  const waiting = gate.waitFor('combo/1@1', LONG_MS);
  expect([await gate.waitFor('combo/1@1', 1), await gate.waitFor('anywhere', 0)]).toEqual([false, true]);
  feed.publish({ kind: 'applied', by: 'views', streams: [['combo/1', 1]] });
  expect(await waiting).toBe(true);
});
