import { queryRows } from './query-row.js';

/** What can be filtered, as players say it. Written down before the rules for it met them; where they did not, the rules were mended. */
export const saidQueries = queryRows(`
# order ssbu
newest mario combos ⇒ A: mario; sort: new ⇒
latest fox stuff ⇒ A: fox; sort: new ⇒
most recent ness ⇒ A: ness; sort: new ⇒
most liked falcon combos ⇒ A: captain-falcon; sort: liked ⇒
top rated peach ⇒ A: peach; sort: liked ⇒
popular joker combos ⇒ A: joker; sort: liked ⇒
easiest kazuya combos ⇒ A: kazuya; sort: easy ⇒
sort by likes mario ⇒ A: mario; sort: liked ⇒
sort: newest pikachu ⇒ A: pikachu; sort: new ⇒
widest percent range luigi ⇒ A: luigi; sort: wide ⇒
"newest" mario ⇒ A: mario ⇒ "newest"
best mario combos ⇒ A: mario ⇒
# difficulty ssbu
beginner combos for mario ⇒ A: mario; difficulty: Easy ⇒
beginner friendly roy ⇒ A: roy; difficulty: Easy ⇒
simple cloud combos ⇒ A: cloud; difficulty: Easy ⇒
advanced sheik ⇒ A: sheik; difficulty: Hard ⇒
hard snake combos ⇒ A: snake; difficulty: Hard ⇒
intermediate wolf combos ⇒ A: wolf; difficulty: Medium ⇒
easy or medium ike ⇒ A: ike; difficulty: Easy Medium ⇒
not hard bayo combos ⇒ A: bayonetta; difficulty: Easy Medium ⇒
bayo combos that aren't hard ⇒ A: bayonetta; difficulty: Easy Medium ⇒
hard read ganon ⇒ A: ganondorf; tags: Read ⇒
# verified ssbu
verified combos ⇒ verified: true ⇒
unverified mario ⇒ A: mario; verified: false ⇒
not verified mario ⇒ A: mario; verified: false ⇒
approved kirby combos ⇒ A: kirby; verified: true ⇒
# conditions ssbu
mario at ledge ⇒ A: mario; position: ledge ⇒
rob combos near the ledge ⇒ A: rob; position: ledge ⇒
combos in the corner as ryu ⇒ A: ryu; position: corner ⇒
cornered opponent terry ⇒ A: terry; position: corner ⇒
offstage pikachu ⇒ A: pikachu; position: offstage ⇒
off stage meta knight combos ⇒ A: meta-knight; position: offstage ⇒
center stage kazuya ⇒ A: kazuya; position: center ⇒
top platform yoshi ⇒ A: yoshi; platform: top ⇒
side platform palutena combo ⇒ A: palutena; platform: side ⇒
no platforms needed mario ⇒ A: mario; platform: none ⇒
mario DI out ⇒ A: mario; di: out ⇒
mario di in ⇒ A: mario; di: in ⇒
works on all di diddy ⇒ A: diddy-kong; di: any ⇒
no DI fox ⇒ A: fox; di: none ⇒
50/50 wario ⇒ A: wario; fiftyFifty: true ⇒
snake 50-50 ⇒ A: snake; fiftyFifty: true ⇒
oos options sheik ⇒ A: sheik; outOfShield: true ⇒
bowser up b out of shield ⇒ A: bowser; moves: up-special; outOfShield: true ⇒ up b
ledge trap snake ⇒ A: snake; tags: Ledge Trap ⇒
edgeguard mario ⇒ A: mario; tags: Edgeguard ⇒
mario at ledge di out 40 to 60 ⇒ A: mario; percent: 40-60; position: ledge; di: out ⇒
# patch ssbu
mario patch 13.0.1 ⇒ A: mario; patch: 13.0.1 ⇒
13.0.3 joker ⇒ A: joker; patch: 13.0.3 ⇒
sephiroth v13.0.1 combos ⇒ A: sephiroth; patch: 13.0.1 ⇒
version 9.0.0 steve ⇒ A: steve; patch: 9.0.0 ⇒
# patch ssbm
marth PAL ⇒ A: marth; patch: PAL ⇒
fox version 1.02 ⇒ A: fox; patch: 1.02 ⇒
# percent in words ssbu
mario low percent ⇒ A: mario; percent: 0-40 ⇒
mid percent falco ⇒ A: falco; percent: 40-90 ⇒
high percent confirms peach ⇒ A: peach; percent: 90-200 ⇒ confirms
kill percent ken ⇒ A: ken; percent: 90-200 ⇒
early percent fox ⇒ A: fox; percent: 0-40 ⇒
fox at low ⇒ A: fox; percent: 0-40 ⇒
mario % 40 ⇒ A: mario; percent: 40-40 ⇒
zero to forty mario ⇒ A: mario; percent: 0-40 ⇒
luigi touch of death ⇒ A: luigi; percent: 0-0 ⇒ zero to death
ToD kazuya ⇒ A: kazuya; percent: 0-0 ⇒ zero to death
mario low percent at 20 ⇒ A: mario; percent: 20-20 ⇒ low percent
mario not at 0 ⇒ A: mario; percent: 1-200 ⇒
# classes ssbu
mario on heavies ⇒ A: mario; D: bowser king-k-rool donkey-kong king-dedede ganondorf charizard incineroar kazuya piranha-plant ⇒
fox vs floaties ⇒ A: fox; D: jigglypuff kirby mewtwo peach daisy rosalina-and-luma samus dark-samus ⇒
pikachu fast fallers ⇒ A: pikachu; D: fox falco wolf captain-falcon ⇒
heavies ⇒ D: bowser king-k-rool donkey-kong king-dedede ganondorf charizard incineroar kazuya piranha-plant ⇒
mario not on heavies ⇒ A: mario; not D: bowser king-k-rool donkey-kong king-dedede ganondorf charizard incineroar kazuya piranha-plant ⇒
# authors ssbu
@pandabair mario ⇒ A: mario; authors: pandabair ⇒
mario combos by pandabair ⇒ A: mario ⇒ by pandabair
Made by mouse ⇒ ⇒ made by mouse
combos from user some_body ⇒ authors: some_body ⇒
mario combos by falcon ⇒ A: captain-falcon; D: mario ⇒
mario @60 ⇒ A: mario; percent: 60-60 ⇒
# moves ssbu
mario starts with up throw ⇒ A: mario; moves: up-throw; starts: up-throw ⇒ up throw
starter nair fox ⇒ A: fox; moves: neutral-air; starts: neutral-air ⇒ nair
wolf nair starter ⇒ A: wolf; moves: neutral-air; starts: neutral-air ⇒ nair
mario ends in fair ⇒ A: mario; moves: forward-air; ends: forward-air ⇒ fair
ending with up b samus ⇒ A: samus; moves: up-special; ends: up-special ⇒ up b
fsmash finisher ike ⇒ A: ike; moves: forward-smash; ends: forward-smash ⇒ fsmash
mario uair x3 ⇒ A: mario; moves: up-air; sequence: up-air up-air up-air ⇒ uair
triple uair mario ⇒ A: mario; moves: up-air; sequence: up-air up-air up-air ⇒ uair
mario 3x uair ⇒ A: mario; moves: up-air; sequence: up-air up-air up-air ⇒ uair
uair uair uair mario ⇒ A: mario; moves: up-air; sequence: up-air up-air up-air ⇒ uair uair uair
dthrow straight into fair lucas ⇒ A: lucas; moves: down-throw forward-air; sequence: down-throw forward-air; contiguous: true ⇒ dthrow fair
wolf nair1 > utilt ⇒ A: wolf; moves: neutral-air up-tilt; sequence: neutral-air up-tilt ⇒ nair1 utilt
# not ssbu
don't show edgeguards mario ⇒ A: mario; not tags: Edgeguard ⇒
mario !string ⇒ A: mario; not tags: String ⇒
mario hide reads ⇒ A: mario; not tags: Read ⇒
mario no edgeguards ⇒ A: mario; not tags: Edgeguard ⇒
fox without dair ⇒ A: fox; not moves: down-air ⇒
dont want strings ness ⇒ A: ness; not tags: String ⇒
mario not offstage ⇒ A: mario ⇒ not offstage
ness except vs fox ⇒ A: ness; not D: fox ⇒
# talk ssbu
newest easy mario combos at ledge on dk ⇒ A: mario; D: donkey-kong; sort: new; difficulty: Easy; position: ledge ⇒
easy true combos for lucina verified only ⇒ A: lucina; tags: True Combo; difficulty: Easy; verified: true ⇒
most liked 0td kazuya ⇒ A: kazuya; percent: 0-0; sort: liked ⇒ zero to death
pls help mario vs fox at 40 ⇒ A: mario; D: fox; percent: 40-40 ⇒
i want easy combos for kirby pls ⇒ A: kirby; difficulty: Easy ⇒
# techniques ssbm
marth ken combo ⇒ A: marth ⇒ ken combo
pillar falco ⇒ A: falco ⇒ pillar
wobble ics ⇒ A: ice-climbers ⇒ wobble
waveshine upsmash fox ⇒ A: fox; moves: up-smash ⇒ waveshine upsmash
# techniques ssbu
dacus snake ⇒ A: snake ⇒ dacus
waft ⇒ A: wario; moves: down-special ⇒ waft
slash ⇒ ⇒ slash
side+b ganon ⇒ A: ganondorf; moves: side-special ⇒ side b
nair loop on samus ⇒ D: samus; moves: neutral-air ⇒ nair loop
`);
