import type { GameWords } from '../game.js';
import { smashMoves } from '../smash/move-nicknames.js';
import { smashNamesAbroad } from '../smash/names-abroad.js';
import { smashStages } from '../smash/stages.js';
import { smashHints, smashTelltales } from '../smash/telltales.js';
import { meleeAliases } from './aliases.js';

const HEAVIES = 'bowser donkey-kong samus ganondorf';
/** Lighter than 90 (SmashWiki, "Weight"). */
const LIGHTWEIGHTS = 'pichu mr-game-and-watch jigglypuff kirby fox falco pikachu ice-climbers';
const FAST_FALLERS = 'fox falco captain-falcon';
const FLOATIES = 'jigglypuff luigi mewtwo peach samus';

/** What players of Super Smash Bros. Melee say. Floaties as SmashWiki lists them. */
export const meleeWords: GameWords = {
  names: 'melee, ssbm, smash melee, smash bros melee, super smash bros melee',
  aliases: meleeAliases,
  abroad: smashNamesAbroad,
  classes: [
    [
      'Heavies',
      'heavies, heavy, 重量級, 重量キャラ, 중량급, poids lourds, lourds, pesi massimi, personaggi pesanti, pesanti, pesados, pesos pesados, schwergewichte, schwere charaktere, schwere gegner, heavyweights, big bodies, heavy characters, big characters',
      HEAVIES,
    ],
    ['Lightweights', 'lightweights, lightweight, light weights, light characters, lights', LIGHTWEIGHTS],
    ['Fast fallers', 'fast fallers, fastfallers', FAST_FALLERS],
    ['Floaties', 'floaties, floaty', FLOATIES],
  ],
  together: [
    ['Heavies', HEAVIES],
    ['Fast fallers', FAST_FALLERS],
    ['Floaties', FLOATIES],
  ],
  stages: smashStages,
  moves: smashMoves,
  telltales: { ...smashTelltales, 'ken combo': 'marth', 'ken combos': 'marth' },
  hints: smashHints,
};
