import { queryRows } from './query-row.js';

/** Questions as players ask them, most written down before the rules for them were; see docs/search.md for how many were read right at first sight. */
export const talkQueries = queryRows(`
# plain ssbu
yo whats a bnb for ike ⇒ A: ike ⇒ bnb
ike bread and butter ⇒ A: ike ⇒ bread and butter
mario dk 40 ⇒ A: mario; D: donkey-kong ⇒ 40
zss vs pika low % ⇒ A: zero-suit-samus; D: pikachu; percent: 0-40 ⇒
g&w kill confirms on mario 100-120 ⇒ A: mr-game-and-watch; D: mario; percent: 100-120 ⇒ kill confirms
ganon against jiggs ⇒ A: ganondorf; D: jigglypuff ⇒
what kills bowser at 90 with palu ⇒ A: palutena; D: bowser; percent: 90-90 ⇒ kills
doc up b kill ⇒ A: dr-mario; moves: up-special ⇒ up b kill
toon link bomb combos ⇒ A: toon-link; moves: down-special ⇒ bomb
ylink fire arrow ⇒ A: young-link; moves: neutral-special ⇒ fire arrow
belmonts holy water ⇒ A: simon richter; moves: down-special ⇒ holy water
sephiroth true combos at 0 ⇒ A: sephiroth; tags: True Combo; percent: 0-0 ⇒
mythra only ⇒ A: mythra ⇒
aegis ladder ⇒ A: pyra mythra ⇒ ladder
ddd 30% to 50% ⇒ A: king-dedede; percent: 30-50 ⇒
krool dthrow upb ⇒ A: king-k-rool; moves: down-throw up-special ⇒ dthrow upb
pac man edgeguards ⇒ A: pac-man; tags: Edgeguard ⇒
bayo combos on fast fallers 0 to 30 ⇒ A: bayonetta; D: fox falco wolf captain-falcon; percent: 0-30 ⇒
peach vs daisy ⇒ A: peach; D: daisy ⇒
lucario at 150% ⇒ A: lucario; percent: 150-150 ⇒
villager tree ledge trap ⇒ A: villager; tags: Ledge Trap ⇒ tree
any mii brawler stuff over 60 ⇒ A: mii-brawler; percent: 60-200 ⇒
sonic under 30 on marth or lucina ⇒ A: sonic; D: marth lucina; percent: 0-30 ⇒
diddy/dk combos ⇒ A: diddy-kong donkey-kong ⇒
inkling roller ⇒ A: inkling; moves: side-special ⇒ roller
hero vs min min past 80 ⇒ A: hero; D: min-min; percent: 80-200 ⇒
joker w arsene at 50ish ⇒ A: joker; percent: 50-50 ⇒ w arsene
steve anvil ⇒ A: steve; moves: down-air ⇒ anvil
kazuya electric 0td ⇒ A: kazuya; percent: 0-0 ⇒ electric zero to death
robyn levin sword ⇒ A: robin ⇒ levin sword
shulk monado arts on heavies ⇒ A: shulk; D: bowser king-k-rool donkey-kong king-dedede ganondorf charizard incineroar kazuya piranha-plant; moves: neutral-special ⇒ monado arts
incineroar alolan whip at mid percents ⇒ A: incineroar; percent: 40-90; moves: side-special ⇒ alolan whip
wft vs gnw ⇒ A: wii-fit-trainer; D: mr-game-and-watch ⇒
bowser jr kart ⇒ A: bowser-jr; moves: side-special ⇒ kart
mega man leaf shield strings ⇒ A: mega-man; tags: String; moves: down-special ⇒ leaf shield
corrin pin at 70 ⇒ A: corrin; percent: 70-70; moves: side-special ⇒ pin
dark samus on kirby, 45 to 65 percent ⇒ A: dark-samus; D: kirby; percent: 45-65 ⇒
isabelle fishing rod reads ⇒ A: isabelle; tags: Read; moves: side-special ⇒ fishing rod
cloud limit ⇒ A: cloud ⇒ limit
terry go confirms above 100 ⇒ A: terry; percent: 100-200 ⇒ confirms
sora against plant ⇒ A: sora; D: piranha-plant ⇒
dedede gordo ⇒ A: king-dedede; moves: side-special ⇒ gordo
lil mac ko punch ⇒ A: little-mac; moves: neutral-special ⇒ ko punch
wolf vs pyra 0% ⇒ A: wolf; D: pyra; percent: 0-0 ⇒
# plain ssbm
fox upthrow upair on falcon ⇒ A: fox; D: captain-falcon; moves: up-throw up-air ⇒ upthrow upair
marth chaingrab spacies ⇒ A: marth; D: fox falco ⇒ chaingrab
falcon on sheik 20-60 ⇒ A: captain-falcon; D: sheik; percent: 20-60 ⇒
puff rest setups on fox ⇒ A: jigglypuff; D: fox; moves: down-special ⇒ rest setups
ics vs peach wobble ⇒ A: ice-climbers; D: peach ⇒ wobble
samus missile ⇒ A: samus; moves: side-special ⇒ missile
luigi d smash ⇒ A: luigi; moves: down-smash ⇒ d smash
yoshi djc nair vs marth ⇒ A: yoshi; D: marth; moves: neutral-air ⇒ djc nair
ganon stomp ⇒ A: ganondorf; moves: down-air ⇒ stomp
doc pills edgeguard on fox ⇒ A: dr-mario; D: fox; tags: Edgeguard; moves: neutral-special ⇒ pills
# sort ssbu
show me the latest mario uploads ⇒ A: mario; sort: new ⇒ uploads
whats new for kirby ⇒ A: kirby; sort: new ⇒
most upvoted ness combos ⇒ A: ness; sort: liked ⇒
the most popular edgeguards ⇒ tags: Edgeguard; sort: liked ⇒
top liked wario ⇒ A: wario; sort: liked ⇒
combos with the most likes for pit ⇒ A: pit; sort: liked ⇒
easiest true combos ⇒ tags: True Combo; sort: easy ⇒
easiest first, samus ⇒ A: samus; sort: easy ⇒
sort by newest greninja ⇒ A: greninja; sort: new ⇒
order by likes: ryu ⇒ A: ryu; sort: liked ⇒
recently added joker combos on fox ⇒ A: joker; D: fox; sort: new ⇒
favourite luigi combos ⇒ A: luigi; sort: liked ⇒
highest rated cloud strings ⇒ A: cloud; tags: String; sort: liked ⇒
freshest pichu combos ⇒ A: pichu; sort: new ⇒
works over the widest range of percents - lucas ⇒ A: lucas; sort: wide ⇒ over
newest to oldest zelda ⇒ A: zelda; sort: new ⇒
trending kazuya ⇒ A: kazuya; sort: liked ⇒
last uploaded bayonetta combos ⇒ A: bayonetta; sort: new ⇒
community favorite mewtwo combos ⇒ A: mewtwo; sort: liked ⇒
recent uploads vs steve ⇒ D: steve; sort: new ⇒ uploads
# condition ssbu
mario at the ledge, they di in ⇒ A: mario; position: ledge; di: in ⇒
combos from center stage for rob ⇒ A: rob; position: center ⇒
falco if they hold away ⇒ A: falco; di: out ⇒
pikachu combo if opponent DIs away ⇒ A: pikachu; di: out ⇒
no di needed greninja ⇒ A: greninja; di: none ⇒
works with any di, marth ⇒ A: marth; di: any ⇒
true on all DIs fox ⇒ A: fox; tags: True Combo; di: any ⇒
on battlefield top plat sheik ⇒ A: sheik; platform: top ⇒ on battlefield
without platforms lucina ⇒ A: lucina; platform: none ⇒
using side plats palutena ⇒ A: palutena; platform: side ⇒
50/50s for snake ⇒ A: snake; fiftyFifty: true ⇒
kirby oos punish ⇒ A: kirby; outOfShield: true ⇒ punish
out of shield options for link ⇒ A: link; outOfShield: true ⇒
beginner friendly peach combos ⇒ A: peach; difficulty: Easy ⇒
super easy yoshi combo ⇒ A: yoshi; difficulty: Easy ⇒
really hard fox combos ⇒ A: fox; difficulty: Hard ⇒
medium difficulty roy ⇒ A: roy; difficulty: Medium ⇒
only verified ness ⇒ A: ness; verified: true ⇒
admin approved dk combos ⇒ A: donkey-kong; verified: true ⇒ admin
patch 13.0.1 steve ⇒ A: steve; patch: 13.0.1 ⇒
on version 11.0.0 pyra ⇒ A: pyra; patch: 11.0.0 ⇒
offstage kill ganon ⇒ A: ganondorf; position: offstage ⇒ kill
when they're cornered, terry ⇒ A: terry; position: corner ⇒
in the corner ken ⇒ A: ken; position: corner ⇒
lucas near ledge at high percent ⇒ A: lucas; percent: 90-200; position: ledge ⇒
combos that start on a platform, falcon ⇒ A: captain-falcon; position: platform ⇒ start
pit ledge ⇒ A: pit; position: ledge ⇒
stuff for noobs with bowser ⇒ A: bowser; difficulty: Easy ⇒
one handed easy combos wolf ⇒ A: wolf; difficulty: Easy ⇒ handed
di up ⇒ di: up ⇒
diddy vs survival di ⇒ A: diddy-kong ⇒ survival di
not easy luigi ⇒ A: luigi; difficulty: Medium Hard ⇒
# author ssbu
combos by @leffen_fan ⇒ authors: leffen_fan ⇒
@izaw mario ⇒ A: mario; authors: izaw ⇒
author: beefy_smash ⇒ authors: beefy_smash ⇒
uploaded by @dabuz rosalina ⇒ A: rosalina-and-luma; authors: dabuz ⇒
from @tweek_tv ⇒ authors: tweek_tv ⇒
# moves ssbu
starts with jab ryu ⇒ A: ryu; moves: jab-1; starts: jab-1 ⇒ jab
dtilt starter mario ⇒ A: mario; moves: down-tilt; starts: down-tilt ⇒ dtilt
ending in dair falcon ⇒ A: captain-falcon; moves: down-air; ends: down-air ⇒ dair
finishes with fsmash ⇒ moves: forward-smash; ends: forward-smash ⇒ fsmash
ness pkt2 finisher ⇒ A: ness; moves: up-special; ends: up-special ⇒ pkt2
uair x4 mario ⇒ A: mario; moves: up-air; sequence: up-air up-air up-air up-air ⇒ uair
double nair luigi ⇒ A: luigi; moves: neutral-air; sequence: neutral-air neutral-air ⇒ nair
three up airs then up b mario ⇒ A: mario; moves: up-air up-special; sequence: up-air up-air up-air up-special ⇒ up airs up b
fair fair fair marth ⇒ A: marth; moves: forward-air; sequence: forward-air forward-air forward-air ⇒ fair fair fair
down throw into up air on fox with mario ⇒ A: mario; D: fox; moves: down-throw up-air; sequence: down-throw up-air ⇒ down throw up air
dthrow -> fair -> fair ⇒ moves: down-throw forward-air; sequence: down-throw forward-air forward-air ⇒ dthrow fair fair
nair then up smash fox ⇒ A: fox; moves: neutral-air up-smash; sequence: neutral-air up-smash ⇒ nair up smash
grab > dthrow > uair joker ⇒ A: joker; moves: grab down-throw up-air; sequence: grab down-throw up-air ⇒ grab dthrow uair
bair straight to bair kirby ⇒ A: kirby; moves: back-air; sequence: back-air back-air; contiguous: true ⇒ bair bair
jab jab upb ⇒ moves: jab-1 up-special; sequence: jab-1 jab-1 up-special ⇒ jab jab upb
contains dsmash and up tilt, lucina ⇒ A: lucina; moves: down-smash up-tilt ⇒ dsmash up tilt
with dash attack sonic ⇒ A: sonic; moves: dash-attack ⇒ dash attack
side b into up b ganon ⇒ A: ganondorf; moves: side-special up-special; sequence: side-special up-special ⇒ side b up b
falling up air confirms zelda ⇒ A: zelda; moves: up-air ⇒ falling up air confirms
mario without down b ⇒ A: mario; not moves: down-special ⇒
no up throw falco ⇒ A: falco; not moves: up-throw ⇒
combos that begin with a grab, donkey kong ⇒ A: donkey-kong; moves: grab; starts: grab ⇒ grab
up tilt up tilt up tilt bair ⇒ moves: up-tilt back-air; sequence: up-tilt up-tilt up-tilt back-air ⇒ up tilt up tilt up tilt bair
landing nair jab ⇒ moves: neutral-air jab-1 ⇒ landing nair jab
cross up nair to grab ⇒ moves: neutral-air grab; sequence: neutral-air grab ⇒ cross up nair grab
f-tilt lock ⇒ moves: forward-tilt ⇒ f tilt lock
z air toon link ⇒ A: toon-link; moves: z-air ⇒ z air
back throw kill ness ⇒ A: ness; moves: back-throw ⇒ back throw kill
drag down uair to dtilt samus ⇒ A: samus; moves: up-air down-tilt; sequence: up-air down-tilt ⇒ drag down uair dtilt
sour nair into fair sheik ⇒ A: sheik; moves: neutral-air forward-air; sequence: neutral-air forward-air ⇒ sour nair fair
# language ssbu
マリオ 即死コンボ ⇒ A: mario; percent: 0-0 ⇒ zero to death
リンク 対 クッパ ⇒ A: link; D: bowser ⇒
カービィ 始動 下投げ ⇒ A: kirby; moves: down-throw; starts: down-throw ⇒ down throw
ゼロスーツサムス コンボ ⇒ A: zero-suit-samus ⇒
キャプテンファルコン vs フォックス ⇒ A: captain-falcon; D: fox ⇒
スティーブ コンボ 0% ⇒ A: steve; percent: 0-0 ⇒
ピカチュウ 復帰阻止 ⇒ A: pikachu; tags: Edgeguard ⇒
ガノン ⇒ A: ganondorf ⇒
セフィロス 50% ⇒ A: sephiroth; percent: 50-50 ⇒
むらびと ⇒ A: villager ⇒
커비 콤보 ⇒ A: kirby ⇒
피카츄 vs 마리오 ⇒ A: pikachu; D: mario ⇒
마르스 ⇒ A: marth ⇒
马里奥 连招 ⇒ A: mario ⇒
皮卡丘 ⇒ A: pikachu ⇒
路易吉 vs 林克 ⇒ A: luigi; D: link ⇒
марио против линка ⇒ A: mario; D: link ⇒
пикачу комбо ⇒ A: pikachu ⇒
Dracaufeu contre Mewtu ⇒ A: charizard; D: mewtwo ⇒
Rondoudou ⇒ A: jigglypuff ⇒
Pummeluff gegen Glurak ⇒ A: jigglypuff; D: charizard ⇒
Carapuce ⇒ A: squirtle ⇒
Schiggy combos ⇒ A: squirtle ⇒
Bisaknosp ⇒ A: ivysaur ⇒
combos con samus oscura ⇒ A: dark-samus ⇒
Samus Zero combos de principiante ⇒ A: zero-suit-samus; difficulty: Easy ⇒
mejores combos de capitan falcon contra bowser ⇒ A: captain-falcon; D: bowser ⇒ mejores
Plante Piranha ⇒ A: piranha-plant ⇒
Pflanze ⇒ ⇒ pflanze
Animatrice wii fit ⇒ A: wii-fit-trainer ⇒ animatrice
Entrenadora de wii fit ⇒ A: wii-fit-trainer ⇒
kuppa vs pikachu ⇒ A: bowser; D: pikachu ⇒
purin ⇒ A: jigglypuff ⇒
nesu 40% ⇒ A: ness; percent: 40-40 ⇒
rizaadon ⇒ A: charizard ⇒
koopa ⇒ A: bowser ⇒
ganondorfo ⇒ A: ganondorf ⇒
amphinobi ⇒ A: greninja ⇒
Quajutsu ⇒ A: greninja ⇒
ゲッコウガ 撃墜 ⇒ A: greninja ⇒ 撃墜
# spoken ssbu
hey guys i just picked up mario and im struggling against donkey kong, what can i do at like 40 percent ⇒ A: mario; D: donkey-kong; percent: 40-40 ⇒ picked up struggling
can somebody tell me what falcon's kill confirms are around 100 ⇒ A: captain-falcon; percent: 100-100 ⇒ kill confirms
i main bowser what should i learn ⇒ A: bowser ⇒
is there anything true from down throw as lucas at zero ⇒ A: lucas; tags: True Combo; percent: 0-0; moves: down-throw ⇒ down throw
looking for easy edgeguards with pit please ⇒ A: pit; tags: Edgeguard; difficulty: Easy ⇒
how do i combo fox with kirby when he is at 20 ⇒ A: kirby; D: fox; percent: 20-20 ⇒
whats the best punish out of shield for bowser ⇒ A: bowser; outOfShield: true ⇒ punish
what works on ganon ⇒ D: ganondorf ⇒
what works on ganon as marth ⇒ A: marth; D: ganondorf ⇒
my friend plays ness and i play luigi, any 0 to death? ⇒ A: luigi; D: ness; percent: 0-0 ⇒ zero to death
show me something cool with snake that's not an edgeguard ⇒ A: snake; not tags: Edgeguard ⇒ cool
need help vs pikachu i use ike ⇒ A: ike; D: pikachu ⇒
which true combos does joker have between 30 and 60 ⇒ A: joker; tags: True Combo; percent: 30-60 ⇒
i want to see the newest zelda combos that work at the ledge ⇒ A: zelda; sort: new; position: ledge ⇒
how to kill jigglypuff early with sephiroth ⇒ A: sephiroth; D: jigglypuff ⇒ early
best way to punish a spot dodge with roy ⇒ A: roy; moves: spot-dodge ⇒ punish spot dodge
does up air chain into itself for mario ⇒ A: mario; moves: up-air ⇒ up air chain itself
give me hard fox combos sorted by likes ⇒ A: fox; sort: liked; difficulty: Hard ⇒
i keep getting grabbed by wario what can he do to me at 0 ⇒ A: wario; percent: 0-0 ⇒ keep grabbed
any combos for wolf that end with down smash? ⇒ A: wolf; moves: down-smash; ends: down-smash ⇒ down smash
what are some string follow ups off nair for palutena ⇒ A: palutena; tags: String; moves: neutral-air; starts: neutral-air ⇒ follow ups nair
ultimate combos for a new player using kirby ⇒ A: kirby; difficulty: Easy ⇒
combos i can do with pichu against heavy characters ⇒ A: pichu; D: bowser king-k-rool donkey-kong king-dedede ganondorf charizard incineroar kazuya piranha-plant ⇒
combos on light characters with ganon ⇒ A: ganondorf; D: peach daisy zelda falco young-link meta-knight zero-suit-samus sonic rosalina-and-luma little-mac greninja duck-hunt bayonetta isabelle sora kirby fox pikachu jigglypuff sheik pichu mewtwo mr-game-and-watch squirtle olimar sephiroth ⇒
zero suit samus ladder to kill from 30 percent ⇒ A: zero-suit-samus; percent: 30-200 ⇒ ladder kill
# negation ssbu
ness but not against fox ⇒ A: ness; not D: fox ⇒
mario, no strings ⇒ A: mario; not tags: String ⇒
everything except edgeguards for corrin ⇒ A: corrin; not tags: Edgeguard ⇒
samus not dark samus ⇒ A: samus; not A: dark-samus ⇒
not verified peach ⇒ A: peach; verified: false ⇒
fox combos that don't use up smash ⇒ A: fox; not moves: up-smash ⇒
exclude reads mii gunner ⇒ A: mii-gunner; not tags: Read ⇒
hide true combos pikachu ⇒ A: pikachu; not tags: True Combo ⇒
combos without grabs, snake ⇒ A: snake; not moves: grab ⇒
i dont want edgeguards, show bowser ⇒ A: bowser; not tags: Edgeguard ⇒
toon link minus strings ⇒ A: toon-link; not tags: String ⇒
anyone but mario vs dk ⇒ D: donkey-kong; not A: mario ⇒
-tag:String joker ⇒ A: joker; not tags: String ⇒
not hard steve ⇒ A: steve; difficulty: Easy Medium ⇒
non true combos ike ⇒ A: ike; not tags: True Combo ⇒
lucina w/o fair ⇒ A: lucina; not moves: forward-air ⇒
never dair, falcon ⇒ A: captain-falcon; not moves: down-air ⇒
skip the ledge traps min min ⇒ A: min-min; not tags: Ledge Trap ⇒
fox not at 0% ⇒ A: fox; percent: 1-200 ⇒
avoid nair, pit ⇒ A: pit; not moves: neutral-air ⇒
# technique ssbm
fox waveshine ⇒ A: fox ⇒ waveshine
marth ken combo ⇒ A: marth ⇒ ken combo
wobbling ⇒ A: ice-climbers ⇒ wobbling
falcon knee ⇒ A: captain-falcon; moves: forward-air ⇒ knee
falcon stomp knee ⇒ A: captain-falcon; moves: down-air forward-air ⇒ stomp knee
falco pillar on marth ⇒ A: falco; D: marth ⇒ pillar
falco lasers ⇒ A: falco; moves: neutral-special ⇒ lasers
shine spike ⇒ A: fox falco; moves: down-special ⇒ shine spike
multishine ⇒ ⇒ multishine
moonwalk falcon ⇒ A: captain-falcon ⇒ moonwalk
peach dsmash ⇒ A: peach; moves: down-smash ⇒ dsmash
rest ⇒ A: jigglypuff; moves: down-special ⇒ rest
gentleman falcon ⇒ A: captain-falcon; moves: jab-3 ⇒ gentleman
sheik tech chase ⇒ A: sheik; tags: Tech Chase ⇒
crouch cancel samus ⇒ A: samus ⇒ crouch cancel
marth tipper fsmash at 70 ⇒ A: marth; percent: 70-70; moves: forward-smash ⇒ tipper fsmash
edge cancel falco ⇒ A: falco ⇒ edge cancel
ledgedash fox ⇒ A: fox ⇒ ledgedash
# technique ssbu
waft ⇒ A: wario; moves: down-special ⇒ waft
wario waft confirms ⇒ A: wario; moves: down-special ⇒ waft confirms
dacus snake ⇒ A: snake ⇒ dacus
luigi down b zero to death ⇒ A: luigi; percent: 0-0; moves: down-special ⇒ down b zero to death
sakurai combo ⇒ ⇒ sakurai combo
ding dong dk ⇒ A: donkey-kong ⇒ ding dong
pkt2 ⇒ A: ness; moves: up-special ⇒ pkt2
ness pk fire ⇒ A: ness; moves: side-special ⇒ pk fire
bayo witch twist ⇒ A: bayonetta; moves: up-special ⇒ witch twist
kazuya ewgf into dair ⇒ A: kazuya; moves: down-air ⇒ ewgf dair
ladder combo mario ⇒ A: mario ⇒ ladder
roa nair loop ⇒ moves: neutral-air ⇒ roa nair loop
RAR bair dk ⇒ A: donkey-kong; moves: back-air ⇒ rar bair
footstool combos ridley ⇒ A: ridley ⇒ footstool
jab lock joker ⇒ A: joker; moves: jab-1 ⇒ jab lock
touch of death luigi ⇒ A: luigi; percent: 0-0 ⇒ zero to death
ToD greninja ⇒ A: greninja; percent: 0-0 ⇒ zero to death
# odd ssbu
MARIO VS DK!!!! ⇒ A: mario; D: donkey-kong ⇒
mario+luigi ⇒ A: mario luigi ⇒
mario🔥combos ⇒ A: mario ⇒
"dthrow > uair x3 > upB (0-40%)" ⇒ ⇒ "dthrow > uair x3 > upb (0-40%)"
dthrow > uair x3 > upB (0-40%) mario ⇒ A: mario; percent: 0-40; moves: down-throw up-air up-special; sequence: down-throw up-air up-air up-air up-special up-special up-special ⇒ dthrow uair upb
Fox (SSBU) - UpTilt to Usmash ⇒ A: fox; moves: up-tilt up-smash; sequence: up-tilt up-smash ⇒ uptilt usmash
mario... dk? ⇒ A: mario; D: donkey-kong ⇒
mario v. dk @ 60% ⇒ A: mario; D: donkey-kong; percent: 60-60 ⇒
[Combo] Palutena nair>nair>bair ⇒ A: palutena; moves: neutral-air back-air; sequence: neutral-air neutral-air back-air ⇒ nair nair bair
char=mario opp=dk ⇒ A: mario; D: donkey-kong ⇒ char opp
MaRiO vS LiNk ⇒ A: mario; D: link ⇒
mario    vs     link ⇒ A: mario; D: link ⇒
melee fox vs marth ⇒ game: ssbm; A: fox; D: marth ⇒
falcon combos in melee ⇒ game: ssbm; A: captain-falcon ⇒
smash 4 bayonetta ⇒ A: bayonetta ⇒ smash 4
40-60% ⇒ percent: 40-60 ⇒
0td ⇒ percent: 0-0 ⇒ zero to death
on fox ⇒ D: fox ⇒
`);
