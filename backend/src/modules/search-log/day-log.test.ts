import { z } from 'zod/mini';
import { DayLog, mergedLogs } from './day-log.js';

const Search = z.object({ miss: z.string(), query: z.string() });

const written = (day: string, ...notes: readonly (readonly ['nothing' | 'unopened', string])[]) => {
  const log = new DayLog(day);
  for (const [miss, query] of notes) log.note({ miss, query });
  return { day, text: log.text() };
};

it('counts what processes were told on several days, the most frequent first', () => {
  const files = [
    written('2026-11-25', ['nothing', 'q=a'], ['nothing', 'q=b'], ['unopened', 'q=a']),
    written('2026-11-26', ['nothing', 'q=b']),
    written('2026-11-26', ['nothing', 'q=b'], ['nothing', 'q=a']),
  ];
  expect(mergedLogs(Search, files)).toEqual([
    { query: 'q=b', miss: 'nothing', times: 3, lastDay: '2026-11-26' },
    { query: 'q=a', miss: 'nothing', times: 2, lastDay: '2026-11-26' },
    { query: 'q=a', miss: 'unopened', times: 1, lastDay: '2026-11-25' },
  ]);
});

it('keeps no more than 500 different searches of a day, and goes on counting those', () => {
  const log = new DayLog('2026-11-26');
  for (let i = 0; i < 600; i += 1) log.note({ miss: 'nothing', query: `q=${String(i)}` });
  log.note({ miss: 'nothing', query: 'q=0' });
  const all = mergedLogs(Search, [{ day: log.day, text: log.text() }]);
  expect(all).toHaveLength(500);
  expect(all[0]).toMatchObject({ query: 'q=0', times: 2 });
});

it('passes over what cannot be read', () => {
  const good = written('2026-11-26', ['nothing', 'q=a']);
  for (const text of ['', '{', '[{"query":1}]', '[{"miss":"nothing","query":"q=b"}]', 'null'])
    expect(mergedLogs(Search, [{ day: '2026-11-25', text }, good])).toHaveLength(1);
});
