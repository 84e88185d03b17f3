import { EVERYTHING, type SearchQuery } from '../ports/search-index.js';
import { document } from '../contract-suites/search-index/support.js';
import { reasonsOf } from './reasons.js';

const asked = (query: Partial<SearchQuery>): SearchQuery => ({ ...EVERYTHING, sort: 'best', ...query });
const ladder = document('a', {
  ...{ name: 'Up throw ladder', title: ['up-throw', 'ladder'], description: 'Drift back.' },
  ...{ moves: ['grab', 'up-throw', 'up-air', 'up-air'], mentioned: ['back-air'] },
  ...{ defender: ['ssbu:fox'], percent: [20, 60], verified: ['true'] },
});

it.each<[string, Partial<SearchQuery>, readonly string[]]>([
  ['its whole title', { titleWords: ['up-throw', 'ladder'] }, ['same-title', 'verified']],
  ['a word of its title', { titleWords: ['ladder'] }, ['whole-title', 'verified']],
  ['one word of two', { titleWords: ['ladder', 'spike'] }, ['part-of-title', 'verified']],
  ['words of its text', { text: 'drift', titleWords: ['drift'] }, ['all-words', 'verified']],
  ['moves it begins with', { sequence: ['up-throw', 'up-air'] }, ['starts-together', 'verified']],
  ['moves side by side', { sequence: ['up-air', 'up-air'] }, ['together', 'verified']],
  ['moves in order', { sequence: ['up-throw', 'up-air', 'up-air'] }, ['starts-together', 'verified']],
  ['moves with others between', { sequence: ['grab', 'up-air'] }, ['starts-in-order', 'verified']],
  ['a move it only speaks of', { allMoves: ['back-air'] }, ['spoken-of', 'verified']],
  ['its one opponent', { defender: ['ssbu:fox', 'ssbu:wolf'] }, ['one-opponent', 'verified']],
  ['a percent', { percent: [40, 50] }, ['every-percent', 'verified']],
  ['percents it reaches into', { percent: [40, 90] }, ['some-percents', 'verified']],
])('tells what it has of a question for %s', (_, query, reasons) => {
  expect(reasonsOf(ladder, asked(query))).toEqual(reasons);
});

it('tells nothing where nothing ranks', () => {
  expect(reasonsOf(ladder, asked({}))).toEqual([]);
  expect(reasonsOf(ladder, asked({ sort: 'new', percent: [40, 50] }))).toEqual([]);
});
