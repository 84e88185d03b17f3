import type { GameWords } from '../game.js';
import { smashMoves, smashTelltales } from '../smash/move-nicknames.js';
import { smashStages } from '../smash/stages.js';
import { meleeAliases } from './aliases.js';

/** What players of Super Smash Bros. Melee say. Floaties as SmashWiki lists them. */
export const meleeWords: GameWords = {
  names: 'melee, ssbm, smash melee, smash bros melee, super smash bros melee',
  aliases: meleeAliases,
  classes: [
    ['Heavies', 'heavies, heavy, heavyweights, big bodies', 'bowser donkey-kong samus ganondorf'],
    ['Fast fallers', 'fast fallers, fastfallers', 'fox falco captain-falcon'],
    ['Floaties', 'floaties, floaty', 'jigglypuff luigi mewtwo peach samus'],
  ],
  stages: smashStages,
  moves: smashMoves,
  telltales: smashTelltales,
};
