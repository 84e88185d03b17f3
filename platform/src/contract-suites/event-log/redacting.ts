import type { NewEvent, PersonalFields, RecordedEvent } from '@combolab/contracts';
import type { AppendContext } from '../../ports/event-log.js';
import type { CreateEventLog } from '../event-log.contract.js';
import { collect, eachLog, happened, intent, numbers } from './support.js';

const written = (data: unknown): NewEvent => ({ type: 'test.written', schema: 1, data });
const by = (actor: string | null, commandId?: string): AppendContext => ({ ...intent(commandId), actor });
const fields: PersonalFields = new Map([
  ['test.written', [['text'], ['author', 'name'], ['parts', '*', 'text'], ['notes', '*']]],
]);
const secret = {
  text: 'Pokémon "quoted" \u0000 🎮',
  author: { id: 'u1', name: 'northwind' },
  parts: [
    { id: 1, text: 'one' },
    { id: 2, text: 'two' },
  ],
  notes: { a: 'x', b: 'y' },
  kept: 'northwind',
};
const redacted = {
  text: null,
  author: { id: 'u1', name: null },
  parts: [
    { id: 1, text: null },
    { id: 2, text: null },
  ],
  notes: { a: null, b: null },
  kept: 'northwind',
};

export function describeRedacting(create: CreateEventLog, relayed: boolean): void {
  describe('redact', () => {
    const log = eachLog(create);
    const dataOf = (events: readonly RecordedEvent[]): unknown[] => events.map(({ data }) => data);

    it('nulls the named fields in the named streams, whoever wrote them, and nothing else, however it is read', async () => {
      await log().append('combo/1', 0, [written(secret), happened(1)], by('u1'));
      await log().append('combo/1', 2, [written(secret)], by('u2'));
      await log().append('user/1', 0, [written(secret)], by(null));
      await log().append('user/2', 0, [written(secret)], by('u1'));
      const before = [...(await collect(log(), null))].sort((a, b) => (a.subject < b.subject ? -1 : 1));
      expect(await log().redact(['combo/1', 'user/2', 'none'], fields)).toBe(3);

      const expected = before.map((event) =>
        event.type === 'test.written' && event.subject !== 'user/1' ? { ...event, data: redacted } : event,
      );
      if (!relayed) expect(await collect(log(), null)).toEqual(expected);
      expect(await log().readStream('combo/1')).toEqual(expected.slice(0, 3));
      const scanned: RecordedEvent[] = [];
      await log().scan('', (_, events) => {
        scanned.push(...events);
        return Promise.resolve();
      });
      expect(scanned).toEqual(expected);
    });

    it('nulls only what one actor wrote, where that is asked', async () => {
      await log().append('combo/1', 0, [written(secret)], by('u1'));
      await log().append('combo/1', 1, [written(secret)], by('u2'));
      await log().append('combo/1', 2, [written(secret)], by(null));
      expect(await log().redact(['combo/1'], fields, 'u2')).toBe(1);
      expect(dataOf(await log().readStream('combo/1'))).toEqual([secret, redacted, secret]);
    });

    it('changes nothing the second time, and takes up what came later', async () => {
      await log().append('combo/1', 0, [written(secret)], by('u1'));
      expect([await log().redact(['combo/1'], fields), await log().redact(['combo/1'], fields)]).toEqual([1, 0]);
      await log().append('combo/1', 1, [written(secret)], by('u1'));
      expect(await log().redact(['combo/1'], fields)).toBe(1);
      expect(dataOf(await log().readStream('combo/1'))).toEqual([redacted, redacted]);
    });

    it('leaves alone what lacks the fields, and kinds that have none', async () => {
      const odd = [null, 'text', [], { text: null }, { author: 'u1', parts: 'none', notes: [] }, { parts: [1, null] }];
      await log().append('combo/1', 0, [...odd.map(written), happened(1)], by('u1'));
      expect(await log().redact(['combo/1'], fields)).toBe(0);
      expect(dataOf(await log().readStream('combo/1'))).toEqual([...odd, { n: 1 }]);
      expect(await log().redact(['combo/1'], new Map())).toBe(0);
      expect(await log().redact([], fields)).toBe(0);
    });

    it('answers a repeated command with what is left of it, and goes on counting versions', async () => {
      await log().append('combo/1', 0, [written(secret)], by('u1', 'first'));
      await log().redact(['combo/1'], fields);
      const repeat = await log().append('combo/1', 0, [written(secret)], by('u1', 'first'));
      expect([repeat.replayed, dataOf(repeat.events)]).toEqual([true, [redacted]]);
      expect((await log().append('combo/1', 1, [happened(2)], by('u1'))).version).toBe(2);
    });

    it('does not disturb followers: positions stay, nothing is handed over again', async () => {
      await log().append('combo/1', 0, [written(secret), happened(1)], by('u1'));
      const seen: RecordedEvent[] = [];
      await using following = log().follow(null, ({ events }) => {
        seen.push(...events);
        return Promise.resolve();
      });
      await following.idle();
      const end = await log().end();
      await log().redact(['combo/1'], fields);
      expect(await log().end()).toBe(end);
      await log().append('combo/1', 2, [happened(2)], by('u1'));
      await following.idle();
      expect(numbers(seen.slice(1))).toEqual([1, 2]);
    });

    it('redacts a long history while others append to it', async () => {
      const many = Array.from({ length: 300 }, () => written(secret));
      const long = Array.from({ length: 5 }, (_, n) => `combo/${String(n)}`);
      for (const stream of long) await log().append(stream, 0, many, by('u1'));
      const redacting = log().redact(long, fields);
      await Promise.all(Array.from({ length: 50 }, (_, n) => log().append('combo/x', n, [happened(n)], by('u2'))));
      expect(await redacting).toBe(1500);
      const left: RecordedEvent[] = [];
      await log().scan('', (_, events) => {
        left.push(...events.filter(({ data }) => JSON.stringify(data).includes('Pok')));
        return Promise.resolve();
      });
      expect(left).toEqual([]);
      expect(numbers(await log().readStream('combo/x'))).toEqual(Array.from({ length: 50 }, (_, n) => n));
    });
  });
}
