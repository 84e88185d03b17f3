import { whyUnreadable, type RecordedEvent } from '@combolab/contracts';
import type { CreateEventLog, Damage } from '../event-log.contract.js';
import { collect, eachLog, happened, intent } from './support.js';

/** What a reader sees of an event. */
const seen = (event: RecordedEvent): unknown => (whyUnreadable(event) === null ? event.data : 'unreadable');

export function describeDamage(create: CreateEventLog, damage: Damage, relayed: boolean): void {
  describe('an event whose bytes are damaged', () => {
    const log = eachLog(create);
    beforeEach(async () => {
      for (const n of [1, 2, 3]) await log().append('combo/1', n - 1, [happened(n)], intent());
      await log().append('combo/2', 0, [happened(4)], intent());
      await damage(log(), 'combo/1', 2);
    });

    it('is handed over as unreadable, in its place, and hides no other', async () => {
      const events = await log().readStream('combo/1');
      expect(events.map(seen)).toEqual([{ n: 1 }, 'unreadable', { n: 3 }]);
      expect(events.map(({ subject, version }) => `${subject}@${String(version)}`)).toEqual([
        ...['combo/1@1', 'combo/1@2', 'combo/1@3'],
      ]);
      expect(events[1]?.type).toBe('test.happened');
      const streams: unknown[] = [];
      await log().scan('', (stream, all) => Promise.resolve(void streams.push([stream, all.map(seen)])));
      expect(streams).toEqual([
        ['combo/1', [{ n: 1 }, 'unreadable', { n: 3 }]],
        ['combo/2', [{ n: 4 }]],
      ]);
    });

    it('stops no follower and no append', async () => {
      await log().append('combo/1', 3, [happened(5)], intent());
      const followed = (await collect(log(), null)).map(seen);
      // followers of a relayed log read copies
      if (relayed) expect(followed).toHaveLength(5);
      else expect(followed).toEqual([{ n: 1 }, 'unreadable', { n: 3 }, { n: 4 }, { n: 5 }]);
    });

    it('keeps nothing when it is redacted, and stays unreadable', async () => {
      const fields = new Map([['test.happened', [['n']]]]);
      expect(await log().redact(['combo/1'], fields)).toBe(3);
      expect((await log().readStream('combo/1')).map(seen)).toEqual([{ n: null }, 'unreadable', { n: null }]);
      expect(await log().redact(['combo/1'], fields)).toBe(0);
    });
  });
}
