import { askedMeleeQueries } from './asked-melee-queries.js';
import { askedQueries } from './asked-queries.js';
import { collectedQueries } from './collected-queries.js';
import { heardQueries } from './heard-queries.js';
import { laterQueries } from './later-queries.js';
import { ownQueries } from './own-queries.js';
import { partsOf } from './query-row.js';
import { saidQueries } from './said-queries.js';
import { talkQueries } from './talk-queries.js';
import { understand } from './understand.js';
import { unseenQueries } from './unseen-queries.js';

it('has more than 60 queries of players in each collection, each with its address', () => {
  for (const rows of [collectedQueries, unseenQueries]) {
    const addressed = rows.filter(({ from }) => from.startsWith('http'));
    expect(new Set(addressed.map(({ query }) => query)).size).toBeGreaterThan(60);
  }
});

it.each([...collectedQueries, ...unseenQueries])('understands a player: $query', ({ query, game, wanted }) => {
  expect(partsOf(understand(query, { game }))).toEqual(wanted);
});

it.each([
  ...ownQueries,
  ...saidQueries,
  ...talkQueries,
  ...laterQueries,
  ...heardQueries,
  ...askedQueries,
  ...askedMeleeQueries,
])('understands: $query', ({ query, game, wanted }) => {
  expect(partsOf(understand(query, { game }))).toEqual(wanted);
});
