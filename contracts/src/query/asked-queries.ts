import { queryRows } from './query-row.js';

/** What people who knew none of the rules asked of Ultimate in whole sentences, in a hurry and in other languages, read wrong at first sight; see docs/search.md. */
export const askedQueries = queryRows(`
# asked ssbu
pacman low percant ⇒ A: pac-man; percent: 0-40 ⇒
sephiroth without any platform ⇒ A: sephiroth; platform: none ⇒
chrom without the suicide up b ⇒ A: chrom; not moves: up-special ⇒
damus charge shot enders ⇒ A: dark-samus; moves: neutral-special; ends: neutral-special ⇒ charge shot
je joue joker, un truc facile sans bair svp ⇒ A: joker; not moves: back-air; difficulty: Easy ⇒ je un truc
que combo hago con palutena a 0% q empiece con down throw ⇒ A: palutena; percent: 0-0; moves: down-throw; starts: down-throw ⇒ que hago q down throw
quero combos verificados da samus, mais curtidos primeiro ⇒ A: samus; moves: dash-attack; sort: liked; verified: true ⇒ da primeiro
Hello! My daughter plays Isabelle and she'd love a combo that is easy and starts with a grab. ⇒ A: isabelle; moves: grab; starts: grab; difficulty: Easy ⇒ daughter grab
I keep finishing with f smash and it never kills, show me Lucina combos without it ⇒ A: lucina; not moves: forward-smash ⇒ keep finishing never kills
Je débute avec Lucina, montrez-moi des combos faciles qui commencent par un nair svp ⇒ A: lucina; moves: neutral-air; starts: neutral-air; difficulty: Easy ⇒ je debute montrez moi des qui un nair
combos de kirby que no sean dificiles ⇒ A: kirby; difficulty: Easy Medium ⇒ que
luigi da zero a morte su fox ⇒ A: luigi; D: fox; percent: 0-0 ⇒ zero to death
vorrei combo con ike al bordo ma senza bair ⇒ A: ike; not moves: back-air; position: ledge ⇒ ma
combos de falcon no melee, os mais curtidos ⇒ game: ssbm; A: captain-falcon; sort: liked ⇒ no os
カズヤの即死コンボ ⇒ A: kazuya; percent: 0-0 ⇒ zero to death
I'm coaching a twelve year old who picked Ness, we're looking for easy true combos that start with down throw. ⇒ A: ness; tags: True Combo; moves: down-throw; starts: down-throw; difficulty: Easy ⇒ coaching twelve year old down throw
my brother always beats me with little mac and laughs... how do i combo little mac if im zelda ⇒ A: zelda; D: little-mac ⇒ brother beats laughs
Good evening, I would like to see combos for Bowser that don't use his up b, thank you very much. ⇒ A: bowser; not moves: up-special ⇒ evening much
There's this guy at my local who plays nothing but Samus and Zero Suit Samus, and I'm a Diddy main. Give me hope ⇒ A: diddy-kong; D: samus zero-suit-samus ⇒ local hope
the ones people liked most for inkling, but nothing above 50% ⇒ A: inkling; percent: 0-50; sort: liked ⇒
HELP my friend never stops with isabelles fishing rod!!! i play chrom and i need edgeguards against her ⇒ A: chrom; D: isabelle; tags: Edgeguard ⇒ never stops fishing rod
My daughter (9) wants to be "the pink ball", meaning Kirby, not Jigglypuff. Easy combos only. ⇒ A: kirby; not A: jigglypuff; difficulty: Easy ⇒ daughter 9 wants "the pink ball" meaning
i'm so tired of kazuya. i just want to beat him once in my life. corrin main btw ⇒ A: corrin; D: kazuya ⇒ tired beat him once life
this should be simple: Ike. nair. then up air. at the ledge. on Cloud. ⇒ A: ike; D: cloud; moves: neutral-air up-air; sequence: neutral-air up-air; position: ledge ⇒ simple nair up air
I am on the Ultimate page I guess but my question's about melee: how does ganondorf combo Captain Falcon? ⇒ game: ssbm; A: ganondorf; D: captain-falcon ⇒ on ultimate page guess
please no true combos, he knows them all, we want the reads for Olimar this week ⇒ A: olimar; tags: Read; not tags: True Combo ⇒ week
sort by easiest for my robin, please, and leave out anything tagged as a read ⇒ A: robin; not tags: Read; sort: easy ⇒ leave
I wnat to play min min to annoy my team mate, which combos on rob or mr game and watch are eazy ⇒ A: min-min; D: rob mr-game-and-watch; difficulty: Easy ⇒ wnat annoy team
Can somebody please show me what Joker's down throw leads into at 30%? ⇒ A: joker; percent: 30-30; moves: down-throw; starts: down-throw ⇒ down throw
my roommate mains pikachu and never gets touched, any little mac combos that work on such a small character ⇒ A: little-mac; D: pikachu ⇒ never touched on such small character
Every time I land Cloud's up tilt I have no clue what comes next ⇒ A: cloud; moves: up-tilt; starts: up-tilt ⇒ time land up tilt no clue
grandpa here. my grandkids beat me with Pichu and I use Donkey Kong. What do I do to that little mouse? ⇒ A: donkey-kong; D: pichu ⇒ grandpa grandkids beat little mouse
So in bracket last weekend I got a grab on a Steve at 110 and had no kill with Peach. What should I have done? ⇒ A: peach; D: steve; percent: 110-110; moves: grab; starts: grab ⇒ bracket last weekend grab had no kill
I'm so tired of getting touch of deathed by Kazuya, tell me what Mii Gunner can do back to him ⇒ A: mii-gunner; D: kazuya ⇒ tired touch deathed back him
I only ever land his back air. Anything Ridley can do after it at mid percent? ⇒ A: ridley; percent: 40-90; moves: back-air; starts: back-air ⇒ ever land back air
My fiancé mains Rosalina and camps me to death, I need Wario combos that end in waft ⇒ A: wario; D: rosalina-and-luma; moves: down-special; ends: down-special ⇒ fiance camps death waft
My niece insists Daisy is the best princess. Okay then, what can Daisy do from 0 to 50? ⇒ A: daisy; percent: 0-50 ⇒ niece insists princess
The Aegis player at my college club makes me want to quit, so what does a Shulk do to both of them? ⇒ A: shulk; D: pyra mythra ⇒ college club quit
Okay, Duck Hunt is clearly not a beginner character, so let's go with the medium difficulty combos ⇒ A: duck-hunt; difficulty: Medium ⇒ clearly not beginner character
our team's Bowser Jr lost to a Sonic who ran away the whole set, next time he lands a fair what could he do from it above 70? ⇒ A: bowser-jr; D: sonic; percent: 70-200; moves: forward-air; starts: forward-air ⇒ team s lost ran away whole set next time lands fair
I can land the first down air with Young Link and then I just freeze, what goes after it? ⇒ A: young-link; moves: down-air; starts: down-air ⇒ land down air freeze
joker combos, but none of those for fun ones ⇒ A: joker; not tags: For Fun ⇒
I'm not asking for true combos, just ledge traps with Snake ⇒ A: snake; tags: Ledge Trap; not tags: True Combo ⇒
lucina combos (but not marth ones) ⇒ A: lucina; not A: marth ⇒
my thumbs refuse to do uair so falcon combos, zero up airs thanks ⇒ A: captain-falcon; moves: up-air; not moves: up-air ⇒ thumbs refuse uair zero
Ich verliere immer gegen Kirby, was kann ich als Ganondorf gegen ihn machen? ⇒ A: ganondorf; D: kirby ⇒ ich verliere immer kann ich gegen ihn machen
Glurak ohne Seit-B ab 60 Prozent ⇒ A: charizard; percent: 60-200; not moves: side-special ⇒
mon cousin joue que Ness et il me détruit, vous avez quoi avec Lucina contre lui à 50% ? ⇒ A: lucina; D: ness; percent: 50-50 ⇒ mon et il detruit vous avez quoi contre lui
qué hago con Joker después de un lanzamiento hacia abajo a 20% ⇒ A: joker; percent: 20-20; moves: down-throw; starts: down-throw ⇒ que hago un down throw
combos de yoshi q no sean dificiles porfa ⇒ A: yoshi; difficulty: Easy Medium ⇒ q porfa
combos do luigi sem down b ⇒ A: luigi; not moves: down-special ⇒
プリンに勝てない…プリンに入るロイのコンボ教えてください ⇒ A: roy; D: jigglypuff ⇒ 勝てない 入る 教えてくたさい
seph on lil mac, ledge ⇒ A: sephiroth; D: little-mac; position: ledge ⇒
corrin in the triple digits ⇒ A: corrin; percent: 100-200 ⇒
steve combos to shut down sonic players ⇒ A: steve; D: sonic ⇒ shut down players
all of dedede's but leave out edgeguards ⇒ A: king-dedede; not tags: Edgeguard ⇒ leave
diddy, nothing that isn't a true combo ⇒ A: diddy-kong; tags: True Combo ⇒
ゲッコウガ 人気順 ⇒ A: greninja; sort: liked ⇒
os combos mais recentes do sora fora do palco ⇒ A: sora; sort: new; position: offstage ⇒ os
I play DK. What combos does Cloud have on me when I'm at 80? I keep dying and don't know why ⇒ A: cloud; D: donkey-kong; percent: 80-80 ⇒ on keep dying don t why
ok so I grab as Luigi and they're at zero percent, what do I do when they DI out? ⇒ A: luigi; percent: 0-0; moves: grab; starts: grab; di: out ⇒ grab
coming from melee, does fox still have up throw up air in ultimate or is that gone ⇒ A: fox; moves: up-throw up-air ⇒ coming melee up throw up air gone
snake btwn 70 and 95 ⇒ A: snake; percent: 70-95 ⇒
simon not richter ⇒ A: simon; not A: richter ⇒
If somebody DIs in on Mario's down throw, what can I follow it up with? ⇒ A: mario; moves: down-throw; starts: down-throw; di: in ⇒ down throw
yo show me the hard bayo stuff, dont care if it's true or not ⇒ A: bayonetta; difficulty: Hard ⇒ dont care true not
need sth for tonights bracket, probably playing a steve, i use fox, kill percents ⇒ A: fox; D: steve; percent: 90-200 ⇒ sth tonights bracket probably
Looking for Palutena combos which start with nair, but please none that use back air. ⇒ A: palutena; moves: neutral-air; not moves: back-air; starts: neutral-air ⇒ nair
combos de kazuya sin usar agarre ⇒ A: kazuya; not moves: grab ⇒
combos do bowser na borda contra o ness ⇒ A: bowser; D: ness; position: ledge ⇒ contra o
クラウド 確定コンボ 空上始動 ⇒ A: cloud; tags: True Combo; moves: up-air; starts: up-air ⇒ up air
ike contro i pesi massimi, percentuali basse ⇒ A: ike; D: bowser king-k-rool donkey-kong king-dedede ganondorf charizard incineroar kazuya piranha-plant; percent: 0-40 ⇒ contro
gnw bacon into nair ⇒ A: mr-game-and-watch; moves: neutral-special neutral-air; sequence: neutral-special neutral-air ⇒ bacon nair
tournament in two hours, there is a Steve in my bracket and I'm on Pikachu, gimme anything against him ⇒ A: pikachu; D: steve ⇒ tournament two hours bracket him
why does every sonic run away ugh i just want ONE combo with ganondorf that hits him at 60 ⇒ A: ganondorf; D: sonic; percent: 60-60 ⇒ why run away ugh hits him
je cherche des combos pas trop difficiles avec Terry svp ⇒ A: terry; difficulty: Easy Medium ⇒ je cherche des
any swordies but leave out cloud & ike ⇒ A: marth lucina roy chrom ike cloud sephiroth corrin shulk byleth hero mii-swordfighter pyra mythra link young-link toon-link meta-knight robin sora; not A: cloud ike ⇒ leave
combo di inkling contro i personaggi pesanti ⇒ A: inkling; D: bowser king-k-rool donkey-kong king-dedede ganondorf charizard incineroar kazuya piranha-plant ⇒ di contro
anything on bayo with either belmont ⇒ A: simon richter; D: bayonetta ⇒
combos do kirby abaixo de 30% ⇒ A: kirby; percent: 0-30 ⇒
steve, nothing tagged as a read ⇒ A: steve; not tags: Read ⇒
카즈야 0퍼 콤보 ⇒ A: kazuya; percent: 0-0 ⇒
I keep losing to Cloud in ranked and honestly it's making me want to quit, so please, a few Palutena combos on him, easy ones, preferably true, and starting below 50%. Thank you so much. ⇒ A: palutena; D: cloud; tags: True Combo; percent: 0-50; difficulty: Easy ⇒ keep losing ranked honestly quit few on him preferably starting much
who hits little mac? every combo done TO little mac ⇒ D: little-mac ⇒
5050 joker ⇒ A: joker; fiftyFifty: true ⇒
ddd ledge ⇒ A: king-dedede; position: ledge ⇒
combos de inkling que empiecen con dthrow ⇒ A: inkling; moves: down-throw; starts: down-throw ⇒ que dthrow
alguien tiene combos de mewtwo que no sean difíciles? ⇒ A: mewtwo; difficulty: Easy Medium ⇒ alguien tiene que
combo di Lucina su Joker a percentuali basse ⇒ A: lucina; D: joker; percent: 0-40 ⇒ di
combo da bayonetta do zero até a morte ⇒ A: bayonetta; percent: 0-0; moves: dash-attack ⇒ da zero to death
does zelda have a real 50/50 after down throw or is that a myth ⇒ A: zelda; moves: down-throw; starts: down-throw; fiftyFifty: true ⇒ real down throw myth
Could you list Sheik's tech chases but leave the hard ones out please ⇒ A: sheik; tags: Tech Chase; difficulty: Easy Medium ⇒ list leave out
lucina btwn 55 n 110 ⇒ A: lucina; percent: 55-110 ⇒
je cherche un truc avec greninja qui finit par up smash ⇒ A: greninja; moves: up-smash; ends: up-smash ⇒ je cherche un truc qui up smash
de cero a muerte con kazuya ⇒ A: kazuya; percent: 0-0 ⇒ zero to death
combo di lucina fuori dallo stage, verificate ⇒ A: lucina; verified: true; position: offstage ⇒ di
wolf contra pikachu acima de 80% ⇒ A: wolf; D: pikachu; percent: 80-200 ⇒
クラウド 空上 空上 空後 30%以下 ⇒ A: cloud; percent: 0-30; moves: up-air back-air; sequence: up-air up-air back-air ⇒ up air up air back air
조커로 스티브 상대 60퍼센트 콤보 ⇒ A: joker; D: steve; percent: 60-60 ⇒ 로 상대
my kid mains kirby and he's 8, anything super easy he could do vs his brother's ganondorf? ⇒ A: kirby; D: ganondorf; difficulty: Easy ⇒ kid 8 brother
tired of losing to steve. show me what bayo has on him that isnt hard ⇒ A: bayonetta; D: steve; difficulty: Easy Medium ⇒ tired losing on him
i said KEN not ryu!! just want ken combos ⇒ A: ken; not A: ryu ⇒ said
my friend only plays swordies and i only know ness so... ness against swordies below 45 i guess ⇒ A: ness; D: marth lucina roy chrom ike cloud sephiroth corrin shulk byleth hero mii-swordfighter pyra mythra link young-link toon-link meta-knight robin sora; percent: 0-45 ⇒ guess
theres a greninja in our crew that i can never touch, im playing dk so please stuff on greninja from 10 up to 50 ⇒ A: donkey-kong; D: greninja; percent: 10-50 ⇒ theres crew never touch
wii fit trainer zero reads please ⇒ A: wii-fit-trainer; not tags: Read ⇒ zero
I'm preparing a session for a student who plays Cloud and keeps losing to Samus. Medium difficulty would be ideal, and no strings. ⇒ A: cloud; D: samus; not tags: String; difficulty: Medium ⇒ preparing session student keeps losing ideal
i got zero to deathed by a luigi on wifi AGAIN what even was that ⇒ A: luigi; percent: 0-0 ⇒ zero to death on wifi
my friend who mains bowser says he cant be comboed by little mac, prove him wrong ⇒ A: little-mac; D: bowser ⇒ says cant comboed prove him wrong
she always picks isabelle and I only know donkey kong, so what works from 0 to 30 ⇒ A: donkey-kong; D: isabelle; percent: 0-30 ⇒
What are the newest Kazuya combos that nobody has verified yet? ⇒ A: kazuya; sort: new; verified: false ⇒ yet
I'm sick of reads, give me real true combos with Snake and nothing else. ⇒ A: snake; tags: True Combo; not tags: Read ⇒ real else
So I main Banjo, right, and this Min Min player always DIs in, so what do I get at forty percent? ⇒ A: banjo-and-kazooie; D: min-min; percent: 40-40; di: in ⇒ right
combos de cero a muerte con kazuya ⇒ A: kazuya; percent: 0-0 ⇒ zero to death
combos fáceis do Yoshi contra personagens pesados ⇒ A: yoshi; D: bowser king-k-rool donkey-kong king-dedede ganondorf charizard incineroar kazuya piranha-plant; difficulty: Easy ⇒ contra
ガノンドロフ 空下始動コンボ ⇒ A: ganondorf; moves: down-air; starts: down-air ⇒ down air
쉬운 피치 콤보 0퍼 ⇒ A: peach; percent: 0-0; difficulty: Easy ⇒
things that combo bowser jr ⇒ D: bowser-jr ⇒
wii fit, nothing that's for fun, no reads ⇒ A: wii-fit-trainer; not tags: For Fun, Read ⇒
robin. skip anything with dthrow ⇒ A: robin; not moves: down-throw ⇒
mythra contro i personaggi pesanti ⇒ A: mythra; D: bowser king-k-rool donkey-kong king-dedede ganondorf charizard incineroar kazuya piranha-plant ⇒ contro
combos verificados do joker na borda ⇒ A: joker; verified: true; position: ledge ⇒
カズヤ対ゲムヲ 確定コンボ ⇒ A: kazuya; D: mr-game-and-watch; tags: True Combo ⇒
Coach here: I need true combos for one of my students who plays Lucina, starting from down throw, and verified please. ⇒ A: lucina; tags: True Combo; moves: down-throw; starts: down-throw; verified: true ⇒ coach students down throw
i keep losing to sonic, is there anything wolf can land on him out of shield? ⇒ A: wolf; D: sonic; outOfShield: true ⇒ keep losing land on him
ugh i hate steve so much. just give me ROB stuff that works on him over 100 percent ⇒ A: rob; D: steve; percent: 100-200 ⇒ ugh much on him
toon link please, something that goes up air then down air, it doesn't matter if it is true or not ⇒ A: toon-link; moves: up-air down-air; sequence: up-air down-air ⇒ up air down air doesn t matter true not
how do I follow up bayoneta's dtilt when the guy is sitting at 15 ⇒ A: bayonetta; percent: 15-15; moves: down-tilt; starts: down-tilt ⇒ dtilt
wait this is the ultimate page right? i meant melee, show me pikachu on falcon there ⇒ game: ssbm; A: pikachu; D: captain-falcon ⇒ wait ultimate page right meant
dark samus, triple digits ⇒ A: dark-samus; percent: 100-200 ⇒
lucina combos nobody has verified yet ⇒ A: lucina; verified: false ⇒ yet
je cherche un truc facile avec Joker sur la plateforme latérale ⇒ A: joker; difficulty: Easy; platform: side ⇒ je cherche un truc
da zero a morte con Ryu ⇒ A: ryu; percent: 0-0 ⇒ zero to death
combos de bayoneta contra pesados, nada difícil ⇒ A: bayonetta; D: bowser king-k-rool donkey-kong king-dedede ganondorf charizard incineroar kazuya piranha-plant; difficulty: Easy Medium ⇒
I've been losing to sonic all week and I want every true combo shulk has on him ⇒ A: shulk; D: sonic; tags: True Combo ⇒ losing week on him
we're doing a team warmup tomorrow so give me byleth combos that start with nair, nothing past 60 ⇒ A: byleth; percent: 0-60; moves: neutral-air; starts: neutral-air ⇒ team warmup tomorrow nair
show me the most popular palutena combos but leave out anything with back air ⇒ A: palutena; not moves: back-air; sort: liked ⇒ leave
mega man. up air. i want to see it twice in a row, and no up smash anywhere ⇒ A: mega-man; moves: up-air; not moves: up-smash; contiguous: true ⇒ up air twice anywhere
dont show me fox or falco i said wolf ⇒ A: wolf; not A: fox falco ⇒ said
joker, opponent sitting on 110 ⇒ A: joker; percent: 110-110 ⇒
quiero empezar con el agarre de luigi y terminar con up b ⇒ A: luigi; moves: grab up-special; starts: grab; ends: up-special ⇒ quiero grab y up b
combos do mario no bowser acima de 30% ⇒ A: mario; D: bowser; percent: 30-200 ⇒
カズヤの即死コンボ ⇒ A: kazuya; percent: 0-0 ⇒ zero to death
Hi! My son mains Kirby and keeps losing to Samus at our local, could somebody show him a couple of easy combos against her? ⇒ A: kirby; D: samus; difficulty: Easy ⇒ keeps losing local him couple
why does every steve combo i find need down b, give me some that don't use it ⇒ A: steve; not moves: down-special ⇒ why don t
Looking for Terry routes beginning with jab, ideally ending in up special, anywhere under 50 percent. ⇒ A: terry; percent: 0-50; moves: jab-1 up-special; starts: jab-1; ends: up-special ⇒ routes jab ideally up special anywhere
bro how do ppl combo bowser jr with richter startin from down tilt ⇒ A: richter; D: bowser-jr; moves: down-tilt; starts: down-tilt ⇒ ppl down tilt
Tournament is tomorrow and I might run into a Sonic, so quick, Mega Man combos on him that are easy or medium. ⇒ A: mega-man; D: sonic; difficulty: Easy Medium ⇒ tournament tomorrow might run quick on him
my little brother always picks Kirby and I only know Mario so what do I do to him thats easy ⇒ A: mario; D: kirby; difficulty: Easy ⇒ little brother him
As a coach I need true combos for a student who plays Palutena and keeps running into Roy. ⇒ A: palutena; D: roy; tags: True Combo ⇒ coach student keeps running
I can't stand Sonic anymore, my Bowser barely touches him, so what have I got that starts with a grab below 30? ⇒ A: bowser; D: sonic; percent: 0-30; moves: grab; starts: grab ⇒ t stand anymore barely touches him grab
Every tournament I get knocked out by the same Steve, and I'm on Wolf. What can I do to him at the ledge? ⇒ A: wolf; D: steve; position: ledge ⇒ tournament knocked out same him
Could you please show me what my Greninja can do to Mega Man, but nothing that needs a read? ⇒ A: greninja; D: mega-man; not tags: Read ⇒
My friend Rob only ever picks Wolf and I want to hurt him with Pit. ⇒ A: pit; D: wolf ⇒ rob ever picks hurt him
We have a whole crew of swordies here and I'm the only Ness, so what have I got on them past 100? ⇒ A: ness; D: marth lucina roy chrom ike cloud sephiroth corrin shulk byleth hero mii-swordfighter pyra mythra link young-link toon-link meta-knight robin sora; percent: 100-200 ⇒ whole crew on
can someone show me what diddy does to villager in the corner, i play diddy ⇒ A: diddy-kong; D: villager; position: corner ⇒
I want Ken, not Ryu, and I want him hitting Samus. ⇒ A: ken; D: samus; not A: ryu ⇒ him
I lost to a Jigglypuff player on Sunday and I was Incineroar: what could I have done to her from a side platform ⇒ A: incineroar; D: jigglypuff; platform: side ⇒ lost on sunday
dont give me anything with grabs, i play the belmonts and i fight toon link ⇒ A: simon richter; D: toon-link; not moves: grab ⇒
I hate Piranha Plant and I hate losing to it; I'm a Duck Hunt player with shaky fingers so keep it easy ⇒ A: duck-hunt; D: piranha-plant; difficulty: Easy ⇒ hate losing shaky fingers keep
What can Ridley do to me if I am playing Mii Gunner and I'm stuck at the ledge? ⇒ A: ridley; D: mii-gunner; position: ledge ⇒ stuck
I'm fairly new, I play Young Link, and I don't want to see any Fox or Falco as the opponent because nobody plays them here ⇒ A: young-link; not D: fox falco ⇒ fairly nobody
ok so i play banjo, the other guy plays sheik, hes at 85 and he never DIs ⇒ A: banjo-and-kazooie; D: sheik; percent: 85-85; di: none ⇒ other
I got 3-stocked by a Captain Falcon today. My Daisy needs something under 50. ⇒ A: daisy; D: captain-falcon; percent: 0-50 ⇒ 3 stocked needs
I'd be so happy if my Ryu could land up tilt, up tilt, then up b on our Luigi player. ⇒ A: ryu; D: luigi; moves: up-tilt up-special; sequence: up-tilt up-tilt up-special ⇒ happy land up tilt up tilt up b on
I'm a Link main who is afraid of Pikachu, I don't want Toon Link or Young Link clips, just Link. ⇒ A: link; D: pikachu; not A: toon-link young-link ⇒ afraid
My Mega Man needs something on Young Link that starts with dash attack and isn't a string, thanks in advance ⇒ A: mega-man; D: young-link; not tags: String; moves: dash-attack; starts: dash-attack ⇒ needs dash attack advance
Hello, my name is Ken and I play Kirby, and I would like to know what I can do against Snake. ⇒ A: kirby; D: snake ⇒ name ken
I keep getting matched with Hero players who mash, I'm Simon, and I want it to end with a back air. ⇒ A: simon; D: hero; moves: back-air; ends: back-air ⇒ keep matched players mash back air
who in their right mind plays min min, anyway, roy main, need something on her that works on any DI ⇒ A: roy; D: min-min; di: any ⇒ right mind anyway on
I play Squirtle and I want him beating up Joker, so none of Charizard's combos. ⇒ A: squirtle; D: joker; not A: charizard ⇒ him beating up
Ugh, Sonic again. I'm Pikachu. I need a true combo. He's at 15%. ⇒ A: pikachu; D: sonic; tags: True Combo; percent: 15-15 ⇒ ugh
I play Falcon, not Ganon, and I want it to end in a knee against Lucina. ⇒ A: captain-falcon; D: lucina; not A: ganondorf; moves: forward-air; ends: forward-air ⇒ knee
So my wife's Duck Hunt beats my Chrom every evening. Is there some easy stuff he has on her? ⇒ A: chrom; D: duck-hunt; difficulty: Easy ⇒ beats evening
I know this is the Ultimate page but I play Falco in Melee and I fight Peach, so show me that. ⇒ game: ssbm; A: falco; D: peach ⇒ ultimate page
i switched games, im on melee now with ganon, and sheik is my problem at mid percent ⇒ game: ssbm; A: ganondorf; D: sheik; percent: 40-90 ⇒ switched games problem
Mein Kumpel nimmt immer Pummeluff, ich bin Donkey Kong, bitte nichts Schweres. ⇒ A: donkey-kong; D: jigglypuff; difficulty: Easy Medium ⇒ mein kumpel nimmt immer ich
Juego con Cloud y siempre me gana un Kirby, quiero algo que empiece con nair. ⇒ A: cloud; D: kirby; moves: neutral-air; starts: neutral-air ⇒ y siempre gana un quiero algo que nair
Gioco Bayonetta e non riesco a battere Snake, c'è qualcosa di non troppo difficile sotto il 40%? ⇒ A: bayonetta; D: snake; percent: 0-40; difficulty: Easy Medium ⇒ e non riesco battere c e qualcosa di
Eu jogo de Luigi e apanho muito de Samus, tem zero to death que comece com grab? ⇒ A: luigi; D: samus; percent: 0-0; moves: grab; starts: grab ⇒ eu e apanho muito tem zero to death que grab
ken dtilt x2 > shoryu ⇒ A: ken; moves: down-tilt up-special; sequence: down-tilt down-tilt up-special up-special ⇒ dtilt shoryu
true combos, ike, nothing that's a read ⇒ A: ike; tags: True Combo; not tags: Read ⇒
zelda dthrow, never into uair ⇒ A: zelda; moves: down-throw; not moves: up-air ⇒ dthrow
Kombos für Link gegen schwere Charaktere ⇒ A: link; D: bowser king-k-rool donkey-kong king-dedede ganondorf charizard incineroar kazuya piranha-plant ⇒ fur
combos de Lucas au ledge, sans nair svp ⇒ A: lucas; not moves: neutral-air; position: ledge ⇒ au
combo do zero até a morte com ness ⇒ A: ness; percent: 0-0 ⇒ zero to death
カズヤ 0%から即死コンボ ⇒ A: kazuya; percent: 0-0 ⇒ zero to death
クラウド 崖際コンボ ⇒ A: cloud; position: ledge ⇒
We need a Sora combo out of shield and it shouldn't be hard. ⇒ A: sora; difficulty: Easy Medium; outOfShield: true ⇒
My son (8) picked Inkling and would like some easy combos he can do on his own ⇒ A: inkling; difficulty: Easy ⇒ 8 on own
It would be lovely to see Isabelle strings which nobody has verified yet ⇒ A: isabelle; tags: String; verified: false ⇒ lovely yet
Not looking for edgeguards, only true combos. Character is King K. Rool. ⇒ A: king-k-rool; tags: True Combo; not tags: Edgeguard ⇒ character
could u plz show kazyua stuff on lightweights thats not tagged for fun ⇒ A: kazuya; D: peach daisy zelda falco young-link meta-knight zero-suit-samus sonic rosalina-and-luma little-mac greninja duck-hunt bayonetta isabelle sora kirby fox pikachu jigglypuff sheik pichu mewtwo mr-game-and-watch squirtle olimar sephiroth; not tags: For Fun ⇒ u
I want to learn sephiroth against piranha plant from 30 to 70 percent, ideally nothing that's hard ⇒ A: sephiroth; D: piranha-plant; percent: 30-70; difficulty: Easy Medium ⇒ ideally
lucas combo when they have 65 ⇒ A: lucas; percent: 65-65 ⇒
quero combos da bayonetta acima de 60% ⇒ A: bayonetta; percent: 60-200; moves: dash-attack ⇒ da
クラウドの確定コンボ 簡単なやつ ⇒ A: cloud; tags: True Combo; difficulty: Easy ⇒ なやつ
Can I please see Ike combos on anyone apart from Kirby or Puff? ⇒ A: ike; not D: kirby jigglypuff ⇒
My opponent never DIs at all, so what does Chrom get on him at 35%? ⇒ A: chrom; percent: 35-35; di: none ⇒ on him
who can ledge trap zelda? any character is fine with me ⇒ D: zelda; tags: Ledge Trap ⇒ character fine
`);
