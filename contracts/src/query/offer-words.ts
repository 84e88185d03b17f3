import type { GameId } from '../games/game.js';
import { findFighter } from '../games/registry.js';
import { keptByGame, wordsOfGame } from '../games/words.js';
import { fieldOf, rowWords, SPELT_FIELDS } from '../search-fields/fields.js';
import type { Possible } from './item.js';
import { Phrases } from './phrases.js';

/** Values of fields as players write them. */
const wishes = (): readonly (readonly [phrase: string, offer: Possible])[] =>
  SPELT_FIELDS.flatMap((kind) => {
    const { spellings = {} } = fieldOf(kind);
    return Object.entries(spellings).flatMap(([value, phrases = '']) =>
      phrases.split(', ').map((phrase) => [phrase, { kind, values: [value], label: rowWords(kind, value) }] as const),
    );
  });

function build(game: GameId | null): Phrases<readonly Possible[]> {
  const phrases = new Phrases<readonly Possible[]>();
  for (const [phrase, offer] of wishes()) phrases.add(phrase, [offer]);
  if (game === null) return phrases;
  const { telltales } = wordsOfGame(game);
  for (const [phrase, slug] of Object.entries(telltales)) {
    const fighter = findFighter(`${game}:${slug}`);
    if (fighter !== undefined) phrases.add(phrase, [{ kind: 'attacker', values: [fighter.id], label: fighter.name }]);
  }
  return phrases;
}

/** Words that are offered, never taken; fighters only where the game is known. Made once per game. */
export const offerWords = keptByGame(build);
