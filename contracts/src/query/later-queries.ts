import { queryRows } from './query-row.js';

/** Questions as players ask them, written down after most rules for them were; see docs/search.md for how many were read right at first sight. */
export const laterQueries = queryRows(`
# plain ssbu
marf vs zss ⇒ D: zero-suit-samus ⇒ marf
kirbo combos ⇒ A: kirby ⇒
pikachu setups on wii fit at 70 ⇒ A: pikachu; D: wii-fit-trainer; percent: 70-70 ⇒ setups
donkey kong bruh combos ⇒ A: donkey-kong ⇒ bruh
gimme palutena kill confirms 90 - 120 ⇒ A: palutena; percent: 90-120 ⇒ kill confirms
roy/chrom on fox ⇒ A: roy chrom; D: fox ⇒
ridley combos against little mac low% ⇒ A: ridley; D: little-mac; percent: 0-40 ⇒
sephiroth bnb ⇒ A: sephiroth ⇒ bnb
pyra mythra swap combos ⇒ A: pyra mythra ⇒ swap
simon vs samus 30-45% ⇒ A: simon; D: samus; percent: 30-45 ⇒
mii swordfighter anything above 100% ⇒ A: mii-swordfighter; percent: 100-200 ⇒
banjo wonderwing reads ⇒ A: banjo-and-kazooie; moves: side-special ⇒ wonderwing reads
rosa on heavies ⇒ A: rosalina-and-luma; D: bowser king-k-rool donkey-kong king-dedede ganondorf charizard incineroar kazuya piranha-plant ⇒
yoshi vs bowser jr at 0 ⇒ A: yoshi; D: bowser-jr; percent: 0-0 ⇒
olimar true combo list ⇒ A: olimar; tags: True Combo ⇒ list
greninja 50-80 on pit ⇒ A: greninja; D: pit; percent: 50-80 ⇒
lucas vs ness ledgetraps ⇒ A: lucas; D: ness; tags: Ledge Trap ⇒
mewtwo confirm percents ⇒ A: mewtwo ⇒ confirm
hero vs dedede ⇒ A: hero; D: king-dedede ⇒
cloud edgeguard ike ⇒ A: cloud; D: ike; tags: Edgeguard ⇒
jiggs rest under 60 ⇒ A: jigglypuff; percent: 0-60; moves: down-special ⇒ rest
meta knight ladder past 20% ⇒ A: meta-knight; percent: 20-200 ⇒ ladder
combos vs steve ⇒ D: steve ⇒
wario chomp ⇒ A: wario; moves: neutral-special ⇒ chomp
incin cross chop ⇒ A: incineroar; moves: up-special ⇒ cross chop
# plain ssbm
shiek on fox ⇒ A: sheik; D: fox ⇒
ylink vs puff ⇒ A: young-link; D: jigglypuff ⇒
mango style falco on marth ⇒ A: falco; D: marth ⇒ mango style
dr mario vs peach edgeguards ⇒ A: dr-mario; D: peach; tags: Edgeguard ⇒
zelda kicks ⇒ A: zelda ⇒ kicks
game n watch vs doc ⇒ A: mr-game-and-watch; D: dr-mario ⇒
roy on spacies 40 to 80 ⇒ A: roy; D: fox falco; percent: 40-80 ⇒
kirby melee 0td ⇒ A: kirby; percent: 0-0 ⇒ zero to death
# sort ssbu
newest pichu ⇒ A: pichu; sort: new ⇒
which ike combo has the most likes ⇒ A: ike; sort: liked ⇒
most viewed combos for rob ⇒ A: rob ⇒ most viewed
popular strings right now ⇒ tags: String; sort: liked ⇒ right
mario, most recent ⇒ A: mario; sort: new ⇒
sorted by newest: villager ⇒ A: villager; sort: new ⇒
easiest combos for shulk vs pika ⇒ A: shulk; D: pikachu; sort: easy ⇒
top combos zelda ⇒ A: zelda ⇒ top
new terry stuff ⇒ A: terry; sort: new ⇒
most loved corrin combo ⇒ A: corrin; sort: liked ⇒
# condition ssbu
diddy di in ⇒ A: diddy-kong; di: in ⇒
wolf combos when they di out ⇒ A: wolf; di: out ⇒
any di ken ⇒ A: ken; di: any ⇒
sheik on no platforms ⇒ A: sheik; platform: none ⇒
byleth from the ledge ⇒ A: byleth; position: ledge ⇒
inkling offstage edgeguards vs mario ⇒ A: inkling; D: mario; tags: Edgeguard; position: offstage ⇒
low plat fox ladder ⇒ A: fox; platform: low ⇒ ladder
is there a 50/50 for bayonetta ⇒ A: bayonetta; fiftyFifty: true ⇒
shield punish with zelda ⇒ A: zelda; outOfShield: true ⇒
oos joker ⇒ A: joker; outOfShield: true ⇒
beginner ness combos ⇒ A: ness; difficulty: Easy ⇒
pro level hard pikachu combos ⇒ A: pikachu; difficulty: Hard ⇒ pro level
intermediate combos for min min ⇒ A: min-min; difficulty: Medium ⇒
verified true combos ⇒ tags: True Combo; verified: true ⇒
unverified only samus ⇒ A: samus; verified: false ⇒
13.0.2 sora ⇒ A: sora; patch: 13.0.2 ⇒
patch 12.0.0 kazuya electric ⇒ A: kazuya; patch: 12.0.0 ⇒ electric
in the middle of the stage, mac ⇒ A: little-mac; position: center ⇒
robin corner ⇒ A: robin; position: corner ⇒
works with no DI on dk ⇒ D: donkey-kong; di: none ⇒
# moves ssbu
nair uair fox ⇒ A: fox; moves: neutral-air up-air ⇒ nair uair
dthrow fair fair ness ⇒ A: ness; moves: down-throw forward-air; sequence: down-throw forward-air forward-air ⇒ dthrow fair fair
opens with dash attack ⇒ moves: dash-attack; starts: dash-attack ⇒ dash attack
finisher bair ⇒ moves: back-air; ends: back-air ⇒ bair
uthrow > uair mario 0-30 ⇒ A: mario; percent: 0-30; moves: up-throw up-air; sequence: up-throw up-air ⇒ uthrow uair
upb out of dtilt ⇒ moves: up-special down-tilt; starts: down-tilt ⇒ upb dtilt
2x nair luigi ⇒ A: luigi; moves: neutral-air; sequence: neutral-air neutral-air ⇒ nair
jab 1 into grab ⇒ moves: jab-1 grab; sequence: jab-1 grab ⇒ jab 1 grab
ends with an up smash, peach ⇒ A: peach; moves: up-smash; ends: up-smash ⇒ up smash
no jab fox ⇒ A: fox; not moves: jab-1 ⇒
side special into nair inkling ⇒ A: inkling; moves: side-special neutral-air; sequence: side-special neutral-air ⇒ side special nair
has down air, ganondorf ⇒ A: ganondorf; moves: down-air ⇒ down air
bair bair bair dk ⇒ A: donkey-kong; moves: back-air; sequence: back-air back-air back-air ⇒ bair bair bair
fsmash confirm ⇒ moves: forward-smash ⇒ fsmash confirm
uair juggle to 60% ⇒ percent: 0-60; moves: up-air ⇒ uair juggle
# language ssbu
ルカリオ コンボ ⇒ A: lucario ⇒
ドンキー vs マリオ 40% ⇒ A: donkey-kong; D: mario; percent: 40-40 ⇒
ガノンドロフ 確定コンボ ⇒ A: ganondorf; tags: True Combo ⇒
젤다 ⇒ A: zelda ⇒
루이지 콤보 0-40 ⇒ A: luigi; percent: 0-40 ⇒
塞尔达 ⇒ A: zelda ⇒
大金刚 vs 马里奥 ⇒ A: donkey-kong; D: mario ⇒
фокс против фалько ⇒ A: fox; D: falco ⇒
комбо на пикачу ⇒ A: pikachu ⇒
Link enfant ⇒ A: young-link ⇒
Prinzessin Peach ⇒ A: peach ⇒ prinzessin
combos de link contra ganondorf ⇒ A: link; D: ganondorf ⇒
capitaine falcon combo facile ⇒ A: captain-falcon; difficulty: Easy ⇒
rukario ⇒ A: lucario ⇒
myuutsu ⇒ A: mewtwo ⇒
# spoken ssbu
does anyone have a good ness combo on heavies at low percent ⇒ A: ness; D: bowser king-k-rool donkey-kong king-dedede ganondorf charizard incineroar kazuya piranha-plant; percent: 0-40 ⇒ anyone
trying to learn sheik, what are the easiest combos ⇒ A: sheik; sort: easy ⇒
what do i do after down throw with mario at 60 ⇒ A: mario; percent: 60-60; moves: down-throw; starts: down-throw ⇒ down throw
i lose to kirby all the time, how do i beat him with cloud ⇒ A: cloud; D: kirby ⇒ lose time beat him
any sick string for ken vs ryu at 10% ⇒ A: ken; D: ryu; tags: String; percent: 10-10 ⇒ sick
looking for a kill confirm at ledge with rob ⇒ A: rob; position: ledge ⇒ kill confirm
can i get the most liked falcon combos on marth please ⇒ A: captain-falcon; D: marth; sort: liked ⇒
i want combos for zss that are verified and not hard ⇒ A: zero-suit-samus; difficulty: Easy Medium; verified: true ⇒
how can i edgeguard link as toon link ⇒ A: toon-link; D: link; tags: Edgeguard ⇒
best combo with pit ⇒ A: pit ⇒
whats the most damage ike can get off a grab at 0 ⇒ A: ike; percent: 0-0; moves: grab; starts: grab ⇒ most damage grab
my main is wolf and i need something vs palutena near the ledge ⇒ A: wolf; D: palutena; position: ledge ⇒
# negation ssbu
falco without shine ⇒ A: falco; not moves: down-special ⇒
dk not vs bowser ⇒ A: donkey-kong; not D: bowser ⇒
ike combos excluding strings ⇒ A: ike; not tags: String ⇒
no reads sephiroth ⇒ A: sephiroth; not tags: Read ⇒
joker but not easy ⇒ A: joker; difficulty: Medium Hard ⇒
pika -nair ⇒ A: pikachu; not moves: neutral-air ⇒
not for fun lucas ⇒ A: lucas; not tags: For Fun ⇒
no edgeguards no ledge traps snake ⇒ A: snake; not tags: Edgeguard, Ledge Trap ⇒
all except mario vs fox ⇒ D: fox; not A: mario ⇒
isabelle without side b ⇒ A: isabelle; not moves: side-special ⇒

# of everywhere ssbu
added lately for ken ⇒ A: ken; sort: new ⇒
hi new here, something simple for villager ⇒ A: villager; difficulty: Easy ⇒
ness from zero to 45 ⇒ A: ness; percent: 0-45 ⇒
from zero till forty on roy: ness ⇒ A: ness; D: roy; percent: 0-40 ⇒
zero to 10 frames fox ⇒ A: fox ⇒ zero to 10 frames
palu/rob matchup, palu side ⇒ A: palutena; D: rob ⇒ matchup side
who bodies pac-man ⇒ D: pac-man ⇒
sans gunner edgeguard ⇒ A: mii-gunner; tags: Edgeguard ⇒
mac on gaw ⇒ A: little-mac; D: mr-game-and-watch ⇒
peach ohne rüben ⇒ A: peach; not moves: down-special ⇒
joker dthrow > rebel's guard ⇒ A: joker; moves: down-throw down-special; sequence: down-throw down-special ⇒ dthrow rebel s guard
my roy gets nothing over 60 pls help ⇒ A: roy; percent: 60-200 ⇒
nothing over 60 roy ⇒ A: roy; percent: 0-60 ⇒
who combos kirby other than ken ⇒ D: kirby; not A: ken ⇒
terry zero to deth ⇒ A: terry; percent: 0-0 ⇒ zero to death
dude i play w mains dr mario, im pikachu ⇒ A: pikachu; D: dr-mario ⇒ w
i play ryu, my coach plays ken ⇒ A: ryu; D: ken ⇒ coach
theres a sora in my discord, and olimar is all i know ⇒ A: olimar; D: sora ⇒ theres discord
i've dropped joker for sephiroth ⇒ A: sephiroth ⇒ dropped
villager, hero or richter in the corner ⇒ A: villager hero richter; position: corner ⇒
villager, hero and richter ⇒ A: villager; D: hero richter ⇒
nothin too hard for ken ⇒ A: ken; difficulty: Easy Medium ⇒
ガノン相手 カズヤ 即死コン ⇒ A: kazuya; D: ganondorf; percent: 0-0 ⇒ zero to death
please list combos that hit kirby, jigglypuff or pichu ⇒ D: kirby jigglypuff pichu ⇒ list
i hit fox nair ⇒ A: fox; moves: neutral-air ⇒ hit nair
ganondorf against fox from eighty percent on ⇒ A: ganondorf; D: fox; percent: 80-200 ⇒
getting bodied by zss, what does she do to pyra ⇒ A: zero-suit-samus; D: pyra ⇒ bodied
ゲッコウガ 確定コンボ 復帰阻止なし ⇒ A: greninja; tags: True Combo; not tags: Edgeguard ⇒
조커 어려운 거 말고 ⇒ A: joker; difficulty: Easy Medium ⇒
피카츄 vs 커비 낮은 퍼센트 ⇒ A: pikachu; D: kirby; percent: 0-40 ⇒
my student plays roy, the other kid plays peach ⇒ A: roy; D: peach ⇒ student other kid
dropped pyra for sora last week ⇒ A: sora ⇒ dropped last week
hi my daughter is 9 and mains isabelle, a boy at school keeps beating her with little mac ⇒ A: isabelle; D: little-mac ⇒ daughter 9 boy school keeps beating
i came back with wii fit trainer and got bodied by a kazuya, what is he even doing to me ⇒ A: kazuya; D: wii-fit-trainer ⇒ came back bodied
game and watch, nothing that is just for fun ⇒ A: mr-game-and-watch; not tags: For Fun ⇒
o que eu faço com link em porcentagem baixa ⇒ A: link; percent: 0-40 ⇒ o que eu faco em
shine stuff, not falco ⇒ A: fox wolf; not A: falco; moves: down-special ⇒ shine
a new member plays duck hunt ⇒ A: duck-hunt ⇒ member
dark pit nothing for fun pls ⇒ A: dark-pit; not tags: For Fun ⇒
i play dark samus and i got beat by mythra no wait it was pyra ⇒ A: dark-samus; D: pyra ⇒ beat no wait
simon was at twenty percent when villager hit him ⇒ A: villager; D: simon; percent: 20-20 ⇒ hit him
켄 조커 벼랑에서 ⇒ A: ken; D: joker; position: ledge ⇒
피치 확정 콤보 쉬운거 ⇒ A: peach; tags: True Combo; difficulty: Easy ⇒
bayonetta da zero alla morte su steve ⇒ A: bayonetta; D: steve; percent: 0-0 ⇒ zero to death
link with down air anywhere in it ⇒ A: link; moves: down-air ⇒ down air anywhere
cualquiera menos fox contra puff ⇒ D: jigglypuff; not A: fox ⇒ cualquiera
combos auf kirby ⇒ D: kirby ⇒
roy gettin bodied by young link ⇒ A: young-link; D: roy ⇒ gettin bodied
my friend mains samus, i used kirby before but now i use link ⇒ A: link; D: samus ⇒ used before
my roomate plays young link, i play mewtwo now instead of zelda ⇒ A: mewtwo; D: young-link ⇒ roomate instead
i fight my sister's villager with richter, though i came from simon ⇒ A: richter; D: villager ⇒ fight though came
my husband switched from ike to byleth last week and i still play isabelle ⇒ A: isabelle; D: byleth ⇒ switched last week
roy senza smash in avanti ⇒ A: roy; not moves: forward-smash ⇒
bayonetta lanzamiento hacia abajo > aéreo hacia arriba ⇒ A: bayonetta; moves: down-throw up-air; sequence: down-throw up-air ⇒ down throw up air
ゲッコウガ 復帰阻止 "なし" ⇒ A: greninja; tags: Edgeguard ⇒ "なし"
# hurried ssbm
sheik combos startign with dthrow ⇒ A: sheik; moves: down-throw; starts: down-throw ⇒ dthrow
falcon kne on puff frm 40 ⇒ A: captain-falcon; D: jigglypuff; percent: 40-200; moves: forward-air ⇒ knee
climbrs on fox ⇒ A: ice-climbers; D: fox ⇒
puff resting marth ⇒ A: jigglypuff; D: marth; moves: down-special ⇒ resting
# hurried ssbu
yoshi vs evryone exept sonic ⇒ A: yoshi; not D: sonic ⇒
litle mac fair agaisnt toon lnk ⇒ A: little-mac; D: toon-link; moves: forward-air ⇒ fair
duck hnt gunman into fair ⇒ A: duck-hunt; moves: down-special forward-air; sequence: down-special forward-air ⇒ gunman fair
richter hloy water up b ⇒ A: richter; moves: down-special up-special ⇒ holy water up b
lucas pk fier on nses ⇒ A: lucas; D: ness; moves: side-special ⇒ pk fire
roy combos that finsih wiht bair ⇒ A: roy; moves: back-air; ends: back-air ⇒ bair
ike combos that strat w nair ⇒ A: ike; moves: neutral-air; starts: neutral-air ⇒ nair
ike best strat on fox ⇒ A: ike; D: fox ⇒ strat
most likd rob edgeguards ⇒ A: rob; tags: Edgeguard; sort: liked ⇒
newst strngs frm terry ⇒ A: terry; tags: String; sort: new ⇒
pikachu thundr undr 70 percnt ⇒ A: pikachu; percent: 0-70; moves: down-special ⇒ thunder
climbers on ddd ⇒ A: ice-climbers; D: king-dedede ⇒
corrin pin into fair ⇒ A: corrin; moves: side-special forward-air; sequence: side-special forward-air ⇒ pin fair
# abroad ssbm
マルスでシークに上投げからの空前 ⇒ A: marth; D: sheik; moves: up-throw forward-air; sequence: up-throw forward-air ⇒ up throw forward air
ファルコン 膝 撃墜% ⇒ A: captain-falcon; percent: 90-200; moves: forward-air ⇒ 膝
Marth Wurf nach oben gegen Fox, nichts zu schweres ⇒ A: marth; D: fox; moves: up-throw; difficulty: Easy Medium ⇒ up throw
# abroad ssbu
ネス 下投げからのコンボ ⇒ A: ness; moves: down-throw; starts: down-throw ⇒ down throw
ピーチ 掴みから空前 ⇒ A: peach; moves: grab forward-air; sequence: grab forward-air ⇒ grab forward air
クラウド以外のコンボ ⇒ not A: cloud ⇒
リュウ以外への復帰阻止 クラウド ⇒ A: cloud; not D: ryu; tags: Edgeguard ⇒
ルイージ 高パーセント 空下 ⇒ A: luigi; percent: 90-200; moves: down-air ⇒ down air
マリオ 50%からのコンボ ⇒ A: mario; percent: 50-200 ⇒
リンク 20%以下のコンボ ⇒ A: link; percent: 0-20 ⇒
ガノン 崖外 空下 ⇒ A: ganondorf; moves: down-air; position: offstage ⇒ down air
마리오 아래던지기 위스매시 ⇒ A: mario; moves: down-throw up-smash ⇒ down throw up smash
피치 말고 소닉 콤보 ⇒ A: sonic; not D: peach ⇒
커비 윗강 위공 ⇒ A: kirby; moves: up-tilt up-air ⇒ up tilt up air
Bowser Rückwurf auf Link ⇒ A: bowser; D: link; moves: back-throw ⇒ back throw
Link aérien avant puis aérien haut ⇒ A: link; moves: forward-air up-air; sequence: forward-air up-air ⇒ forward air up air
zelda aérien arrière sur samus avant 60% ⇒ A: zelda; D: samus; percent: 0-60; moves: back-air ⇒ back air
Mario presa su Link ⇒ A: mario; D: link; moves: grab ⇒ grab
Ken presa in avanti contro Ryu ⇒ A: ken; D: ryu; moves: forward-throw ⇒ forward throw
samus niente di troppo difficile ⇒ A: samus; difficulty: Easy Medium ⇒
joker agarre hacia abajo luego aéreo hacia arriba ⇒ A: joker; moves: down-throw up-air; sequence: down-throw up-air ⇒ down throw up air
mario agarrão pra baixo depois aéreo pra frente no link ⇒ A: mario; D: link; moves: down-throw forward-air; sequence: down-throw forward-air ⇒ down throw forward air
# spoken ssbu
mythra got me with fair after fair when i was luigi and i want to see how ⇒ A: mythra; D: luigi; moves: forward-air ⇒ fair after fair
being hit by joker as bowser ⇒ A: joker; D: bowser ⇒ hit
watched a Ken lose to a Steve who did up tilt loops ⇒ A: steve; D: ken; moves: up-tilt ⇒ watched lose did up tilt loops
my dorm final ended with a Lucario killing me, I was Inkling. Which of his combos should I know? ⇒ A: lucario; D: inkling ⇒ dorm final ended killing
my sephiroth just died to a kirby at 30, how is that possible ⇒ A: kirby; D: sephiroth; percent: 30-30 ⇒ died
who can explain how wario took my sora from 0 to 70 ⇒ A: wario; D: sora; percent: 0-70 ⇒ explain took
my sister always beats my ivysaur with her pit. which ivysaur combos work on him ⇒ A: ivysaur; D: pit ⇒ beats on him
my mate mains chrom and always does nair to bair on my daisy, how do i combo him back with her ⇒ A: daisy; D: chrom; moves: neutral-air back-air; sequence: neutral-air back-air ⇒ nair bair him back
i lose my shulk stock to zelda at 50 every time, how does that work ⇒ A: zelda; D: shulk; percent: 50-50 ⇒ lose stock time
Min Min main here: what does Byleth usually go for after grab ⇒ A: byleth; D: min-min; moves: grab; starts: grab ⇒ usually grab
opponent will be ridley, palutena is my pick ⇒ A: palutena; D: ridley ⇒ pick
just got demolished by hero, was on isabelle, let me see what hit me ⇒ A: hero; D: isabelle ⇒ demolished hit
# spoken ssbm
I keep getting stuck in Puff's up air as Samus, what is she doing there? ⇒ A: jigglypuff; D: samus; moves: up-air ⇒ keep stuck up air
so this doc hit my zelda with dair, what even was that ⇒ A: dr-mario; D: zelda; moves: down-air ⇒ hit dair
saw a clip of a falco dying to a pikachu at 20 ⇒ A: pikachu; D: falco; percent: 20-20 ⇒ saw dying
my roommates yoshi keeps catching my roy with nair, how ⇒ A: yoshi; D: roy; moves: neutral-air ⇒ roommates keeps catching nair
MY GANON GOT BODIED BY A SHEIK. ANYTHING I CAN LAND ON HER EARLY? ⇒ A: ganondorf; D: sheik ⇒ bodied land on early
we had friendlies and my link could not touch his falcon, easy ones please ⇒ A: link; D: captain-falcon; difficulty: Easy ⇒ had friendlies
mewtwo put my dk in the corner, what was that ⇒ A: mewtwo; D: donkey-kong; position: corner ⇒ put
the roy hit my samus with down tilt then fair ⇒ A: roy; D: samus; moves: down-tilt forward-air; sequence: down-tilt forward-air ⇒ hit down tilt fair
a falco just killed my peach off the top with up airs ⇒ A: falco; D: peach; moves: up-air ⇒ killed off top up airs
my cousin's sheik took two stocks off my mario ⇒ A: sheik; D: mario ⇒ took two stocks off
got wrecked by a marth as zelda and he never let me land ⇒ A: marth; D: zelda ⇒ wrecked never land
lost to a luigi with my yoshi because he kept grabbing me ⇒ A: luigi; D: yoshi; moves: grab ⇒ lost kept grab
marth, any opponent but fox ⇒ A: marth; not D: fox ⇒
up air facil do mario no bowser ⇒ A: mario; D: bowser; difficulty: Easy; moves: up-air ⇒ up air
a marth down tilted my fox and then back aired him ⇒ A: marth; D: fox; moves: down-tilt back-air ⇒ down tilt back air him
cfalc vs peach ⇒ A: captain-falcon; D: peach ⇒
폭스 복귀저지 ⇒ A: fox; tags: Edgeguard ⇒
`);
