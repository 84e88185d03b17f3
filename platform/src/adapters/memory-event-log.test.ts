import { describeEventLog } from '../contract-suites/event-log.contract.js';
import { intent, happened } from '../contract-suites/event-log/support.js';
import { MemoryEventLog } from './memory-event-log.js';

describeEventLog('memory', () => Promise.resolve(new MemoryEventLog({ source: 'test' })));

it('never lets the time go back when the clock does', async () => {
  const clock = [5000, 2000, 7000];
  await using log = new MemoryEventLog({ source: 'test', now: () => clock.shift() ?? 0 });
  for (const n of [0, 1, 2]) await log.append('combo/1', n, [happened(n)], intent());
  const times = (await log.readStream('combo/1')).map((event) => Date.parse(event.time));
  expect(times).toEqual([5000, 5000, 7000]);
});
