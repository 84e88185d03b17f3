import { partsOf, queryRows } from './query-row.js';
import { understand } from './understand.js';

const rows = queryRows(`
# letters with dots between ssbm
d.k. vs fox ⇒ A: donkey-kong; D: fox
d.k vs fox ⇒ A: donkey-kong; D: fox
fox d.k. ⇒ A: fox; D: donkey-kong
fox d.k ⇒ A: fox; D: donkey-kong
d k vs fox ⇒ D: fox ⇒ d k
d-k vs fox ⇒ D: fox ⇒ d k
d..k fox ⇒ A: fox ⇒ d k
fox x.y ⇒ A: fox ⇒ x y
z.s.s. fair ⇒ moves: forward-air ⇒ z s s fair
# nicknames of moves, once their fighter attacks, of several words alone ssbm
falcon kick ⇒ A: captain-falcon ⇒ kick
captain falcon falcon kick ⇒ A: captain-falcon; moves: down-special ⇒ falcon kick
fox illusion ⇒ A: fox; moves: side-special ⇒ illusion
marth shield breaker vs fox ⇒ A: marth; D: fox; moves: neutral-special ⇒ shield breaker
fox vs marth shield breaker ⇒ A: fox; D: marth ⇒ shield breaker
# names of games ssbm
melee fox ⇒ A: fox
ultimate fox ⇒ game: ssbu; A: fox
"ultimate" fox ⇒ A: fox ⇒ "ultimate"
# a stage is no fighter ssbm
yoshi's story fox ⇒ A: fox ⇒ yoshi s story
yoshi story ⇒ A: yoshi ⇒ story
# one of two that repeat a fighter ssbm
fox ditto ⇒ A: fox; D: fox
ditto fox ⇒ A: fox; D: fox
vs fox dittos ⇒ A: fox; D: fox
spacies ditto ⇒ A: fox falco; D: fox falco
-falco fox ditto ⇒ A: fox; D: fox; not D: falco
dittos ⇒ ⇒ dittos
fox "ditto" ⇒ A: fox ⇒ "ditto"
fox falco ditto ⇒ A: fox; D: falco ⇒ ditto
-fox ditto ⇒ not A: fox ⇒ ditto
# types that are not wanted ssbm
not edgeguards or reads ⇒ not tags: Edgeguard, Read
no edgeguards, reads ⇒ tags: Read; not tags: Edgeguard
fox not edgeguard read ⇒ A: fox; tags: Read; not tags: Edgeguard
fox edgeguard or read ⇒ A: fox; tags: Edgeguard, Read
fox no edgeguard or no read ⇒ A: fox; not tags: Edgeguard, Read
fox on edgeguard ⇒ A: fox; tags: Edgeguard ⇒
# moves that are not wanted ssbm
fox without nair or fair ⇒ A: fox; not moves: neutral-air forward-air
fox without nair and fair ⇒ A: fox; not moves: neutral-air forward-air
fox without nair, fair ⇒ A: fox; not moves: neutral-air; moves: forward-air ⇒ fair
fox without the nair ⇒ A: fox; not moves: neutral-air
fox without uair nair or fair ⇒ A: fox; not moves: up-air; moves: neutral-air forward-air ⇒ nair fair
fox without nair marth or fair ⇒ A: fox; D: marth; not moves: neutral-air; moves: forward-air ⇒ fair
not nair > fair ⇒ not moves: neutral-air; moves: forward-air ⇒ fair
`);

it.each(rows)('$from: $query', ({ query, game, wanted }) => {
  expect(partsOf(understand(query, { game }))).toEqual(wanted);
});

it.each([
  ['shulk fox', 'shulk'],
  ['bayo vs fox', 'bayo'],
  ['zss fair', 'zss fair'],
])('offers the game whose fighter is meant: %s', (query, text) => {
  const { offers, text: left } = understand(query, { game: 'ssbm' });
  expect(offers).toMatchObject([{ kind: 'game', values: ['ssbu'], label: 'Ultimate' }]);
  expect(left).toBe(text);
});

it('takes one game of two, the first, and finds it in every game', () => {
  expect(understand('fox melee', { game: null })).toMatchObject({ game: 'ssbm', attackers: ['ssbm:fox'] });
  expect(understand('fox ultimate melee', { game: null })).toMatchObject({ game: 'ssbu', text: 'melee' });
  expect(understand('"melee" fox', { game: null })).toMatchObject({ game: null, text: '"melee"' });
});

it('reads no number and no move into words that are wanted as text', () => {
  const read = (...literal: string[]) => understand('fox 50% up air', { game: 'ssbm', literal });
  expect(read()).toMatchObject({ percent: [50, 50], moves: ['up-air'], text: 'up air' });
  expect(read('50')).toMatchObject({ percent: null, moves: ['up-air'], text: '50 up air' });
  expect(read('up air')).toMatchObject({ percent: [50, 50], moves: [], text: 'up air' });
});
