/**
 * What players of both games call single fighters' moves. Names of special moves as the games print them, nicknames
 * from SmashWiki (Knee Smash), the Melee glossary of dignitas.gg and the combos of smashcombos. Valid while the fighter is the
 * attacker; the names stay text.
 */
export const smashMoves = `
mario: nb fireball; sb cape; db fludd, tornado, nado
dr-mario: nb pill, pills; sb sheet; db tornado, nado
luigi: nb fireball; sb missile, green missile; db cyclone, tornado, nado
donkey-kong: nb giant punch; sb headbutt; db hand slap
link: nb bow, arrow; sb boomerang; db bomb, remote bomb
young-link: nb fire arrow, arrow; sb boomerang; db bomb
toon-link: nb bow, arrow; sb boomerang; db bomb
samus: nb charge shot; sb missile, super missile; ub screw attack; db bomb
dark-samus: nb charge shot; sb missile, super missile; ub screw attack; db bomb
zero-suit-samus: nb paralyzer; sb whip, plasma whip; ub boost kick; db flip kick, flip jump
yoshi: nb egg lay; sb egg roll; ub egg throw; db ground pound, bomb
kirby: nb inhale; sb hammer; ub final cutter; db stone
fox: nb laser; sb illusion; ub firefox; db shine, reflector; dair drill
falco: nb laser; sb phantasm; ub firebird; db shine, reflector
wolf: nb blaster, laser; sb wolf flash; db shine, reflector
pikachu: nb thunder jolt, tjolt, t jolt; sb skull bash; ub quick attack; db thunder
pichu: nb thunder jolt, tjolt, t jolt; sb skull bash; ub agility; db thunder
ness: nb pk flash; sb pk fire; ub pk thunder, pkt, pkt2, pk thunder 2; db psi magnet, magnet
lucas: nb pk freeze; sb pk fire; ub pk thunder, pkt, pkt2; db psi magnet, magnet
captain-falcon: fair knee, 膝, 무릎, joelho, genou, rodilla, ginocchio; dair stomp; jab3 gentleman; nb falcon punch, punch; sb raptor boost; ub falcon dive; db falcon kick
ganondorf: dair stomp; nb warlock punch; sb flame choke; ub dark dive; db wizkick, wizard foot, wizards foot
jigglypuff: nb rollout; sb pound; ub sing; db rest, resting, ねむる
peach: nb toad; sb peach bomber, bomber; ub parasol; db turnip, turnips, rube, ruben, navet, navets, nabo, nabos
daisy: nb toad; sb daisy bomber, bomber; ub parasol; db turnip, turnips, rube, ruben, navet, navets, nabo, nabos
bowser: nb fire breath; sb flying slam, koopa klaw; ub whirling fortress; db bowser bomb
sheik: nb needles, needle; sb burst grenade; ub vanish; db bouncing fish
zelda: nb nayrus love, nayru s love; sb dins fire, din s fire; ub farores wind, farore s wind; db phantom; fair lightning kick; bair lightning kick
marth: nb shield breaker; sb dancing blade; ub dolphin slash; db counter
lucina: nb shield breaker; sb dancing blade; ub dolphin slash; db counter
roy: nb flare blade; sb double edge dance; ub blazer; db counter
chrom: nb flare blade; sb double edge dance; ub soaring slash; db counter
mewtwo: nb shadow ball; sb confusion; ub teleport; db disable
mr-game-and-watch: nb chef, bacon; sb judge, judgment; ub parachute; db bucket; usmash thou; dair key
meta-knight: nb mach tornado, nado; sb drill rush; ub shuttle loop; db dimensional cape
wario: nb chomp, bite; sb bike; ub corkscrew; db waft
snake: nb grenade, grenades, nade; sb nikita; ub cypher; db c4
ike: nb eruption; sb quick draw; ub aether; db counter
diddy-kong: nb popgun; sb monkey flip; ub rocketbarrel; db banana
sonic: nb homing attack; sb spin dash; ub spring; db spin charge
king-dedede: nb inhale; sb gordo; ub super dedede jump; db jet hammer
rob: nb robo beam, laser; sb arm rotor; db gyro
mega-man: nb metal blade; sb crash bomb; ub rush coil; db leaf shield
little-mac: nb ko punch, straight lunge; sb jolt haymaker; db slip counter
greninja: nb water shuriken, shuriken; sb shadow sneak; ub hydro pump; db substitute
palutena: nb autoreticle, auto reticle; sb explosive flame; ub warp; db counter
pac-man: nb fruit, bonus fruit; sb power pellet; ub trampoline; db hydrant
robin: nb elthunder, thoron; sb arcfire; ub elwind; db nosferatu
ryu: nb hadoken, hadouken, shakunetsu; sb tatsu, tatsumaki; ub shoryuken, shoryu, shoryus, srk; db focus attack
ken: nb hadoken, hadouken; sb tatsu, tatsumaki; ub shoryuken, shoryu, shoryus, srk; db focus attack
cloud: nb blade beam; sb cross slash; ub climhazzard; db finishing touch
bayonetta: nb bullet climax; sb heel slide, abk, after burner kick; ub witch twist; db witch time, bat within
inkling: nb splattershot; sb roller, splat roller; ub super jump; db splat bomb
incineroar: nb darkest lariat, lariat; sb alolan whip; ub cross chop; db revenge
joker: nb gun; sb eiha, eigaon; ub grappling hook; db rebels guard, rebel s guard, tetrakarn, makarakarn
terry: nb power wave; sb burn knuckle, crack shoot; ub rising tackle; db power dunk
sephiroth: nb megaflare, gigaflare; sb shadow flare; ub octaslash; db scintilla
pyra: nb flame nova; sb blazing end; ub prominence revolt
mythra: nb lightning buster; sb photon edge; ub chroma dust, ray of punishment
steve: nb mine; sb minecart; ub elytra; db tnt; dair anvil
kazuya: nb devil blaster; sb devil fist; ub devil wings; db heavens door, heaven s door
sora: nb firaga, thundaga, blizzaga; sb sonic blade; ub aerial sweep; db counterattack
byleth: nb failnaught; sb areadbhar; ub sword of the creator; db aymr
hero: nb frizz, kafrizz; sb zap, kazap; ub woosh, kaswoosh; db command selection
banjo-and-kazooie: nb egg firing, breegull blaster; sb wonderwing; ub shock spring jump; db rear egg
simon: nb axe; sb cross; ub uppercut; db holy water
richter: nb axe; sb cross; ub uppercut; db holy water
king-k-rool: nb blunderbuss, kannonball; sb krownerang, crown; ub propellerpack; db gut check
villager: nb pocket; sb lloid rocket; ub balloon trip; db timber
isabelle: nb pocket; sb fishing rod; ub balloon trip; db lloid trap
corrin: nb dragon fang shot; sb dragon lunge, pin; ub dragon ascent; db counter surge
duck-hunt: nb trick shot; sb clay shooting, clay pigeon; ub duck jump; db wild gunman, gunman
bowser-jr: nb clown cannon; sb clown kart dash, clown kart, kart; ub abandon ship; db mechakoopa
rosalina-and-luma: nb luma shot; sb star bits; ub launch star; db gravitational pull
wii-fit-trainer: nb sun salutation; sb header; ub super hoop; db deep breathing
shulk: nb monado arts; sb back slash, backslash; ub air slash; db vision
ridley: nb plasma breath; sb space pirate rush; ub wing blitz; db skewer
piranha-plant: nb ptooie; sb poison breath; ub piranhacopter; db long stem strike
olimar: nb pikmin pluck; sb pikmin throw; ub winged pikmin; db pikmin order
lucario: nb aura sphere; sb force palm; ub extreme speed; db double team
pit: sb upperdash arm, upperdash; ub power of flight; db guardian orbitars, orbitars
dark-pit: sb electroshock arm, electroshock; ub power of flight; db guardian orbitars, orbitars
squirtle: nb water gun; sb withdraw; ub waterfall
ivysaur: nb bullet seed; sb razor leaf; ub vine whip
charizard: nb flamethrower; sb flare blitz; ub fly
ice-climbers: nb ice shot; sb squall hammer; ub belay; db blizzard
`;
