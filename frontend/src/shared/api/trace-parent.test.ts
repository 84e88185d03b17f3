import { newTraceParent } from './trace-parent.js';

it('names a new trace each time, as the standard writes it', () => {
  const named = Array.from({ length: 100 }, newTraceParent);
  expect(new Set(named.map((each) => each.slice(3, 35))).size).toBe(100);
  for (const each of named) expect(each).toMatch(/^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-00$/);
});
