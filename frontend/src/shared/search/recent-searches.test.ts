import { recentSearches } from './recent-searches.js';

afterEach(() => {
  recentSearches.clear();
});

it('keeps the latest eight, each once, in this browser', () => {
  for (let n = 0; n < 10; n++) recentSearches.add(`search ${String(n)}`);
  recentSearches.add('  Search   5 ');
  recentSearches.add(' ');
  expect(recentSearches.read()).toEqual(['Search 5', ...[9, 8, 7, 6, 4, 3, 2].map((n) => `search ${String(n)}`)]);
  expect(JSON.parse(localStorage.getItem('combolab.recent-searches') ?? '')).toEqual(recentSearches.read());
  recentSearches.remove('search 9');
  expect(recentSearches.read()).toHaveLength(7);
  recentSearches.clear();
  expect(localStorage.getItem('combolab.recent-searches')).toBeNull();
});
