import type { FightersTogether } from '../game.js';

/**
 * Fighters of Super Smash Bros. Ultimate by weight: 115 and more, 100 to 114, 90 to 99, 80 to 89, and less, as Game8's list of
 * weights divides them (game8.co, "Weight List"); the weights are those of our frame data.
 */
export const ultimateWeights: readonly FightersTogether[] = [
  ['Super heavyweights', 'donkey-kong bowser ganondorf charizard king-dedede king-k-rool incineroar'],
  [
    'Heavyweights',
    'link samus dark-samus yoshi captain-falcon wario snake ike rob mega-man mii-swordfighter mii-gunner bowser-jr ryu ken cloud ridley simon richter piranha-plant hero banjo-and-kazooie terry min-min kazuya',
  ],
  [
    'Middleweights',
    'mario luigi ness ice-climbers dr-mario marth lucina roy chrom pit dark-pit ivysaur diddy-kong lucas lucario toon-link wolf villager wii-fit-trainer mii-brawler palutena pac-man robin shulk corrin inkling joker byleth steve pyra mythra',
  ],
  [
    'Lightweights',
    'peach daisy zelda falco young-link meta-knight zero-suit-samus sonic rosalina-and-luma little-mac greninja duck-hunt bayonetta isabelle sora',
  ],
  ['Featherweights', 'kirby fox pikachu jigglypuff sheik pichu mewtwo mr-game-and-watch squirtle olimar sephiroth'],
];
