import { queryRows } from './query-row.js';

/** What players say, written by people who knew none of the rules; see docs/search.md for how much was read right at first sight. */
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
marth by zain vs fox ⇒ A: marth; D: fox ⇒ by zain
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
# language ssbu
プリン ⇒ A: jigglypuff ⇒
ガノン 0% ⇒ A: ganondorf; percent: 0-0 ⇒
ゲッコウガ コンボ ⇒ A: greninja ⇒
# language ssbm
マルス vs フォックス ⇒ A: marth; D: fox ⇒
# language ssbu
むらびと edgeguard ⇒ A: villager; tags: Edgeguard ⇒
ロックマン uair ⇒ A: mega-man; moves: up-air ⇒ uair
カズヤ 0 to death ⇒ A: kazuya; percent: 0-0 ⇒ zero to death
ガオガエン easy combo ⇒ A: incineroar; difficulty: Easy ⇒
ﾋﾟｶﾁｭｳ ⇒ A: pikachu ⇒
# language ssbm
ファルコン knee ⇒ A: captain-falcon; moves: forward-air ⇒ knee
# language ssbu
リュカ dthrow ⇒ A: lucas; moves: down-throw ⇒ dthrow
ホムラ ⇒ A: pyra ⇒
murabito ⇒ A: villager ⇒
gekkouga dair combo ⇒ A: greninja; moves: down-air ⇒ dair
# language ssbm
purin rest ⇒ A: jigglypuff; moves: down-special ⇒ rest
# language ssbu
커비 콤보 ⇒ A: kirby ⇒
개굴닌자 30-60% ⇒ A: greninja; percent: 30-60 ⇒
# language ssbm
폭스 vs 팔코 ⇒ A: fox; D: falco ⇒
# language ssbu
세피로스 fair ⇒ A: sephiroth; moves: forward-air ⇒ fair
푸린 true combo ⇒ A: jigglypuff; tags: True Combo ⇒
马里奥 ⇒ A: mario ⇒
皮卡丘 nair loop ⇒ A: pikachu; moves: neutral-air ⇒ nair loop
喷火龙 vs 林克 ⇒ A: charizard; D: link ⇒
# language ssbm
超梦 ⇒ A: mewtwo ⇒
# language ssbu
史蒂夫 0% combo ⇒ A: steve; percent: 0-0 ⇒
Соник 0-30 ⇒ A: sonic; percent: 0-30 ⇒
Кирби против Снейка ⇒ A: kirby; D: snake ⇒
комбо на клауда ⇒ A: cloud ⇒
# language ssbm
Ганондорф stomp ⇒ A: ganondorf; moves: down-air ⇒ stomp
# language ssbu
dracaufeu ⇒ A: charizard ⇒
Amphinobi combo facile ⇒ A: greninja; difficulty: Easy ⇒
rondoudou contre félinferno ⇒ A: jigglypuff; D: incineroar ⇒
Roi Dadidou kill percent ⇒ A: king-dedede; percent: 90-200 ⇒
Glurak upthrow ⇒ A: charizard; moves: up-throw ⇒ upthrow
Quajutsu gegen Schiggy ⇒ A: greninja; D: squirtle ⇒
combos con aldeano ⇒ A: villager ⇒
Planta Piraña a 60% ⇒ A: piranha-plant; percent: 60-60 ⇒
Rosalinda e Sfavillotto ⇒ A: rosalina-and-luma ⇒ e sfavillotto
pianta piranha up b ⇒ A: piranha-plant; moves: up-special ⇒ up b
combo do Herói ⇒ A: hero ⇒
# spoken ssbu
hi, could someone please tell me what i can do with mario out of down throw when they're at like 30 percent ⇒ A: mario; percent: 30-30; moves: down-throw; starts: down-throw ⇒ down throw
im new to the game and i main kirby, whats an easy combo that starts with up tilt ⇒ A: kirby; moves: up-tilt; starts: up-tilt; difficulty: Easy ⇒ game up tilt
# spoken ssbm
what is the best way to kill fox with marth from a grab at zero percent ⇒ A: marth; D: fox; percent: 0-0; moves: grab ⇒ grab
# spoken ssbu
does anyone know if palutena nair into bair is true around 80? ⇒ A: palutena; tags: True Combo; percent: 80-80; moves: neutral-air back-air; sequence: neutral-air back-air ⇒ anyone nair bair
so my friend keeps playing king k rool and i only have a wolf, what do i do to him at low percent ⇒ A: wolf; D: king-k-rool; percent: 0-40 ⇒ keeps him
# spoken ssbm
can you guys show me some sick falcon combos that end in a knee please and thank you ⇒ A: captain-falcon; moves: forward-air; ends: forward-air ⇒ sick knee
# spoken ssbu
looking for hard zero suit samus combos that nobody does, preferably on a platform ⇒ A: zero-suit-samus; difficulty: Hard; position: platform ⇒ nobody preferably
what should i do after landing dragdown up air with link at mid percents ⇒ A: link; percent: 40-90; moves: up-air; starts: up-air ⇒ landing dragdown up air
# spoken ssbm
my buddy plays sheik and i play falco, what combos do i have on her when she is above 40 ⇒ A: falco; D: sheik; percent: 40-200 ⇒ on
# spoken ssbu
how do i edgeguard ness with greninja without getting hit by pk thunder ⇒ A: greninja; D: ness; tags: Edgeguard ⇒ without hit pk thunder
I was wondering whether Joker has a zero to death near the ledge, any help appreciated ⇒ A: joker; percent: 0-0; position: ledge ⇒ whether zero to death appreciated
what are the newest combos people found for steve ⇒ A: steve; sort: new ⇒ found
which ken combos have the most likes ⇒ A: ken; sort: liked ⇒
# spoken ssbm
alright so i get the up throw with fox on marth, he's at 20 or something, he di's in, now what ⇒ A: fox; D: marth; percent: 20-20; moves: up-throw; di: in ⇒ alright up throw
# spoken ssbu
What moves link into forward smash with little mac? ⇒ A: little-mac; moves: forward-smash ⇒ moves link into forward smash
is there any combo with mr game and watch that goes from down throw to up smash and starts at like 40 to 70 percent? ⇒ A: mr-game-and-watch; percent: 40-70; moves: down-throw up-smash; sequence: down-throw up-smash ⇒ down throw up smash starts
would love to see some ganondorf stuff just for fun, doesnt have to be true ⇒ A: ganondorf; tags: For Fun ⇒ doesnt true
can anyone recommend combos out of shield for lucina ⇒ A: lucina; outOfShield: true ⇒ anyone
# spoken ssbm
how to tech chase with sheik on battlefield when the opponent misses the tech ⇒ A: sheik; tags: Tech Chase ⇒ on battlefield misses tech
# spoken ssbu
what does sora do to a bowser who is at fifty percent and standing in the corner ⇒ A: sora; D: bowser; percent: 50-50; position: corner ⇒ standing
give me all combos with wario where waft is the last hit ⇒ A: wario; moves: down-special; ends: down-special ⇒ waft
i keep dropping the second up air in my diddy dthrow uair uair, is there an easier follow up ⇒ A: diddy-kong; moves: up-air down-throw; sequence: down-throw up-air up-air; difficulty: Easy ⇒ keep dropping second up air dthrow uair uair follow up
# spoken ssbm
could you tell me how ice climbers can kill from a grab without wobbling ⇒ A: ice-climbers; moves: grab; starts: grab ⇒ kill grab without wobbling
# spoken ssbu
what can i do as inkling if i hit a back air and they are off the stage ⇒ A: inkling; moves: back-air; starts: back-air; position: offstage ⇒ back air
Good evening everyone, does Corrin have anything guaranteed out of down tilt below 30%? ⇒ A: corrin; tags: True Combo; percent: 0-30; moves: down-tilt; starts: down-tilt ⇒ evening everyone down tilt
pls i beg someone tell me how to beat sonic with donkey kong, any kill setup from cargo ⇒ A: donkey-kong; D: sonic ⇒ beg kill setup cargo
does the pit nair up air thing still work after patch 13.0.1 ⇒ A: pit; moves: neutral-air up-air; patch: 13.0.1 ⇒ nair up air after
# spoken ssbm
what are some good ganon combos vs spacies that begin with down throw and finish with up air or whatever ⇒ A: ganondorf; D: fox falco; moves: down-throw up-air; starts: down-throw; ends: up-air ⇒ down throw up air whatever
# spoken ssbu
i want a fifty fifty for mythra at kill percent that leads to up smash ⇒ A: mythra; percent: 90-200; moves: up-smash; fiftyFifty: true; ends: up-smash ⇒ up smash
hello there i got bodied by a samus main yesterday so how does dr mario combo her early ⇒ A: dr-mario; D: samus ⇒ bodied yesterday early
any medium difficulty strings for ike that cover di away ⇒ A: ike; tags: String; difficulty: Medium; di: out ⇒ cover
i play both ryu and ken, which combos do they both have from down tilt ⇒ A: ryu ken; moves: down-tilt ⇒ down tilt
# spoken ssbm
ok so like peach down smash obviously but what about float fair stuff at 60 to 90 against captain falcon ⇒ A: peach; D: captain-falcon; percent: 60-90; moves: down-smash forward-air ⇒ down smash obviously float fair
# spoken ssbu
can pikachu combo neutral air into thunder and if yes from what percent ⇒ A: pikachu; moves: neutral-air down-special; sequence: neutral-air down-special ⇒ neutral air thunder yes
anyone got verified combos for shulk around 45 that use back air twice ⇒ A: shulk; percent: 45-45; moves: back-air; verified: true ⇒ anyone back air
where do i find stuff that rosalina does under a platform with up airs ⇒ A: rosalina-and-luma; moves: up-air ⇒ under platform up airs
# spoken ssbm
im on the melee side now lol, wheres a zelda combo that isnt just lightning kick ⇒ A: zelda; moves: forward-air ⇒ on side wheres isnt lightning kick
# spoken ssbu
what did fox have in melee from up throw, asking for a friend ⇒ game: ssbm; A: fox; moves: up-throw ⇒ did up throw
tell me the combo where snake does nikita after down throw please ⇒ A: snake; moves: side-special down-throw ⇒ nikita after down throw
dear combo people, i have an isabelle and a dream, any kill confirms ⇒ A: isabelle ⇒ dear dream kill confirms
can someone explain what to do with terry once he has go, ideally starting from jab jab ⇒ A: terry; moves: jab-1; sequence: jab-1 jab-1; starts: jab-1 ⇒ explain once ideally jab jab
# spoken ssbm
whats a good thing for luigi at 0 that beats fox and falco, grabs preferred ⇒ A: luigi; D: fox falco; percent: 0-0; moves: grab ⇒ beats grabs preferred
# spoken ssbu
i would like to sort hero combos by how easy they are if thats possible ⇒ A: hero; sort: easy ⇒
can young link ledge trap with bombs, if so at what percent does it start to work ⇒ A: young-link; tags: Ledge Trap; moves: down-special ⇒ bombs start
hey, thanks for the great site by the way! ⇒ ⇒ hey, thanks for the great site by the way!
i'm getting destroyed by min min and piranha plant, what can lucario do against them at high percent ⇒ A: lucario; D: min-min piranha-plant; percent: 90-200 ⇒ destroyed
# negation ssbu
mario combos without up b ⇒ A: mario; not moves: up-special ⇒
marth no fair ⇒ A: marth; not moves: forward-air ⇒
# negation ssbm
falco not vs fox ⇒ A: falco; not D: fox ⇒
# negation ssbu
anything but steve ⇒ not A: steve ⇒
# negation ssbm
sheik w/o grabs ⇒ A: sheik; not moves: grab ⇒
# negation ssbu
pikachu -thunder ⇒ A: pikachu; not moves: down-special ⇒
dk combos that dont need a grab ⇒ A: donkey-kong; not moves: grab ⇒
not true combos yoshi ⇒ A: yoshi; not tags: True Combo ⇒
bowser no platform ⇒ A: bowser; platform: none ⇒
# negation ssbm
falcon nair knee not on spacies ⇒ A: captain-falcon; not D: fox falco; moves: neutral-air forward-air ⇒ nair knee
# negation ssbu
wolf everything except edgeguards ⇒ A: wolf; not tags: Edgeguard ⇒
cloud bair but no limit ⇒ A: cloud; moves: back-air ⇒ bair no limit
ness dthrow fair, no reads ⇒ A: ness; not tags: Read; moves: down-throw forward-air ⇒ dthrow fair
# negation ssbm
peach but without dsmash ⇒ A: peach; not moves: down-smash ⇒
# negation ssbu
ken minus shoryuken ⇒ A: ken; not moves: up-special ⇒
lucina combos excluding dtilt and utilt ⇒ A: lucina; not moves: down-tilt up-tilt ⇒
joker no for fun stuff ⇒ A: joker; not tags: For Fun ⇒
unverified ridley ⇒ A: ridley; verified: false ⇒
luigi 0 to death without down throw ⇒ A: luigi; not moves: down-throw; percent: 0-0 ⇒ zero to death
combos against anyone other than jigglypuff with samus ⇒ A: samus; not D: jigglypuff ⇒
mewtwo dont want strings only true ⇒ A: mewtwo; tags: True Combo; not tags: String ⇒
# negation ssbm
marth on fox no di ⇒ A: marth; D: fox; di: none ⇒
# negation ssbu
spacies but not wolf ⇒ A: fox falco wolf; not A: wolf ⇒
greninja never using side b ⇒ A: greninja; not moves: side-special ⇒
sans jab little mac ⇒ A: little-mac; not moves: jab-1 ⇒
robin nothing with smash attacks ⇒ A: robin; not moves: forward-smash up-smash down-smash ⇒
# negation ssbm
# negation ssbu
zss flip kick, exclude tech chases ⇒ A: zero-suit-samus; not tags: Tech Chase; moves: down-special ⇒ flip kick
i don't care about edgeguards or ledgetraps just toon link combos ⇒ A: toon-link; not tags: Edgeguard, Ledge Trap ⇒
# technique ssbm
knee ⇒ A: captain-falcon; moves: forward-air ⇒ knee
# technique ssbu
full waft setups ⇒ A: wario; moves: down-special ⇒ full waft setups
# technique ssbm
drill rest ⇒ A: jigglypuff; moves: down-special ⇒ drill rest
fox waveshine usmash ⇒ A: fox; moves: up-smash ⇒ waveshine usmash
# technique ssbu
pkt2 kill lucas ⇒ A: lucas; moves: up-special ⇒ pkt2 kill
# technique ssbm
ken combo ⇒ A: marth ⇒ ken combo
# technique ssbu
ding dong ⇒ ⇒ ding dong
hoo hah diddy ⇒ A: diddy-kong ⇒ hoo hah
# technique ssbm
shine spike ⇒ A: fox falco; moves: down-special ⇒ shine spike
pillar combo falco on ganon ⇒ A: falco; D: ganondorf ⇒ pillar
wobbling ⇒ A: ice-climbers ⇒ wobbling
# technique ssbu
electric into 0td kazuya ⇒ A: kazuya; percent: 0-0 ⇒ electric zero to death
ladder combo zss ⇒ A: zero-suit-samus ⇒ ladder
witch time punish ⇒ A: bayonetta; moves: down-special ⇒ witch time punish
buster wolf confirm ⇒ ⇒ buster wolf confirm
gyro nair rob ⇒ A: rob; moves: down-special neutral-air ⇒ gyro nair
banana into fsmash ⇒ moves: forward-smash ⇒ banana fsmash
# technique ssbm
gentleman to knee ⇒ A: captain-falcon; moves: jab-3 forward-air; sequence: jab-3 forward-air ⇒ gentleman knee
upthrow rest on fox ⇒ A: jigglypuff; D: fox; moves: up-throw down-special ⇒ upthrow rest
# technique ssbu
falling up air into usmash kirby ⇒ A: kirby; moves: up-air up-smash; sequence: up-air up-smash ⇒ falling up air usmash
footstool combos sheik ⇒ A: sheik ⇒ footstool
# technique ssbm
multishine pressure ⇒ ⇒ multishine pressure
# technique ssbu
thunder jolt nair pika ⇒ A: pikachu; moves: neutral-special neutral-air ⇒ thunder jolt nair
falcon punch 4 fun ⇒ A: captain-falcon; tags: For Fun; moves: neutral-special ⇒ punch
# odd ssbu
dthrow > uair x3 > upB (0-40%) luigi ⇒ A: luigi; percent: 0-40; moves: down-throw up-air up-special; sequence: down-throw up-air up-air up-air up-special up-special up-special ⇒ dthrow uair upb
MARIO LADDER COMBO!!!! ⇒ A: mario ⇒ ladder
🔥🔥 joker 0-death 🔥🔥 ⇒ A: joker; percent: 0-0 ⇒ zero to death
# odd ssbm
# odd ssbu
https://www.youtube.com/watch?v=dQw4w9WgXcQ ⇒ ⇒ https://www.youtube.com/watch?v=dqw4w9wgxcq
[Roy] Nair -> Bair @ 60%+ ⇒ A: roy; percent: 60-200; moves: neutral-air back-air; sequence: neutral-air back-air ⇒ nair bair
# odd ssbm
Falcon: uthrow/uair/knee ⇒ A: captain-falcon; moves: up-throw up-air forward-air ⇒ uthrow uair knee
# odd ssbu
d.throw, f.air, f.air, b.air "DK" ⇒ moves: down-throw forward-air back-air; sequence: down-throw forward-air forward-air back-air ⇒ d throw f air f air b air "dk"
cloud???? ⇒ A: cloud ⇒
# odd ssbm
sheik dthrow→ftilt→fair ⇒ A: sheik; moves: down-throw forward-tilt forward-air; sequence: down-throw forward-tilt forward-air ⇒ dthrow ftilt fair
# odd ssbu
palu|nair|bair|~90% ⇒ A: palutena; percent: 90-90; moves: neutral-air back-air ⇒ nair bair
steve_vs_kazuya ⇒ A: steve; D: kazuya ⇒
👑🐢 combos lol ⇒ ⇒ 👑🐢 combos lol
*TRUE* pichu (0%→70%) ⇒ A: pichu; tags: True Combo; percent: 0-70 ⇒
r/CrazyHand wolf bair+bair+dsmash, kills @ 110?? ⇒ A: wolf; percent: 110-110; moves: back-air down-smash; sequence: back-air back-air down-smash ⇒ r crazyhand bair bair dsmash kills
`);
