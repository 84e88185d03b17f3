import type { NewEvent, RecordedEvent } from '@combolab/contracts';
import { EventTooLargeError, MAX_EVENT_BYTES } from '../../ports/event-log.js';
import type { CreateEventLog } from '../event-log.contract.js';
import { collect, eachLog, happened, intent, numbers } from './support.js';

const carrying = (data: unknown): NewEvent => ({ type: 'test.happened', schema: 1, data });
const cycle: Record<string, unknown> = {};
cycle['self'] = cycle;

/** Data as JSON of exactly this many bytes: two quotes and letters of two bytes each. */
const sized = (bytes: number) => 'é'.repeat((bytes - 2) / 2);

const unwritable: [string, unknown][] = [
  ['a bigint', 1n],
  ['nothing', undefined],
  ['NaN', Number.NaN],
  ['an infinite number, deep inside', { a: [{ b: Number.POSITIVE_INFINITY }] }],
  ['a cycle', cycle],
  ['a date', { at: new Date(0) }],
  ['a map', new Map([[1, 2]])],
  ['a function', { f: () => 1 }],
  ['a symbol', Symbol('s')],
  ['a hole in a list', [1, undefined, 3]],
];

export function describeRefusals(create: CreateEventLog): void {
  describe('what is refused', () => {
    const log = eachLog(create);

    it.each(unwritable)('refuses %s before anything of its command is written', async (_, data) => {
      await log().append('combo/1', 0, [happened(1)], intent());
      await expect(log().append('combo/1', 1, [happened(2), carrying(data)], intent('bad'))).rejects.toThrow();
      expect(numbers(await log().readStream('combo/1'))).toEqual([1]);
      const mended = await log().append('combo/1', 1, [happened(2)], intent('bad'));
      expect(mended).toMatchObject({ version: 2, replayed: false });
      expect(numbers(await collect(log(), null))).toEqual([1, 2]);
    });

    it('takes an event of the largest size and refuses one byte more, counted as UTF-8', async () => {
      const largest = sized(MAX_EVENT_BYTES);
      await log().append('combo/1', 0, [carrying(largest)], intent());
      await expect(log().append('combo/1', 1, [happened(2), carrying(`${largest}x`)], intent())).rejects.toThrow(
        EventTooLargeError,
      );
      const isLargest = (event: RecordedEvent): boolean => event.data === largest;
      expect((await log().readStream('combo/1')).map(isLargest)).toEqual([true]);
      await log().append('combo/1', 1, [carrying(largest), carrying(largest)], intent());
      expect((await collect(log(), null)).map(isLargest)).toEqual([true, true, true]);
    });

    it('refuses a command without events and names that are no text', async () => {
      await expect(log().append('combo/1', 0, [], intent())).rejects.toThrow();
      await expect(log().append('', 0, [happened(1)], intent())).rejects.toThrow();
      await expect(log().append('combo/\ud800', 0, [happened(1)], intent())).rejects.toThrow();
      await expect(log().append('combo/1', 0, [happened(1)], intent('\udfff'))).rejects.toThrow();
      await expect(log().append('combo/1', 0, [happened(1)], intent(''))).rejects.toThrow();
      await expect(log().append('combo/1', 0.5, [happened(1)], intent())).rejects.toThrow();
      await expect(log().append('combo/1', 0, [{ ...happened(1), schema: 1.5 }], intent())).rejects.toThrow();
      expect(await collect(log(), null)).toEqual([]);
    });

    it('refuses a bad command of many that run together, and that one alone', async () => {
      const bad = log().append('combo/1', 0, [carrying(1n)], intent());
      const good = log().append('combo/2', 0, [happened(2)], intent());
      await expect(bad).rejects.toThrow();
      expect((await good).version).toBe(1);
    });
  });
}
