import { queryRows } from './query-row.js';

/** Every row of the domain's table of queries, by number; spellings it names beside each other stand apart. */
export const tableQueries = queryRows(`
# 1 ssbu
mario vs ness 0 to 40 true combo up air ⇒ A: mario; D: ness; percent: 0-40; tags: True Combo; moves: up-air ⇒ up air
# 2 ssbu
dk vs falcon ⇒ A: donkey-kong; D: captain-falcon
# 3 ssbu
Dr. Mario up b ⇒ A: dr-mario; moves: up-special ⇒ up b
# 5 ssbu
dark pit vs pit ⇒ A: dark-pit; D: pit
# 7 ssbu
pokemon trainer edgeguard ⇒ A: squirtle ivysaur charizard; tags: Edgeguard
Pokémon Trainer edgeguard ⇒ A: squirtle ivysaur charizard; tags: Edgeguard
# 10 ssbu
game and watch nair ⇒ A: mr-game-and-watch; moves: neutral-air ⇒ nair
# 11 ssbu
puff rest ⇒ A: jigglypuff; moves: down-special ⇒ rest
# 13 ssbu
zss flip kick ⇒ A: zero-suit-samus; moves: down-special ⇒ flip kick
# 14 ssbu
zero suit ⇒ A: zero-suit-samus
# 15 ssbu
samus vs dark samus ⇒ A: samus; D: dark-samus
# 16 ssbu
aegis vs spacies ⇒ A: pyra mythra; D: fox falco wolf
# 19 ssbu
falcon knee at 80% ⇒ A: captain-falcon; percent: 80-80; moves: forward-air ⇒ knee
# 21 ssbu
ding dong ⇒ ⇒ ding dong
# 23 ssbu
anything on heavies low percent ⇒ D: bowser king-k-rool donkey-kong king-dedede ganondorf charizard incineroar kazuya piranha-plant; percent: 0-40 ⇒
# 25 ssbu
true combos ⇒ tags: True Combo
# 26 ssbu
ledgetrap snake ⇒ A: snake; tags: Ledge Trap
# 28 ssbu
read ⇒ tags: Read
# 29 ssbu
how to read my opponent ⇒ ⇒ how to read my opponent
# 30 ssbu
uair > uair > upb mario ⇒ A: mario; moves: up-air up-special; sequence: up-air up-air up-special ⇒ uair uair upb
# 32 ssbu
melee fox vs marth ⇒ game: ssbm; A: fox; D: marth
# 33 ssbu
rob ⇒ A: rob
r.o.b. ⇒ A: rob
R O B ⇒ A: rob
# 34 ssbu
"mario" tutorial ⇒ ⇒ "mario" tutorial
# 35 ssbu
 ⇒
    ⇒
# 37 ssbu
50% off / ../../etc ? # %00 % ⇒ ⇒ 50% off / ../../etc ? # %00 %
# 39 ssbu
<img src=x onerror=alert(1)> .* ( [ ⇒ ⇒ <img src=x onerror=alert(1)> .* ( [
# 40 ssbu
${'a'.repeat(5000)} ⇒ ⇒ ${'a'.repeat(200)}
😀😀 ネス \u202eoiram ⇒ A: ness ⇒ oiram
`);

/** Offers that rows must make, by the row's number. */
export const tableOffers: ReadonlyMap<string, readonly string[]> = new Map([
  ['21', ['attacker ssbu:donkey-kong']],
  ['29', ['tag Read']],
  ['37', ['percent 50-50']],
]);
