import { queryRows } from './query-row.js';

/** Phrasings that the table and the collections leave out. */
export const ownQueries = queryRows(`
# written by us ssbu
mario on dk @ 40 ⇒ A: mario; D: donkey-kong; percent: 40-40 ⇒
falco 0-death fox ⇒ A: falco; D: fox; percent: 0-0 ⇒ zero to death
ness bair kill confirm at 100% ⇒ A: ness; percent: 100-100; moves: back-air ⇒ bair kill confirm
marth dthrow > fair (fox) ⇒ A: marth; D: fox; moves: down-throw forward-air; sequence: down-throw forward-air ⇒ dthrow fair
link vs. zelda ⇒ A: link; D: zelda ⇒
combo for ness against mario ⇒ A: ness; D: mario ⇒
joker without edgeguards ⇒ A: joker; not tags: Edgeguard ⇒
-vs ness ⇒ not D: ness ⇒
mario not vs ness ⇒ A: mario; not D: ness ⇒
mario -ness ⇒ A: mario; not D: ness ⇒
-ness ⇒ not A: ness ⇒
spacies -wolf ⇒ A: fox falco wolf; not A: wolf ⇒
sheik fthrow into upair 30-50% ⇒ A: sheik; percent: 30-50; moves: forward-throw up-air; sequence: forward-throw up-air ⇒ fthrow upair
falcon 0 -> death ⇒ A: captain-falcon; percent: 0-0 ⇒ zero to death
0 2 death ⇒ percent: 0-0 ⇒ zero to death
kills at 60 ⇒ percent: 60-60 ⇒ kills
mario from 20 to 60 ⇒ A: mario; percent: 20-60 ⇒
mario between 20 and 60 ⇒ A: mario; percent: 20-60 ⇒
20 to 60 percent ⇒ percent: 20-60 ⇒
20%-60% ⇒ percent: 20-60 ⇒
up to 40 ⇒ percent: 0-40 ⇒
below 40 ⇒ percent: 0-40 ⇒
over 80 ⇒ percent: 80-200 ⇒
80 and up ⇒ percent: 80-200 ⇒
mario mid percent ⇒ A: mario; percent: 40-90 ⇒
MARIO VS NESS ⇒ A: mario; D: ness ⇒
mario/luigi ⇒ A: mario luigi ⇒
mario or luigi vs ness ⇒ A: mario luigi; D: ness ⇒
mario, luigi ⇒ A: mario; D: luigi ⇒
mario combos vs ness ⇒ A: mario; D: ness ⇒
easy mario combos ⇒ A: mario; difficulty: Easy ⇒
verified fox ⇒ A: fox; verified: true ⇒
gannon flame choke ⇒ A: ganondorf; moves: side-special ⇒ flame choke
pikachoo ⇒ A: pikachu ⇒
bayo ladder ⇒ A: bayonetta ⇒ ladder
krool vs ddd ⇒ A: king-k-rool; D: king-dedede ⇒
dddisrespect ⇒  ⇒ dddisrespect
min min ⇒ A: min-min ⇒
plant ⇒ A: piranha-plant ⇒
g&w vs game&watch ⇒ A: mr-game-and-watch; D: mr-game-and-watch ⇒
banjo kazooie ⇒ A: banjo-and-kazooie ⇒
pt vs ics ⇒ A: squirtle ivysaur charizard; D: ice-climbers ⇒
bowser junior ⇒ A: bowser-jr ⇒
vs marths ⇒ D: marth ⇒
mario's up air ⇒ A: mario; moves: up-air ⇒ up air
smash ultimate mario ⇒ A: mario ⇒
ult fox ⇒ A: fox ⇒
mario uair > upb vs dk ⇒ A: mario; D: donkey-kong; moves: up-air up-special; sequence: up-air up-special ⇒ uair upb
vs ness as mario ⇒ A: mario; D: ness ⇒
<50 mario ⇒ A: mario; percent: 0-50 ⇒
mario 999% ⇒ A: mario; percent: 200-200 ⇒
mario 200-0 ⇒ A: mario ⇒ 200 0
mario true ⇒ A: mario; tags: True Combo ⇒
hard read ganon ⇒ A: ganondorf; tags: Read ⇒
for fun ⇒ tags: For Fun ⇒
mm vs fox ⇒ D: fox ⇒ mm
jigglypof ⇒ A: jigglypuff ⇒
edgegaurd ⇒ tags: Edgeguard ⇒
2 ⇒  ⇒ 2
how to edgeguard with marth ⇒ A: marth; tags: Edgeguard ⇒
fox without dair ⇒ A: fox; not moves: down-air ⇒
falco -dair ⇒ A: falco; not moves: down-air ⇒
-dair ⇒ not moves: down-air ⇒
falcon no stomp ⇒ A: captain-falcon; not moves: down-air ⇒
mario not up b ⇒ A: mario; not moves: up-special ⇒
mario dthrow without fair ⇒ A: mario; moves: down-throw; not moves: forward-air ⇒ dthrow
mario no nair or fair ⇒ A: mario; not moves: neutral-air forward-air ⇒
mario without dair uair ⇒ A: mario; moves: up-air; not moves: down-air ⇒ uair
wario waft ⇒ A: wario; moves: down-special ⇒ waft
mythra chroma dust ⇒ A: mythra; moves: up-special ⇒ chroma dust
falcon dthrow falcon kick ⇒ A: captain-falcon; moves: down-throw down-special ⇒ dthrow falcon kick
falcon kick ⇒ A: captain-falcon ⇒ kick
bowser side b > bowser bomb ⇒ A: bowser; moves: side-special down-special; sequence: side-special down-special ⇒ side b bowser bomb
60ish ⇒ percent: 60-60 ⇒
mario on dk 60ish ⇒ A: mario; D: donkey-kong; percent: 60-60 ⇒
sub 30 mario ⇒ A: mario; percent: 0-30 ⇒
mario sub-50% ⇒ A: mario; percent: 0-50 ⇒
submarine 30 ⇒  ⇒ submarine 30
tag:string ⇒ tags: String ⇒
mario vs everyone ⇒ A: mario ⇒
uair uair uair mario ⇒ A: mario; moves: up-air; sequence: up-air up-air up-air ⇒ uair uair uair
jab jab grab ⇒ moves: jab-1 grab; sequence: jab-1 jab-1 grab ⇒ jab jab grab
mario dthrow starter ⇒ A: mario; moves: down-throw; starts: down-throw ⇒ dthrow
pkmn trainer nair ⇒ A: squirtle ivysaur charizard; moves: neutral-air ⇒ nair
mario-vs-luigi ⇒ A: mario; D: luigi ⇒
fox–marth ⇒ A: fox; D: marth ⇒
king-k-rool-vs-zero-suit-samus ⇒ A: king-k-rool; D: zero-suit-samus ⇒
nair-uair ⇒ moves: neutral-air up-air; sequence: neutral-air up-air ⇒ nair uair
falcon-knee ⇒ A: captain-falcon; moves: forward-air ⇒ knee
true-combo-mario ⇒ A: mario; tags: True Combo ⇒
non-edgeguard fox ⇒ A: fox; not tags: Edgeguard ⇒
from 0 to death fox ⇒ A: fox; percent: 0-0 ⇒ zero to death
fox at 0 to death ⇒ A: fox; percent: 0-0 ⇒ zero to death
mario 0 til death ⇒ A: mario; percent: 0-0 ⇒ zero to death
mario at 60 and up ⇒ A: mario; percent: 60-200 ⇒
mario around 60 or more ⇒ A: mario; percent: 60-200 ⇒
mario at 60 or below ⇒ A: mario; percent: 0-60 ⇒
mario @60+ ⇒ A: mario; percent: 60-200 ⇒
mario no more than 40 ⇒ A: mario; percent: 0-40 ⇒
mario not above 60 ⇒ A: mario; percent: 0-60 ⇒
mario no less than 40 ⇒ A: mario; percent: 40-200 ⇒
mario starting at 60 ⇒ A: mario; percent: 60-60 ⇒
mario 0-to-100 ⇒ A: mario; percent: 0-100 ⇒
mario 50-50 ⇒ A: mario; fiftyFifty: true ⇒
mario no reads or strings ⇒ A: mario; not tags: Read, String ⇒
lugi ⇒ A: luigi ⇒
kirbi ⇒ A: kirby ⇒
fox combos for marth ⇒ A: fox; D: marth ⇒
combos for fox on marth ⇒ A: fox; D: marth ⇒
fox w/ uair ⇒ A: fox; moves: up-air ⇒ uair
on fox w/ marth ⇒ A: marth; D: fox ⇒
dk donkey kong uair ⇒ A: donkey-kong; moves: up-air ⇒ uair
ice climbers (nana) uair ⇒ A: ice-climbers; moves: up-air ⇒ uair
fox fox ⇒ A: fox; D: fox ⇒
mario dthrow followed by uair ⇒ A: mario; moves: down-throw up-air; sequence: down-throw up-air ⇒ dthrow uair
fox has uair ⇒ A: fox; moves: up-air ⇒ uair
everyone vs fox ⇒ D: fox ⇒
ladder everyone vs fox ⇒ D: fox ⇒ ladder
mario but not luigi ⇒ A: mario; not D: luigi ⇒
ness pkfire ⇒ A: ness; moves: side-special ⇒ pkfire
luigi nado ⇒ A: luigi; moves: down-special ⇒ nado
mario uair x3 ⇒ A: mario; moves: up-air; sequence: up-air up-air up-air ⇒ uair
# written by us ssbm
capt falcon knee ⇒ A: captain-falcon; moves: forward-air ⇒ knee
princess peach dsmash ⇒ A: peach; moves: down-smash ⇒ dsmash
kirbs ⇒ A: kirby ⇒
ylink ⇒ A: young-link ⇒
wolf ⇒  ⇒ wolf
`);
