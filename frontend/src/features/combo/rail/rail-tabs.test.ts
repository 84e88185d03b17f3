import { askedTab } from './rail-tabs.js';

test.each([
  ['', '', null],
  ['tab=notes', '', 'notes'],
  ['tab=nothing', '', null],
  ['', '#comment-c1', 'discussion'],
  ['report=combo-c1', '', 'notes'],
  ['report=comment-c1', '', 'discussion'],
  ['tab=similar&report=combo-c1', '#comment-c1', 'similar'],
])('?%s%s asks for %s', (search, hash, tab) => {
  expect(askedTab(new URLSearchParams(search), hash)).toBe(tab);
});
