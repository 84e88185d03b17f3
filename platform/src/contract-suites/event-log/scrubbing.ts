import type { NewEvent } from '@combolab/contracts';
import type { EventLog } from '../../ports/event-log.js';
import type { CreateEventLog } from '../event-log.contract.js';
import { eachLog, happened, intent } from './support.js';

const fields = new Map([['test.written', [['text'], ['notes', '*', 'text']]]]);

const written = (text: string): NewEvent => ({
  ...{ type: 'test.written', schema: 1 },
  data: { text, notes: [{ frame: 3, text }], kept: true },
});

async function faultsOf(log: EventLog): Promise<string[]> {
  const faults: string[] = [];
  await log.scrub((fault) => faults.push(fault));
  return faults;
}

export function describeScrubbing(create: CreateEventLog): void {
  describe('scrub', () => {
    const log = eachLog(create);

    it('finds nothing in an empty log, and nothing in one that is as it was written', async () => {
      expect(await faultsOf(log())).toEqual([]);
      for (let n = 0; n < 20; n++)
        await log().append(`combo/${String(n % 3)}`, 2 * Math.floor(n / 3), [happened(n), written('Ünïque')], intent());
      expect(await faultsOf(log())).toEqual([]);
    });

    it('finds nothing after personal values were erased, whatever is appended after', async () => {
      await log().append('combo/1', 0, [written('secret'), happened(1)], intent());
      await log().append('combo/2', 0, [written('other')], intent());
      expect(await log().redact(['combo/1', 'combo/2'], fields)).toBe(2);
      await log().append('combo/1', 2, [written('later')], intent());
      expect(await faultsOf(log())).toEqual([]);
      await log().redact(['combo/1'], new Map([['test.written', [['notes']]]]));
      expect(await faultsOf(log())).toEqual([]);
    });

    it('finds nothing while others append', async () => {
      const appending = Promise.all(
        Array.from({ length: 100 }, (_, n) => log().append(`combo/${String(n)}`, 0, [happened(n)], intent())),
      );
      expect(await faultsOf(log())).toEqual([]);
      await appending;
      expect(await faultsOf(log())).toEqual([]);
    });
  });
}
