import { partsOf, queryRows } from './query-row.js';
import { understand } from './understand.js';

const rows = queryRows(`
# with, and without ssbm
w/ fox marth ⇒ A: fox; D: marth
marth w/ fox ⇒ A: fox; D: marth
marth with fox ⇒ A: fox; D: marth
w / fox ⇒ A: fox ⇒ w
marth w fox ⇒ A: marth; D: fox ⇒ w
w/o fox ⇒ not A: fox
marth w/o fox ⇒ A: marth; not D: fox
marth w/o the fox ⇒ A: marth; not D: fox
w o fox ⇒ A: fox ⇒ w o
x/o fox ⇒ A: fox ⇒ x o
o/ fox ⇒ A: fox ⇒ o
marth w/x fox ⇒ A: marth; D: fox ⇒ x
without the fox ⇒ not A: fox
without "the" fox ⇒ A: fox ⇒ without "the"
# all but one ssbm
anyone but fox ⇒ not A: fox
all but fox ⇒ not A: fox
marth vs all but fox ⇒ A: marth; not D: fox
marth vs anyone but fox ⇒ A: marth; not D: fox
everyone except fox ⇒ not A: fox
but fox ⇒ A: fox
marth but fox ⇒ A: marth; D: fox
nothing but fox ⇒ A: fox ⇒
all of fox ⇒ A: fox
# other than ssbm
other than fox ⇒ not A: fox
marth other than fox ⇒ A: marth; not D: fox
vs anyone other than fox ⇒ not D: fox
better than fox ⇒ A: fox ⇒ better than
other fox ⇒ A: fox ⇒ other
than fox ⇒ A: fox ⇒ than
# keys of other search boxes ssbm
main: fox ⇒ A: fox
player:fox opponent:marth ⇒ A: fox; D: marth
marth victim: fox ⇒ A: marth; D: fox
marth victim fox ⇒ A: marth; D: fox ⇒ victim
-opponent:marth ⇒ not D: marth
-opponent:the marth ⇒ not D: marth
fox game: marth ⇒ A: fox; D: marth
game:fox ⇒ A: fox
vs game: fox ⇒ D: fox
fox tag:read ⇒ A: fox; tags: Read
char ,: fox ⇒ A: fox ⇒ char
# words between a role and its name ssbm
marth vs every fox ⇒ A: marth; D: fox
by a fox the marth ⇒ A: fox; D: marth
any fox vs the marth ⇒ A: fox; D: marth
as vs fox ⇒ D: fox
vs as fox ⇒ A: fox
onto vs fox ⇒ D: fox ⇒ onto
marth vs "x" fox ⇒ A: marth; D: fox ⇒ "x"
marth on some nair fox ⇒ A: marth; D: fox; moves: neutral-air ⇒ on nair
# a minus, and a hyphen ssbm
-ness ⇒ not A: ness
(-ness ⇒ not A: ness
mario,-ness ⇒ A: mario; not D: ness
mario - ness ⇒ A: mario; D: ness
mario-ness ⇒ A: mario; D: ness
mario --ness ⇒ A: mario; D: ness
# where a sentence ends, so does what it says of a name ssbm
fox is who my rival uses. any marth combos ⇒ A: marth; D: fox ⇒ rival
marth vs. fox ⇒ A: marth; D: fox
# nobody plays another ssbm
nobody here plays anything but fox. marth user ⇒ A: marth; D: fox ⇒ nobody user
# done to somebody ssbm
got smoked by a fox, marth main ⇒ A: marth; D: fox ⇒ smoked
combos that were posted by fox ⇒ A: fox ⇒ posted
# a question of truth ssbm
is it true marth can combo fox ⇒ A: marth; D: fox ⇒ true
is it a true combo marth ⇒ A: marth; tags: True Combo
# types and moves ssbm
no grab or edgeguards ⇒ not tags: Edgeguard; not moves: grab
no edgeguards or dair ⇒ not tags: Edgeguard; not moves: down-air
without any edgeguards ⇒ not tags: Edgeguard
no edgeguards or ledgetraps ⇒ not tags: Edgeguard, Ledge Trap
fox no dair or nair ⇒ A: fox; not moves: down-air neutral-air
fox w/o dair ⇒ A: fox; not moves: down-air
fox without dair, nair ⇒ A: fox; moves: neutral-air; not moves: down-air ⇒ nair
`);

it.each(rows)('$from: $query', ({ query, game, wanted }) => {
  expect(partsOf(understand(query, { game }))).toEqual(wanted);
});
