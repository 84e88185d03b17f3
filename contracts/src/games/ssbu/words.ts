import type { GameWords } from '../game.js';
import { smashMoves } from '../smash/move-nicknames.js';
import { smashNamesAbroad } from '../smash/names-abroad.js';
import { smashStages } from '../smash/stages.js';
import { smashHints, smashTelltales } from '../smash/telltales.js';
import { ultimateAliases } from './aliases.js';
import { ultimateWeights } from './weights.js';

const weighing = (label: string): string => ultimateWeights.find(([name]) => name === label)?.[1] ?? '';
const FAST_FALLERS = 'fox falco wolf captain-falcon';
const FLOATIES = 'jigglypuff kirby mewtwo peach daisy rosalina-and-luma samus dark-samus';

/** What players of Super Smash Bros. Ultimate say. Heavies weigh 112 or more (smashcombos, Ultimate Frame Data); floaties as
 * SmashWiki lists them. */
export const ultimateWords: GameWords = {
  names: 'ultimate, ssbu, smash ultimate, smash 5, ult, smash bros ultimate, super smash bros ultimate, smashultimate',
  aliases: ultimateAliases,
  abroad: smashNamesAbroad,
  classes: [
    [
      'Heavies',
      'heavies, heavy, 重量級, 重量キャラ, 중량급, poids lourds, lourds, pesi massimi, personaggi pesanti, pesanti, pesados, pesos pesados, schwergewichte, schwere charaktere, schwere gegner, heavyweights, heavyweight, superheavies, super heavies, superheavyweights, big bodies, heavy characters, big characters',
      'bowser king-k-rool donkey-kong king-dedede ganondorf charizard incineroar kazuya piranha-plant',
    ],
    [
      'Middleweights',
      'middleweights, middleweight, midweights, midweight, mid weights, medium weights',
      weighing('Middleweights'),
    ],
    [
      'Lightweights',
      'lightweights, lightweight, light weights, light characters, lights, featherweights, featherweight',
      `${weighing('Lightweights')} ${weighing('Featherweights')}`,
    ],
    ['Fast fallers', 'fast fallers, fastfallers', FAST_FALLERS],
    ['Floaties', 'floaties, floaty', FLOATIES],
  ],
  together: [...ultimateWeights, ['Fast fallers', FAST_FALLERS], ['Floaties', FLOATIES]],
  stages: smashStages,
  moves: smashMoves,
  telltales: smashTelltales,
  hints: smashHints,
};
