import { queryRows } from './query-row.js';

/** The same of Melee: see `asked-queries.ts`. */
export const askedMeleeQueries = queryRows(`
# asked ssbm
captain falcon, combo facili che finiscono con il knee ⇒ A: captain-falcon; moves: forward-air; ends: forward-air; difficulty: Easy ⇒ che il knee
combo do fox no marth abaixo de 30% ⇒ A: fox; D: marth; percent: 0-30 ⇒
Every puff I meet lives forever. I'm a Ganon player, how do I combo her when she's in the corner? ⇒ A: ganondorf; D: jigglypuff; position: corner ⇒ meet lives
i need fox up throw up air on floaties but please nothing with a platform ⇒ A: fox; D: jigglypuff luigi mewtwo peach samus; moves: up-throw up-air; platform: none ⇒ up throw up air
What do you do with Link when they di out? I can't land anything, so medium difficulty at most. ⇒ A: link; difficulty: Easy Medium; di: out ⇒ t land
Show Zelda. Not Sheik, I know they transform into each other, I mean only Zelda! ⇒ A: zelda; not A: sheik ⇒ transform each other mean
Comment punir un Marth quand je joue Sheik ? ⇒ A: sheik; D: marth ⇒ comment quand je
if fox DIs in, what are marth's combos that begin with up throw ⇒ A: marth; D: fox; moves: up-throw; starts: up-throw; di: in ⇒ up throw
what would a pro do here lol, show me marth combos made by zain ⇒ A: marth ⇒ pro made by zain
what can sheik follow a dthrow with when the fox holds DI in ⇒ A: sheik; D: fox; moves: down-throw; starts: down-throw; di: in ⇒ dthrow holds
I go to a weekly where half the bracket is Jigglypuff; what does a Falcon even get on Puff past 60 percent ⇒ A: captain-falcon; D: jigglypuff; percent: 60-200 ⇒ weekly half bracket
someone posts really good yoshi combos here, I'd like all yoshi combos by amsa ⇒ A: yoshi ⇒ posts by amsa
My friend who plays Peach only ever presses dsmash. I want peach combos without any dsmash!! ⇒ A: peach; moves: down-smash; not moves: down-smash ⇒ ever presses dsmash
폭스 상대로 마르스 콤보 ⇒ A: marth; D: fox ⇒ 상대로
captain falcon contra sheik sem agarrão ⇒ A: captain-falcon; D: sheik; not moves: grab ⇒
マルス 対 フォックス 即死コンボ 0%から ⇒ A: marth; D: fox; percent: 0-0 ⇒ zero to death
please no more tech chases, I just want true combos for Falcon on spacies ⇒ A: captain-falcon; D: fox falco; tags: True Combo; not tags: Tech Chase ⇒
Does anyone like Pichu? If so sort the Pichu combos by likes please ⇒ A: pichu; sort: liked ⇒ anyone
my scene is full of puffs and i play marth. what have i got on them at 100 plus ⇒ A: marth; D: jigglypuff; percent: 100-200 ⇒ scene full on
como hago edgeguard a fox con marth ⇒ A: marth; D: fox; tags: Edgeguard ⇒ como hago
combos dificiles de ganondorf q terminen en dair ⇒ A: ganondorf; moves: down-air; ends: down-air; difficulty: Hard ⇒ q dair
팔코 0퍼센트 콤보 상대 피치 ⇒ A: falco; D: peach; percent: 0-0 ⇒ 상대
if sheik is at the ledge and i am marth, what are my edgeguards ⇒ A: marth; D: sheik; tags: Edgeguard; position: ledge ⇒
sheik contre falcon près du ledge ⇒ A: sheik; D: captain-falcon; position: ledge ⇒ pres du
luigi, starting w dthrow, minus anything with down b ⇒ A: luigi; moves: down-throw; not moves: down-special; starts: down-throw ⇒ dthrow
Would like to see the newest uploads of Bowser hitting anyone, thanks in advance ⇒ A: bowser; sort: new ⇒ uploads hitting anyone advance
falcon contra sheik fora do palco ⇒ A: captain-falcon; D: sheik; position: offstage ⇒
フォックス対マルス 50%以上 ⇒ A: fox; D: marth; percent: 50-200 ⇒
마르스 상대로 팔코 콤보 ⇒ A: falco; D: marth ⇒ 상대로
combos do ganondorf contra a samus acima de 80% ⇒ A: ganondorf; D: samus; percent: 80-200 ⇒
フォックス対プリン 即死コンボ ⇒ A: fox; D: jigglypuff; percent: 0-0 ⇒ zero to death
마르스가 팔코 상대로 0퍼부터 30퍼까지 ⇒ A: marth; D: falco; percent: 0-30 ⇒ 가 상대로
so the falcon di'd in and i had nothing, i'm marth, what do i do there ⇒ A: marth; D: captain-falcon; di: in ⇒ had
link's up air looks so cool, got combos of his that end with it? ⇒ A: link; moves: up-air; ends: up-air ⇒ up air looks cool
my buddy told me to start everything with nair, i'm a young link, show me those ⇒ A: young-link; moves: neutral-air; starts: neutral-air ⇒ told nair those
im so tired of spacies. bowser. please. anything on them. ⇒ A: bowser; D: fox falco ⇒ tired on
marth on fox, fthrow regrab, thirty five percent ⇒ A: marth; D: fox; percent: 35-35; moves: forward-throw grab ⇒ fthrow regrab
falcon strings, edgeguards excluded ⇒ A: captain-falcon; tags: String; not tags: Edgeguard ⇒
Marth gegen Fox ab 30 Prozent, bitte nichts Schweres ⇒ A: marth; D: fox; percent: 30-200; difficulty: Easy Medium ⇒
sheik contre falcon, tech chase sur la plateforme du haut ⇒ A: sheik; D: captain-falcon; tags: Tech Chase; platform: top ⇒
jogo de falco, quero algo que comece com dair contra o fox ⇒ A: falco; D: fox; moves: down-air; starts: down-air ⇒ algo que dair contra o
i dont want anything that needs a read, only true combos, falco hitting peach ⇒ A: falco; D: peach; tags: True Combo; not tags: Read ⇒
for doc, i need stuff that starts with nair on falco or fox, mid percent, and it shouldnt be a string ⇒ A: dr-mario; D: falco fox; not tags: String; percent: 40-90; moves: neutral-air; starts: neutral-air ⇒ nair
How would one go about punishing a missed tech from Samus as Ice Climbers, without wobbling? ⇒ A: ice-climbers; D: samus ⇒ punishing missed tech without wobbling
ganon, opponent in triple digits ⇒ A: ganondorf; percent: 100-200 ⇒
samus, minus anything w grab or dsmash ⇒ A: samus; not moves: grab down-smash ⇒
bro all i want is falcon hitting the knee on a fox at 80 percent is that so much to ask ⇒ A: captain-falcon; D: fox; percent: 80-80; moves: forward-air ⇒ hitting knee much
Looking for ice climbers punishes that do not involve a grab, thanks in advance ⇒ A: ice-climbers; not moves: grab ⇒ punishes advance
i just switched over from ultimate last week, got any easy marth combos ⇒ A: marth; difficulty: Easy ⇒ switched over ultimate last week
Marth sur Fox, mais pas d'edgeguard svp ⇒ A: marth; D: fox; not tags: Edgeguard ⇒ mais
Samus senza presa ⇒ A: samus; not moves: grab ⇒
peach abaixo de 35%, quero os mais curtidos ⇒ A: peach; percent: 0-35; sort: liked ⇒ os
combos de fox sur jigglypuff, pas trop dur ⇒ A: fox; D: jigglypuff; difficulty: Easy Medium ⇒
fox up throw up air abaixo de 50% ⇒ A: fox; percent: 0-50; moves: up-throw up-air ⇒ up throw up air
マルスでフォックスに即死コンボ ⇒ A: marth; D: fox; percent: 0-0 ⇒ zero to death
i play peach and want to understand what falcon can do to her off raptor boost ⇒ A: captain-falcon; D: peach; moves: side-special; starts: side-special ⇒ understand raptor boost
Can anybody show doc beating up marth without ever using pills ⇒ A: dr-mario; D: marth; not moves: neutral-special ⇒ anybody beating up
My son plays Pichu and gets bored quickly, so something easy and just for fun would be lovely ⇒ A: pichu; tags: For Fun; difficulty: Easy ⇒ bored quickly lovely
somebody asked me on stream about link's combos on yoshi when yoshi doesn't DI at all, at exactly 25 ⇒ A: link; D: yoshi; percent: 25-25; di: none ⇒ asked on stream
getting comboed by gannon as luigi ⇒ A: ganondorf; D: luigi ⇒ comboed
what does dk get at exactly 0 ⇒ A: donkey-kong; percent: 0-0 ⇒
Marth gegen Falco ohne Seitwärts-B ⇒ A: marth; D: falco; not moves: side-special ⇒
peach sotto al 50% senza dair ⇒ A: peach; percent: 0-50; not moves: down-air ⇒
falcon começa com upthrow e termina em knee ⇒ A: captain-falcon; moves: up-throw forward-air; starts: up-throw; ends: forward-air ⇒ upthrow e knee
マルス対フォックス 30%から50% ⇒ A: marth; D: fox; percent: 30-50 ⇒
팔코 콤보 100% 이상 ⇒ A: falco; percent: 100-200 ⇒
in bracket tomorrow against a peach, need marth combos over 50 that work no matter how she DIs ⇒ A: marth; D: peach; percent: 50-200; di: any ⇒ bracket tomorrow
I would like to pick up the Ice Climbers; please list whatever is easiest first and leave out forward smash ⇒ A: ice-climbers; not moves: forward-smash; sort: easy ⇒ pick up list whatever leave
I hate edgeguarding so just give me regular Link strings, no edgeguards ⇒ A: link; tags: String; not tags: Edgeguard ⇒ regular
what does pichu get starting with up tilt when the opponent forgets to DI ⇒ A: pichu; moves: up-tilt; starts: up-tilt; di: none ⇒ up tilt
sorry wrong page i think, im looking for ultimate ness combos with pk fire at the beginning ⇒ game: ssbu; A: ness; moves: side-special; starts: side-special ⇒ sorry wrong page pk fire
Marth against Fox on Final Destination ⇒ A: marth; D: fox ⇒ on final destination
fox but not against other spacies ⇒ A: fox; not D: fox falco ⇒
falco: combos difíciles por encima de 60% ⇒ A: falco; percent: 60-200; difficulty: Hard ⇒
sheik contro captain falcon a percentuale bassa ⇒ A: sheik; D: captain-falcon; percent: 0-40 ⇒
combo de marth que não seja difícil ⇒ A: marth; difficulty: Easy Medium ⇒ que
마르스로 폭스 상대 0퍼센트 콤보 ⇒ A: marth; D: fox; percent: 0-0 ⇒ 로 상대
Can I see the Marth edgeguards made by zain? ⇒ A: marth; tags: Edgeguard ⇒ made by zain
I'm not looking for edgeguards with Mewtwo, just his normal combos at 30. ⇒ A: mewtwo; not tags: Edgeguard; percent: 30-30 ⇒ normal
My brother camps the top platform as Young Link, what does Samus get on him up there? ⇒ A: samus; D: young-link; platform: top ⇒ brother camps on him up
I play Yoshi and the Ice Climbers guy at our weekly is a menace. What's good on them over 60? ⇒ A: yoshi; D: ice-climbers; percent: 60-200 ⇒ weekly menace on
my friend picks bowser for the memes and still beats my zelda so id like something for fun against him ⇒ A: zelda; D: bowser; tags: For Fun ⇒ memes beats him
I'm learning Marth and my flatmate always DIs out as Falcon, help. ⇒ A: marth; D: captain-falcon; di: out ⇒ flatmate
A Pichu beat me. A PICHU. I was Ganon. Give me back airs at 100+. ⇒ A: ganondorf; D: pichu; percent: 100-200; moves: back-air ⇒ beat back airs
What can Pikachu do to me out of shield, I play Peach and I keep floating into it ⇒ A: pikachu; D: peach; outOfShield: true ⇒ keep floating
Samus is the final boss of our locals and my Dr. Mario always falls to her, show me what players liked the most. ⇒ A: dr-mario; D: samus; sort: liked ⇒ final boss locals falls players
Since I always whiff the knee, I'd like Falcon combos on Fox without it. ⇒ A: captain-falcon; D: fox; not moves: forward-air ⇒ whiff
I swear Roy is fun, so give me his strings on Falcon, and skip whatever has a down b. ⇒ A: roy; D: captain-falcon; tags: String; not moves: down-special ⇒ swear fun
My kid plays Inkling in Ultimate and loses to Kirby: what should she learn at 0-30? ⇒ game: ssbu; A: inkling; D: kirby; percent: 0-30 ⇒ kid loses
Mon pote prend toujours Falco, moi je joue Peach, et je ne veux pas de tech chase. ⇒ A: peach; D: falco; not tags: Tech Chase ⇒ mon pote prend toujours moi je et je ne veux
Il mio amico gioca sempre Jigglypuff e io uso Falco: vorrei un edgeguard. ⇒ A: falco; D: jigglypuff; tags: Edgeguard ⇒ il mio amico gioca sempre e io un
roy no higher than sixty percent ⇒ A: roy; percent: 0-60 ⇒
kirby vs link and pls spare me the forward smash ⇒ A: kirby; D: link; not moves: forward-smash ⇒
marth fora do palco contra a sheik ⇒ A: marth; D: sheik; position: offstage ⇒
Dear search box, show me combos by zain as marth against captain falcon. Thanks! ⇒ A: marth; D: captain-falcon ⇒ dear box by zain
i know this is the melee page but show me joker in ultimate ⇒ game: ssbu; A: joker ⇒ melee page
Give me hard tech chases for captain falcon, sheik is who I'm fighting ⇒ A: captain-falcon; D: sheik; tags: Tech Chase; difficulty: Hard ⇒ fighting
if the falco is at forty percent or less what can ice climbers do without grabbing him ⇒ A: ice-climbers; D: falco; percent: 0-40; not moves: grab ⇒ him
my hands are old so medium difficulty at most, for pikachu vs puff ⇒ A: pikachu; D: jigglypuff; difficulty: Easy Medium ⇒ hands old
the zelda in my region is awful to play, i want sheik combos on her that aren't just strings ⇒ A: sheik; D: zelda; not tags: String ⇒ region awful
sheik tech chase @ ledge ⇒ A: sheik; tags: Tech Chase; position: ledge ⇒
fox combos witout shine ⇒ A: fox; not moves: down-special ⇒
sheik contro marth al bordo ⇒ A: sheik; D: marth; position: ledge ⇒
falco começando com dair ⇒ A: falco; moves: down-air; starts: down-air ⇒ dair
ピーチ コンボ 40%以上 ⇒ A: peach; percent: 40-200 ⇒
팔콘 0퍼 콤보 ⇒ A: captain-falcon; percent: 0-0 ⇒
samus, de 30 a 60 por ciento, que termine en up b ⇒ A: samus; percent: 30-60; moves: up-special; ends: up-special ⇒ que up b
Coming back to Melee after ten years. What can Marth do to Falcon when they're near the ledge? ⇒ A: marth; D: captain-falcon; position: ledge ⇒ coming back after ten years
Which Roy combos begin with down tilt and never touch forward smash? ⇒ A: roy; moves: down-tilt; not moves: forward-smash; starts: down-tilt ⇒ down tilt
bracket is tomorrow and i have no clue how to combo pikachu with peach from 0 to like 45 ⇒ A: peach; D: pikachu; percent: 0-45 ⇒ bracket tomorrow no clue
I'd like to practice Kirby, and before you laugh, yes Kirby, up tilt to back air ⇒ A: kirby; moves: up-tilt back-air; sequence: up-tilt back-air ⇒ practice before laugh yes up tilt back air
Are there Game and Watch combos that nobody has verified yet? I'd like to try some out ⇒ A: mr-game-and-watch; verified: false ⇒ yet out
id like combos where bowser is the one getting hit, doesnt matter by who, over 120 ⇒ D: bowser; percent: 120-200 ⇒ hit doesnt matter
`);
