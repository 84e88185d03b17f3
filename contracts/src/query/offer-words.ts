import type { Fighter, GameId } from '../games/game.js';
import { keptByGame } from '../games/words.js';
import { fieldOf, rowWords, SPELT_FIELDS } from '../search-fields/fields.js';
import type { Possible } from './item.js';
import { Phrases } from './phrases.js';
import { hintsOf, telltalesOf } from './telltales.js';

/** Values of fields as players write them. */
const wishes = (): readonly (readonly [phrase: string, offer: Possible])[] =>
  SPELT_FIELDS.flatMap((kind) => {
    const { spellings = {} } = fieldOf(kind);
    return Object.entries(spellings).flatMap(([value, phrases = '']) =>
      phrases.split(', ').map((phrase) => [phrase, { kind, values: [value], label: rowWords(kind, value) }] as const),
    );
  });

/** What words may mean; `tells`: fighters whom they tell of. */
export interface Offered {
  readonly offers: readonly Possible[];
  readonly tells?: readonly Fighter[];
}

const offered = (fighters: readonly Fighter[]): readonly Possible[] =>
  fighters.map(({ id, name }) => ({ kind: 'attacker', values: [id], label: name }));

function build(game: GameId | null): Phrases<Offered> {
  const phrases = new Phrases<Offered>();
  for (const [phrase, offer] of wishes()) phrases.add(phrase, { offers: [offer] });
  if (game === null) return phrases;
  for (const [phrase, tells] of telltalesOf(game)) phrases.add(phrase, { offers: offered(tells), tells });
  for (const [phrase, fighters] of hintsOf(game)) phrases.add(phrase, { offers: offered(fighters) });
  return phrases;
}

/** Words that are offered; fighters only where the game is known. Made once per game. */
export const offerWords = keptByGame(build);
