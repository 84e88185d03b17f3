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

/** What holds a fighter's name or move without meaning him. */
const NAMED = 'link into, links into, linking into, buster wolf, rest of';
/** Marth's; where Ken fights, too, a "ken combo" without Marth is one of Ken. */
const KEN = 'ken combo, ken combos';

/** Words that are right as they are. */
export const TECHNIQUE_WORDS: ReadonlySet<string> = new Set(WORDS.split(' '));

let made: { readonly always: Phrases<true>; readonly kens: Phrases<true> } | undefined;

/** Named combos that are text, whoever is named in them. @param isKens whether "ken combo" means one of Ken */
export function namedCombos(isKens: boolean): Phrases<true> {
  made ??= { always: phrasesOf(`${NAMED}, ${KEN}`), kens: phrasesOf(NAMED) };
  return isKens ? made.kens : made.always;
}

function phrasesOf(list: string): Phrases<true> {
  const phrases = new Phrases<true>();
  for (const phrase of list.split(', ')) phrases.add(phrase, true);
  return phrases;
}
