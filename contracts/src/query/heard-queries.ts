import { queryRows } from './query-row.js';

/** What players say, collected by somebody who knew none of the rules; see docs/search.md for how much was read right at first sight. */
export const heardQueries = queryRows(`
# plain ssbu
falcon 0 to death ⇒ A: captain-falcon; percent: 0-0 ⇒ zero to death
mario vs dk ⇒ A: mario; D: donkey-kong ⇒
gannon combos on bowser ⇒ A: ganondorf; D: bowser ⇒
krool mid percent ⇒ A: king-k-rool; percent: 40-90 ⇒
pikachu true combos ⇒ A: pikachu; tags: True Combo ⇒
zss kill confirms at 90+ ⇒ A: zero-suit-samus; percent: 90-200 ⇒ kill confirms
steve 0td ⇒ A: steve; percent: 0-0 ⇒ zero to death
kazya touch of death ⇒ A: kazuya; percent: 0-0 ⇒ zero to death
gnw bread and butter ⇒ A: mr-game-and-watch ⇒ bread and butter
g&w low percent strings ⇒ A: mr-game-and-watch; tags: String; percent: 0-40 ⇒
mk on fox at 0 ⇒ A: meta-knight; D: fox; percent: 0-0 ⇒
diddy dthrow ⇒ A: diddy-kong; moves: down-throw ⇒ dthrow
palu nair loops ⇒ A: palutena; moves: neutral-air ⇒ nair loops
bayo edgegaurd ⇒ A: bayonetta; tags: Edgeguard ⇒
spehiroth ledgetraps ⇒ A: sephiroth; tags: Ledge Trap ⇒
any good joker stuff vs cloud pls ⇒ A: joker; D: cloud ⇒
rosa 30-60 ⇒ A: rosalina-and-luma; percent: 30-60 ⇒
ddd vs little mac ⇒ A: king-dedede; D: little-mac ⇒
wolf bair ⇒ A: wolf; moves: back-air ⇒ bair
lil mac combos that arent just jab ⇒ A: little-mac; moves: jab-1 ⇒ arent jab
greninga up air kill percent ⇒ A: greninja; percent: 90-200; moves: up-air ⇒ up air
aegis combos vs rob ⇒ A: pyra mythra; D: rob ⇒
belmonts edgeguarding ⇒ A: simon richter; tags: Edgeguard ⇒
young link fair 50% ⇒ A: young-link; percent: 50-50; moves: forward-air ⇒ fair
tink vs bowser jr ⇒ A: toon-link; D: bowser-jr ⇒
terry high percent on heavies ⇒ A: terry; D: bowser king-k-rool donkey-kong king-dedede ganondorf charizard incineroar kazuya piranha-plant; percent: 90-200 ⇒
how do i combo minmin as roy ⇒ A: roy; D: min-min ⇒
chrom/roy nair fair ⇒ A: chrom roy; moves: neutral-air forward-air ⇒ nair fair
combos against puff ⇒ D: jigglypuff ⇒
ness pk fire ⇒ A: ness; moves: side-special ⇒ pk fire
pt squirtle at 0% ⇒ A: squirtle; percent: 0-0 ⇒
hero meme combos ⇒ A: hero ⇒ meme
incineroar hard reads ⇒ A: incineroar; tags: Read ⇒
inkling under 40 ⇒ A: inkling; percent: 0-40 ⇒
shiek fair strings on fastfallers ⇒ A: sheik; D: fox falco wolf captain-falcon; tags: String; moves: forward-air ⇒ fair
lucina and marth f smash ⇒ A: lucina marth; moves: forward-smash ⇒ f smash
melee falco ⇒ game: ssbm; A: falco ⇒
# plain ssbm
fox v marth ⇒ A: fox; D: marth ⇒
shiek techchase falcon ⇒ A: sheik; D: captain-falcon; tags: Tech Chase ⇒
falco shine dair ⇒ A: falco; moves: down-special down-air ⇒ shine dair
marth on spacies ⇒ A: marth; D: fox falco ⇒
puff rest setups at 30+ ⇒ A: jigglypuff; percent: 30-200; moves: down-special ⇒ rest setups
falcon knee ⇒ A: captain-falcon; moves: forward-air ⇒ knee
icies wobble ⇒ A: ice-climbers ⇒ wobble
peach dsmash vs fox ⇒ A: peach; D: fox; moves: down-smash ⇒ dsmash
ganon stomp ⇒ A: ganondorf; moves: down-air ⇒ stomp
waveshine fox on marth low % ⇒ A: fox; D: marth; percent: 0-40 ⇒ waveshine
doc vs shiek edgeguards ⇒ A: dr-mario; D: sheik; tags: Edgeguard ⇒
pika upair juggle ⇒ A: pikachu; moves: up-air ⇒ upair juggle
yoshi 0-death ⇒ A: yoshi; percent: 0-0 ⇒ zero to death
samus combo 60 to 80 percent ⇒ A: samus; percent: 60-80 ⇒
fox mirror match ⇒ A: fox; D: fox ⇒
falcon dittos ⇒ A: captain-falcon; D: captain-falcon ⇒
luigi wavedash nair ⇒ A: luigi; moves: neutral-air ⇒ wavedash nair
smash ultimate mewtwo ⇒ game: ssbu; A: mewtwo ⇒
chaingrab marth fox ⇒ A: marth; D: fox ⇒ chaingrab
true combos on falcon over 80 ⇒ D: captain-falcon; tags: True Combo; percent: 80-200 ⇒
sheek vs peech ⇒ A: sheik; D: peach ⇒
not fox combos vs falco ⇒ D: falco; not A: fox ⇒
cpt falcon zero to deaths just for fun ⇒ A: captain-falcon; tags: For Fun; percent: 0-0 ⇒ zero to death
# sort ssbu
newest combos ⇒ sort: new ⇒
latest joker combos ⇒ A: joker; sort: new ⇒
most liked mario ⇒ A: mario; sort: liked ⇒
top rated kazuya 0td ⇒ A: kazuya; percent: 0-0; sort: liked ⇒ zero to death
easiest greninja combos first ⇒ A: greninja; sort: easy ⇒
palu sorted by likes ⇒ A: palutena; sort: liked ⇒
most popular falcon kill confirms ⇒ A: captain-falcon; sort: liked ⇒ kill confirms
widest percent range luigi dthrow ⇒ A: luigi; moves: down-throw; sort: wide ⇒ dthrow
whats new for steve ⇒ A: steve; sort: new ⇒
recently added ⇒ sort: new ⇒
sort by new ⇒ sort: new ⇒
order by difficulty easy to hard ken ⇒ A: ken; sort: easy ⇒
best wolf combos ⇒ A: wolf ⇒
the ones with most upvotes on dk ⇒ D: donkey-kong; sort: liked ⇒
simplest ryu combos first please ⇒ A: ryu; sort: easy ⇒
ike combos most recent first ⇒ A: ike; sort: new ⇒
biggest percent window first rob ⇒ A: rob; sort: wide ⇒
fan favorite bayo strings ⇒ A: bayonetta; tags: String; sort: liked ⇒
# sort ssbm
new marth vs fox ⇒ A: marth; D: fox; sort: new ⇒
most liked falco combos ⇒ A: falco; sort: liked ⇒
easiest falcon combo on fox ⇒ A: captain-falcon; D: fox; sort: easy ⇒
fox highest rated edgeguards ⇒ A: fox; tags: Edgeguard; sort: liked ⇒
puff sort newest ⇒ A: jigglypuff; sort: new ⇒
sheik that works at the most percents ⇒ A: sheik; sort: wide ⇒
lastest uploads peach ⇒ A: peach; sort: new ⇒ uploads
# condition ssbu
mario uair no di ⇒ A: mario; moves: up-air; di: none ⇒ uair
works on any DI fox ⇒ A: fox; di: any ⇒
if they di in as zss ⇒ A: zero-suit-samus; di: in ⇒
luigi dthrow di out ⇒ A: luigi; moves: down-throw; di: out ⇒ dthrow
dk cargo when opponent DIs away ⇒ A: donkey-kong; di: out ⇒ cargo
ledge combos for corrin ⇒ A: corrin; position: ledge ⇒
in the corner terry ⇒ A: terry; position: corner ⇒
ken center stage bnb ⇒ A: ken; position: center ⇒ bnb
offstage mk ⇒ A: meta-knight; position: offstage ⇒
pyra on platforms ⇒ A: pyra; position: platform ⇒
side plat setups joker ⇒ A: joker; platform: side ⇒ setups
top platform link kill ⇒ A: link; platform: top ⇒ kill
no platforms cloud ⇒ A: cloud; platform: none ⇒
sheik 50/50s ⇒ A: sheik; fiftyFifty: true ⇒
peach fifty fifty at ledge ⇒ A: peach; position: ledge; fiftyFifty: true ⇒
shulk oos ⇒ A: shulk; outOfShield: true ⇒
best out of shield option bowser ⇒ A: bowser; outOfShield: true ⇒
upb oos g&w vs marth ⇒ A: mr-game-and-watch; D: marth; moves: up-special; outOfShield: true ⇒ upb
easy samus combos for beginners ⇒ A: samus; difficulty: Easy ⇒
hard pikachu combos ⇒ A: pikachu; difficulty: Hard ⇒
medium difficulty wario ⇒ A: wario; difficulty: Medium ⇒
verified only ness ⇒ A: ness; verified: true ⇒
unverified kazuya ⇒ A: kazuya; verified: false ⇒
patch 13.0.1 pichu ⇒ A: pichu; patch: 13.0.1 ⇒
steve on 13.0.1 verified ⇒ A: steve; verified: true; patch: 13.0.1 ⇒
lucas di up ⇒ A: lucas; di: up ⇒
sora when they di down ⇒ A: sora; di: down ⇒
low plat ivysaur nair ⇒ A: ivysaur; moves: neutral-air; platform: low ⇒ nair
# condition ssbm
marth dthrow no DI fox ⇒ A: marth; D: fox; moves: down-throw; di: none ⇒ dthrow
sheik reaction tech chase at the edge ⇒ A: sheik; tags: Tech Chase; position: ledge ⇒ reaction
falco plat combos on side platform ⇒ A: falco; platform: side ⇒ plat
shine oos fox ⇒ A: fox; moves: down-special; outOfShield: true ⇒ shine
falcon uthrow knee if he holds in ⇒ A: captain-falcon; moves: up-throw forward-air; di: in ⇒ uthrow knee
easy stuff vs spacies, ganon main here ⇒ A: ganondorf; D: fox falco; difficulty: Easy ⇒
# author ssbu
combos by izaw ⇒ ⇒ combos by izaw
kazuya by riddles ⇒ A: kazuya ⇒ by riddles
posted by leo_fan22 fox ⇒ A: fox ⇒ posted by leo fan22
uploaded by Tweek, diddy ⇒ A: diddy-kong ⇒ uploaded by tweek
from user bigbadbowser at 0 ⇒ percent: 0-0; authors: bigbadbowser ⇒
author:sparg0 cloud ⇒ A: cloud; authors: sparg0 ⇒
show me everything @esam made for pika ⇒ A: pikachu; authors: esam ⇒
# author ssbm
marth by zain vs fox ⇒ A: marth; D: fox ⇒ zain
made by hax ⇒ ⇒ made by hax
newest from author mang0 ⇒ sort: new ⇒ from author mang0
# moves ssbu
starts with nair fox ⇒ A: fox; moves: neutral-air; starts: neutral-air ⇒ nair
combos ending in fsmash ike ⇒ A: ike; moves: forward-smash; ends: forward-smash ⇒ fsmash
dthrow into uair diddy ⇒ A: diddy-kong; moves: down-throw up-air; sequence: down-throw up-air ⇒ dthrow uair
up tilt up tilt up tilt mario ⇒ A: mario; moves: up-tilt; sequence: up-tilt up-tilt up-tilt ⇒ up tilt up tilt up tilt
mario uair x3 ⇒ A: mario; moves: up-air; sequence: up-air up-air up-air ⇒ uair
kirby fair fair dair ⇒ A: kirby; moves: forward-air down-air; sequence: forward-air forward-air down-air ⇒ fair fair dair
zelda without side b ⇒ A: zelda; not moves: side-special ⇒
jab lock finisher upsmash ⇒ moves: jab-1 up-smash; ends: up-smash ⇒ jab lock upsmash
link something with dash attack in it ⇒ A: link; moves: dash-attack ⇒ dash attack
footstool wolf no dair ⇒ A: wolf; not moves: down-air ⇒ footstool
nair straight into up b samus ⇒ A: samus; moves: neutral-air up-special; sequence: neutral-air up-special; contiguous: true ⇒ nair up b
d tilt > f air > bair byleth ⇒ A: byleth; moves: down-tilt forward-air back-air; sequence: down-tilt forward-air back-air ⇒ d tilt f air bair
downthrow to forward air finish with upB dk ⇒ A: donkey-kong; moves: down-throw forward-air up-special; sequence: down-throw forward-air; ends: up-special ⇒ downthrow forward air upb
combos that start from grab and end in down air ⇒ moves: grab down-air; starts: grab; ends: down-air ⇒ grab down air
bthrow starter ness ⇒ A: ness; moves: back-throw; starts: back-throw ⇒ bthrow
hero contains down smash ⇒ A: hero; moves: down-smash ⇒ down smash
fthrow -> dash attack yoshi ⇒ A: yoshi; moves: forward-throw dash-attack; sequence: forward-throw dash-attack ⇒ fthrow dash attack
starts ftilt ends bair chrom ⇒ A: chrom; moves: forward-tilt back-air; starts: forward-tilt; ends: back-air ⇒ ftilt bair
double nair then up smash ivysaur ⇒ A: ivysaur; moves: neutral-air up-smash; sequence: neutral-air neutral-air up-smash ⇒ nair up smash
cloud uair uair back to back no filler ⇒ A: cloud; moves: up-air; sequence: up-air up-air; contiguous: true ⇒ uair uair no filler
no grabs ryu starting with down tilt ⇒ A: ryu; not moves: grab; moves: down-tilt; starts: down-tilt ⇒ down tilt
# moves ssbm
upthrow upair fox ⇒ A: fox; moves: up-throw up-air ⇒ upthrow upair
nair shine nair shine fox on falcon ⇒ A: fox; D: captain-falcon; moves: neutral-air down-special; sequence: neutral-air down-special neutral-air down-special ⇒ nair shine nair shine
pillar falco dair shine repeat ⇒ A: falco; moves: down-air down-special ⇒ pillar dair shine repeat
ends w knee falcon ⇒ A: captain-falcon; moves: forward-air; ends: forward-air ⇒ knee
marth uthrow then utilt finish fsmash ⇒ A: marth; moves: up-throw up-tilt forward-smash; sequence: up-throw up-tilt; ends: forward-smash ⇒ uthrow utilt fsmash
sheik ftilt fair without grab ⇒ A: sheik; not moves: grab; moves: forward-tilt forward-air ⇒ ftilt fair
drill into upsmash fox immediately ⇒ A: fox; moves: down-air up-smash; sequence: down-air up-smash; contiguous: true ⇒ drill upsmash
`);
