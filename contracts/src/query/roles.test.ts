import { partsOf, queryRows } from './query-row.js';
import { understand } from './understand.js';

const rows = queryRows(`
# a list shares a role ssbm
mario / luigi ⇒ A: mario luigi
mario|luigi vs fox ⇒ A: mario luigi; D: fox
fox nor falco ⇒ A: fox falco
vs fox or falco ⇒ D: fox falco
fox vs marth & sheik ⇒ A: fox; D: marth sheik
vs fox nor falco marth ⇒ D: fox falco marth
fox or falco marth ⇒ A: fox falco; D: marth
# other signs and words make no list ssbm
fox nor vs falco ⇒ A: fox; D: falco ⇒ nor
fox nor -falco ⇒ A: fox; not D: falco ⇒ nor
fox or -falco ⇒ A: fox; not D: falco
-fox or vs falco ⇒ D: falco; not A: fox
vs fox, -falco ⇒ D: fox; not A: falco
mario//luigi ⇒ A: mario; D: luigi
mario +/ luigi ⇒ A: mario; D: luigi
mario (/ luigi ⇒ A: mario; D: luigi
mario /( luigi ⇒ A: mario; D: luigi
fox (or) > falco ⇒ A: fox; D: falco
fox > or falco ⇒ A: fox; D: falco
fox "or" falco ⇒ A: fox; D: falco ⇒ "or"
fox or and falco ⇒ A: fox; D: falco
fox or nair falco ⇒ A: fox; D: falco; moves: neutral-air ⇒ nair
-fox -falco or marth ⇒ not A: fox falco marth
# a comma shares a role that was said ssbm
fox, falco ⇒ A: fox; D: falco
fox, falco, marth ⇒ A: fox; D: falco marth
as fox, falco ⇒ A: fox falco
as fox ,, falco ⇒ A: fox falco
as fox; falco, marth ⇒ A: fox falco marth
as fox, falco marth ⇒ A: fox falco; D: marth
as fox (, falco ⇒ A: fox; D: falco
as fox ,( falco ⇒ A: fox; D: falco
as fox, marth vs falco ⇒ A: fox marth; D: falco
for fox, falco ⇒ A: fox falco
fox/falco, marth ⇒ A: fox falco; D: marth
fox on marth, falco ⇒ A: fox; D: marth falco
# who is excluded ssbm
mario -fox/falco ⇒ A: mario; not D: fox falco
mario -fox, falco ⇒ A: mario; D: falco; not D: fox
mario -fox falco ⇒ A: mario; D: falco; not D: fox
mario fox -falco ⇒ A: mario; D: fox; not D: falco
not marth ⇒ not A: marth
not fox marth ⇒ A: marth; not D: fox
marth -marth ⇒ A: marth; not A: marth
vs marth -fox ⇒ D: marth; not A: fox
vs spacies -fox ⇒ D: fox falco; not D: fox
spacies vs marth -fox ⇒ A: fox falco; D: marth; not A: fox
fox vs marth -spacies ⇒ A: fox; D: marth; not A: fox falco
fox vs marth not marth ⇒ A: fox; D: marth; not D: marth
not vs fox, falco ⇒ A: falco; not D: fox
marth not as falco ⇒ D: marth; not A: falco
-fox -falco vs marth ⇒ D: marth; not A: fox falco
vs -fox marth ⇒ A: marth; not D: fox
# the same fighter again ssbm
dk donkey kong ⇒ A: donkey-kong
donkey kong (dk) ⇒ A: donkey-kong
vs dk donkey kong marth ⇒ D: donkey-kong marth
spacies fox ⇒ A: fox falco
spacies (fox) ⇒ A: fox falco
dk(donkey kong) ⇒ A: donkey-kong
# not the same again ssbm
-vs dk donkey kong ⇒ A: donkey-kong; not D: donkey-kong
dk dk ⇒ A: donkey-kong; D: donkey-kong
donkey kong donkey kong ⇒ A: donkey-kong; D: donkey-kong
dk, donkey kong ⇒ A: donkey-kong; D: donkey-kong
dk :( donkey kong ⇒ A: donkey-kong; D: donkey-kong
dk (: donkey kong ⇒ A: donkey-kong; D: donkey-kong
dk nair donkey kong ⇒ A: donkey-kong; D: donkey-kong; moves: neutral-air ⇒ nair
nair donkey kong ⇒ A: donkey-kong; moves: neutral-air ⇒ nair
fox spacies ⇒ A: fox; D: fox falco
-dk donkey kong ⇒ A: donkey-kong; not A: donkey-kong
# an arrow before a name ssbm
uair > mario ⇒ D: mario; moves: up-air ⇒ uair
uair > mario fair ⇒ A: mario; moves: up-air forward-air; sequence: up-air forward-air ⇒ uair fair
uair > mario xyz fair ⇒ D: mario; moves: up-air forward-air ⇒ uair xyz fair
fox > marth fair ⇒ A: fox; D: marth; moves: forward-air ⇒ fair
>marth fair ⇒ D: marth; moves: forward-air ⇒ fair
uair > marth 50% ⇒ D: marth; percent: 50-50; moves: up-air ⇒ uair
mario uair > luigi ⇒ A: mario; D: luigi; moves: up-air ⇒ uair
fox uair > fox up b ⇒ A: fox; moves: up-air up-special; sequence: up-air up-special ⇒ uair up b
fox uair marth fair ⇒ A: fox; D: marth; moves: up-air forward-air ⇒ uair fair
# for ssbm
as sheik for marth ⇒ A: sheik marth
as sheik -fox for marth ⇒ A: sheik marth; not D: fox
marth not for fox ⇒ A: marth; not A: fox
vs fox for marth ⇒ A: marth; D: fox
for marth ⇒ A: marth
for the marth fox ⇒ A: marth; D: fox
fox for marth ⇒ A: fox; D: marth
fox for my marth ⇒ A: fox; D: marth
fox for using marth ⇒ A: marth; D: fox
marth as fox for falco ⇒ A: fox; D: marth falco
not fox for marth ⇒ A: marth; not D: fox
for marth vs fox ⇒ A: marth; D: fox
# the words around say who hits ssbm
marth fox falco ⇒ A: marth; D: fox falco
marth fox vs falco ⇒ A: marth fox; D: falco
fox marth vs falco sheik ⇒ A: fox marth; D: falco sheik
vs falco marth ⇒ D: falco marth
vs falco by marth ⇒ A: marth; D: falco
vs fox, marth by falco, sheik ⇒ A: falco sheik; D: fox marth
fox as marth ⇒ A: marth; D: fox
marth fox as falco ⇒ A: falco; D: marth fox
marth fox -vs falco ⇒ A: marth; D: fox; not D: falco
marth combos against big fox ⇒ A: marth; D: fox ⇒ big
marth "vs" fox vs falco ⇒ A: marth fox; D: falco ⇒ "vs"
# group of several that is excluded ssbm
fox falco -spacies ⇒ A: fox; D: falco; not A: fox falco
`);

it.each(rows)('$from: $query', ({ query, game, wanted }) => {
  expect(partsOf(understand(query, { game }))).toEqual(wanted);
});

it.each([
  ['a list', 'fox or falco', ['attacker', 'filler or', 'attacker']],
  ['a list of those hit', 'vs fox or falco', ['filler vs', 'defender', 'filler or', 'defender']],
  ['a second one with a role of its own', 'fox or vs falco', ['attacker', 'filler or', 'filler vs', 'defender']],
])('marks the words of %s as read', (_what, query, marks) => {
  const { spans } = understand(query, { game: 'ssbm' });
  expect(spans.map(({ kind, value }) => (kind === 'filler' ? `filler ${value}` : kind))).toEqual(marks);
});
