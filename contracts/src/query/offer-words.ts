import { findFighter, type GameId } from '../roster/games.js';
import type { Possible } from './item.js';
import { telltales } from './move-nicknames.js';
import { Phrases } from './phrases.js';

/** Words for many fighters at once, by game. Heavies of Ultimate weigh 112 or more (smashcombos, Ultimate Frame Data); floaties as
 * SmashWiki lists them. */
const CLASSES: Readonly<Record<GameId, readonly (readonly [label: string, words: string, slugs: string])[]>> = {
  ssbu: [
    [
      'Heavies',
      'heavies, heavy, heavyweights, heavyweight, superheavies, super heavies, superheavyweights, big bodies',
      'bowser king-k-rool donkey-kong king-dedede ganondorf charizard incineroar kazuya piranha-plant',
    ],
    ['Fast fallers', 'fast fallers, fastfallers', 'fox falco wolf captain-falcon'],
    ['Floaties', 'floaties, floaty', 'jigglypuff kirby mewtwo peach daisy rosalina-and-luma samus dark-samus'],
  ],
  ssbm: [
    ['Heavies', 'heavies, heavy, heavyweights, big bodies', 'bowser donkey-kong samus ganondorf'],
    ['Fast fallers', 'fast fallers, fastfallers', 'fox falco captain-falcon'],
    ['Floaties', 'floaties, floaty', 'jigglypuff luigi mewtwo peach samus'],
  ],
};
const WISHES: readonly (readonly [words: string, offer: Possible])[] = [
  ['easy', { kind: 'difficulty', values: ['Easy'], label: 'Easy' }],
  ['medium', { kind: 'difficulty', values: ['Medium'], label: 'Medium' }],
  ['hard', { kind: 'difficulty', values: ['Hard'], label: 'Hard' }],
  ['verified', { kind: 'verified', values: ['true'], label: 'Verified' }],
];

function build(games: readonly GameId[]): Phrases<readonly Possible[]> {
  const phrases = new Phrases<readonly Possible[]>();
  for (const [words, offer] of WISHES) phrases.add(words, [offer]);
  const ids = (game: GameId, slugs: string): string[] => slugs.split(' ').map((slug) => `${game}:${slug}`);
  const [game] = games;
  if (game === undefined) return phrases;
  for (const [label, words, slugs] of CLASSES[game])
    for (const phrase of words.split(', '))
      phrases.add(phrase, [{ kind: 'defender', values: ids(game, slugs), label }]);
  for (const [phrase, slug] of Object.entries(telltales)) {
    const fighter = findFighter(`${game}:${slug}`);
    if (fighter !== undefined) phrases.add(phrase, [{ kind: 'attacker', values: [fighter.id], label: fighter.name }]);
  }
  return phrases;
}

const known = new Map<GameId | null, Phrases<readonly Possible[]>>();
/** Words that are offered, never taken; fighters only where the game is known. Made once per game. */
export function offerWords(game: GameId | null): Phrases<readonly Possible[]> {
  const phrases = known.get(game) ?? build(game === null ? [] : [game]);
  known.set(game, phrases);
  return phrases;
}
