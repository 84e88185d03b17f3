import { queryRows } from './query-row.js';

/**
 * How players write about combos elsewhere, with what they would want from it. Written down before the first line of the
 * rules, which were then drafted with them in view: 65 of 65 right at the first run. What that is worth, the unseen ones say.
 */
export const collectedQueries = queryRows(`
# https://github.com/ConnorBryan/smashcombos/blob/master/src/characters/mario.json ssbu
mario grab dthrow sh+uair nair ⇒ A: mario; moves: grab down-throw up-air neutral-air ⇒ grab dthrow sh uair nair
# https://github.com/ConnorBryan/smashcombos/blob/master/src/characters/king-k-rool.json ssbu
King K. Rool dthrow utilt kill confirm at around 120% ⇒ A: king-k-rool; percent: 120-120; moves: down-throw up-tilt ⇒ dthrow utilt kill confirm
# https://github.com/ConnorBryan/smashcombos/blob/master/src/characters/luigi.json ssbu
luigi works from 0-10% on heavyweights ⇒ A: luigi; D: bowser king-k-rool donkey-kong king-dedede ganondorf charizard incineroar kazuya piranha-plant; percent: 0-10 ⇒
# https://github.com/ConnorBryan/smashcombos/blob/master/src/characters/piranha-plant.json ssbu
piranha plant down throw f-air mid to high percents ⇒ A: piranha-plant; percent: 40-200; moves: down-throw forward-air ⇒ down throw f air
# https://github.com/ConnorBryan/smashcombos/blob/master/src/characters/pichu.json ssbu
pichu nair jab jab jab ⇒ A: pichu; moves: neutral-air jab-1; sequence: neutral-air jab-1 jab-1 jab-1 ⇒ nair jab jab jab
# https://github.com/ConnorBryan/smashcombos/blob/master/src/characters/toon-link.json ssbu
toon link utilt utilt utilt utilt fair ⇒ A: toon-link; moves: up-tilt forward-air; sequence: up-tilt up-tilt up-tilt up-tilt forward-air ⇒ utilt utilt utilt utilt fair
# https://github.com/ConnorBryan/smashcombos/blob/master/src/characters/captain-falcon.json ssbu
captain falcon falling dair utilt kill confirm at the ledge ⇒ A: captain-falcon; moves: down-air up-tilt; position: ledge ⇒ falling dair utilt kill confirm
# https://github.com/ConnorBryan/smashcombos/blob/master/src/characters/jigglypuff.json ssbu
jigglypuff uair utilt dspecial ⇒ A: jigglypuff; moves: up-air up-tilt down-special ⇒ uair utilt dspecial
# https://github.com/ConnorBryan/smashcombos/blob/master/src/characters/ken.json ssbu
ken dspecial dair uspecial ⇒ A: ken; moves: down-special down-air up-special ⇒ dspecial dair uspecial
# https://github.com/ConnorBryan/smashcombos/blob/master/src/characters/ness.json ssbu
ness falling+uair ftilt ⇒ A: ness; moves: up-air forward-tilt ⇒ falling uair ftilt
# https://github.com/ConnorBryan/smashcombos/blob/master/src/characters/lucina.json ssbu
lucina uair utilt utilt uair mid percent ⇒ A: lucina; percent: 40-90; moves: up-air up-tilt; sequence: up-air up-tilt up-tilt up-air ⇒ uair utilt utilt uair
# https://github.com/ConnorBryan/smashcombos/blob/master/src/characters/wii-fit-trainer.json ssbu
wii fit trainer dthrow bair low percents ⇒ A: wii-fit-trainer; percent: 0-40; moves: down-throw back-air ⇒ dthrow bair
# https://smashboards.com/threads/uthrow-to-uair-fair-ranges.432989/ ssbu
Zelda Uthrow to Uair/Fair % Ranges ⇒ A: zelda; moves: up-throw up-air forward-air; sequence: up-throw up-air ⇒ uthrow uair fair ranges
zelda uthrow uair Fox: 90% ⇒ A: zelda; D: fox; percent: 90-90; moves: up-throw up-air ⇒ uthrow uair
zelda uthrow->uair vs Tink, ZSS, Sheik, and Lucus ⇒ A: zelda; D: toon-link zero-suit-samus sheik lucas; moves: up-throw up-air; sequence: up-throw up-air ⇒ uthrow uair
# https://smashboards.com/threads/the-complete-combo-and-string-list-archive.464634/post-22825579 ssbu
samus Up-Air -> Up-Air -> Up-B ⇒ A: samus; moves: up-air up-special; sequence: up-air up-air up-special ⇒ up air up air up b
A SM-> SH Triple on DDD ⇒ D: king-dedede ⇒ sm sh triple
Samus D-throw double on Jiggly ⇒ A: samus; D: jigglypuff; moves: down-throw ⇒ d throw
# https://smashboards.com/threads/theoretical-best-smash-ultimate-character.487791/ ssbu
best spike ivysaur down air ⇒ A: ivysaur; moves: down-air ⇒ spike down air
mr game & watch up b out of shield ⇒ A: mr-game-and-watch; moves: up-special; outOfShield: true ⇒ up b
# https://www.smashboards.com/threads/come-ahwn-captain-falcon-mu-thread.399692/ ssbu
Captain Falcon MU Thread ⇒ A: captain-falcon ⇒ mu thread
# https://marthnerd.blogspot.com/2017/03/marths-uthrow-combos-on-fox-and-falco.html ssbm
Marth's Uthrow Combos on Fox and Falco ⇒ A: marth; D: fox falco; moves: up-throw ⇒ uthrow
pivot uair -> regrab 47-55 ⇒ percent: 47-55; moves: up-air grab; sequence: up-air grab ⇒ pivot uair regrab
Dash rising tipper uair -> Fsmash 65-74 ⇒ percent: 65-74; moves: up-air forward-smash; sequence: up-air forward-smash ⇒ dash rising tipper uair fsmash
# https://alexspuffstuff.blogspot.com/2020/11 ssbm
Marth vs Puff: alternate kill setups ⇒ A: marth; D: jigglypuff ⇒ alternate kill setups
Fox Ditto upthrow flowchart ⇒ A: fox; D: fox; moves: up-throw ⇒ upthrow flowchart
vs grounded puff at 45-60% ⇒ D: jigglypuff; percent: 45-60 ⇒ grounded
upthrow->hard aerial->techchase/regrab ⇒ tags: Tech Chase; moves: up-throw grab; sequence: up-throw grab ⇒ upthrow hard aerial regrab
86%+: upthrow upsmash kills ⇒ percent: 86-200; moves: up-throw up-smash ⇒ upthrow upsmash kills
115+: any DI: upthrow upair ⇒ percent: 115-200; moves: up-throw up-air; di: any ⇒ upthrow upair
upthrow soft nair->fair or shine ⇒ A: fox falco; moves: up-throw neutral-air forward-air down-special; sequence: neutral-air forward-air ⇒ upthrow soft nair fair shine
# https://sites.google.com/view/marthrd/matchups/jigglypuff/punishpuff ssbm
50-77 percent: Mixup=fthrow pivot tip vs dthrow raw tip ⇒ percent: 50-77; moves: forward-throw down-throw ⇒ mixup fthrow pivot tip dthrow raw tip
Killing Puff with a grab as Marth ⇒ A: marth; D: jigglypuff; moves: grab ⇒ grab
110-120: Cannot tip DI up+in, must Uair ⇒ percent: 110-120; moves: up-air; di: up ⇒ cannot tip must uair
# https://logfaqs.com/topic.php?id=78740732&page=1 ssbu
Cloud Strife vs. Simon Belmont ⇒ A: cloud; D: simon ⇒
Terry Bogard vs. Samus Aran ⇒ A: terry; D: samus ⇒ aran
Pokemon Trainer vs. Solid Snake ⇒ A: squirtle ivysaur charizard; D: snake ⇒
Little Mac/Wii Fit Trainer vs. Kirby/Jigglypuff ⇒ A: little-mac wii-fit-trainer; D: kirby jigglypuff ⇒
Mii Brawler (Knuckles) vs. Mario ⇒ A: mii-brawler; D: mario ⇒ knuckles
Corrin/Robin vs. Wario/Wolf ⇒ A: corrin robin; D: wario wolf ⇒
Ryu Ken vs. Mii Brawlers ⇒ A: ryu ken; D: mii-brawler ⇒
# https://dhspress.com/4364/entertainment/this-week-in-smash-1/ ssbu
"Ally" (Snake) vs. "Smokk" (Ganondorf) ⇒ A: snake; D: ganondorf ⇒ "ally" "smokk"
Snake F-air spike ⇒ A: snake; moves: forward-air ⇒ f air spike
# https://ssbu.pro/inkling/vs/toon-link ssbu
inkling vs toon link percents ⇒ A: inkling; D: toon-link ⇒
# https://github.com/project-slippi/slippi-launcher/blob/main/src/renderer/lib/query_language/SYNTAX.md ssbm
fox>marth ⇒ A: fox; D: marth ⇒
>marth ⇒ D: marth ⇒
fox> ⇒ A: fox ⇒
puff>falco stage:FD ⇒ A: jigglypuff; D: falco ⇒ stage fd
char:fox,falco ⇒ A: fox falco ⇒
-char:puff ⇒ not A: jigglypuff ⇒
# https://github.com/project-slippi/slippi-launcher/blob/main/src/renderer/lib/query_language/parser.test.ts ssbm
mango vs hbox ⇒  ⇒ mango vs hbox
# https://github.com/cbartsch/Slippipedia/issues/21 ssbm
shield -> wavedash -> jab -> dash -> upsmash ⇒ moves: jab-1 up-smash; sequence: jab-1 up-smash ⇒ shield wavedash jab dash upsmash
# https://www.ssbwiki.com/Special:MobileDiff/1431246 ssbu
Fox 0-death on Pikachu ⇒ A: fox; D: pikachu; percent: 0-0 ⇒ zero to death
# https://www.ssbwiki.com/index.php?title=Combo&oldid=1148396 ssbm
marth ken combo ⇒ A: marth ⇒ ken combo
# https://ssbwiki.com/index.php?oldid=326650&title=Knee_Smash ssbu
falcon dair into knee ⇒ A: captain-falcon; moves: down-air forward-air; sequence: down-air forward-air ⇒ dair knee
captain falcon sacred combo at 60% ⇒ A: captain-falcon; percent: 60-60 ⇒ sacred
# https://www.ssbwiki.com/Donkey_Kong_(SSB4)/Forward_throw ssbu
donkey kong cargo up throw to up air ⇒ A: donkey-kong; moves: up-throw up-air; sequence: up-throw up-air ⇒ cargo up throw up air
# https://consultores-tic.com/en/2017/05/14/killer-donkey-kong-combo-is-tearing-up-smash-tournaments ssbu
mew2king donkey kong vs sheik ding dong ⇒ A: donkey-kong; D: sheik ⇒ mew2king ding dong
# https://www.kotaku.com.au/2018/12/super-smash-bros-for-wii-u-competitor-lands-sick-combo-just-before-ultimate-drops/ ssbu
mega man footstool infinite on marth ⇒ A: mega-man; D: marth ⇒ footstool infinite
# http://smash4u.net/play-by-play-in-depth-analysis-esam-vs-zero-at-super-smash-con/ ssbu
Sheik's fair chains vs Pikachu ⇒ A: sheik; D: pikachu; moves: forward-air ⇒ fair chains
# https://dignitas.gg/articles/news/smash/13317/how-to-finish-your-opponent-in-smash-bros.-ultimate-kill-moves-for-each-character ssbu
mario's back throw kill percents ⇒ A: mario; percent: 90-200; moves: back-throw ⇒ back throw
# https://critpoints.net/2016/04/18/mtm-wombo-combo/ ssbm
falcon knee wombo combo ⇒ A: captain-falcon; moves: forward-air ⇒ knee wombo
# https://theparadise.ng/this-might-be-the-most-insane-edge-guard-ever-in-super-smash-bros-history-and-it-probably-happened-accidentally/ ssbm
samus vs fox insane edge guard ⇒ A: samus; D: fox; tags: Edgeguard ⇒ insane
# https://pvpisbeautiful.com/tag/fd/ ssbu
SSBM: never sleep on Pikachu ⇒ game: ssbm; D: pikachu ⇒ never sleep
# http://rivernewsherald.com/sm4sh-tournament-electrifies-entertainment/ ssbu
Cloud's limit cross slash into fsmash ⇒ A: cloud; moves: side-special forward-smash; sequence: side-special forward-smash ⇒ limit cross slash fsmash
`);
