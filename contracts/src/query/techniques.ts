import { Phrases } from './phrases.js';

/**
 * What players call ways to move and named combos (SmashWiki, the Melee glossary of dignitas.gg): words of the game that are no misspelling of
 * a fighter, and are looked for in titles as they stand.
 */
const WORDS =
  'ladder pillar pillaring waveshine waveshines waveshining wobble wobbling dacus dacit rar rars shffl shffls shffled dragdown footstool ' +
  'footstools wavedash wavedashes waveland wavelands dashdance pivot boost jab lock jablock chaingrab chaingrabs chain infinite infinites gimp ' +
  'gimps spike spikes stagespike meteor reversal reverse teleport cancel jc ac iasa loop loops bridge setup setups confirm confirms kill ' +
  'punish punishes flowchart string tipper tippers moonwalk shield breaker thunders electric electrics ewgf waft slash stomp knee gentleman';

/** Named combos that hold a fighter's name without meaning him. */
const NAMED = 'ken combo, ken combos';

/** Words that are right as they are. */
export const TECHNIQUE_WORDS: ReadonlySet<string> = new Set(WORDS.split(' '));

let made: Phrases<true> | undefined;
/** Named combos that are text, whoever is named in them; made once. */
export function namedCombos(): Phrases<true> {
  if (made !== undefined) return made;
  made = new Phrases<true>();
  for (const phrase of NAMED.split(', ')) made.add(phrase, true);
  return made;
}
