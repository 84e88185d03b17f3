import { readLine } from './line.js';
import { GRABS_ABROAD, MOVES_ABROAD, UNSPACED_MOVES } from './moves-abroad.js';
import { Phrases } from './phrases.js';
import { tokensOf } from './tokens.js';

const WHOM = 'someone somebody them him her it people you'.split(' ');
const THROWS = {
  'up-throw': 'up upwards',
  'down-throw': 'down downwards',
  'forward-throw': 'forward forwards',
  'back-throw': 'back backwards backward',
};

/** What somebody did: "he down tilted me", "back aired him twice". */
const TOLD = [
  ['threw throws throwing', 'throw'],
  ['aired', 'air'],
  ['smashed smashing', 'smash'],
  ['tilted tilting', 'tilt'],
] as const;

/** "naired", "bairing": the short names of aerials as what somebody did. */
const AERIALS = [
  ['nair', 'neutral-air'],
  ['fair', 'forward-air'],
  ['bair', 'back-air'],
  ['uair', 'up-air'],
  ['upair', 'up-air'],
  ['dair', 'down-air'],
] as const;

function build(): Phrases<string> {
  const phrases = new Phrases<string>();
  for (const [move, list] of UNSPACED_MOVES)
    for (const written of list.split(', '))
      phrases.add(
        tokensOf(readLine(written))
          .tokens.map(({ word }) => word)
          .join(' '),
        move,
      );
  for (const way of ['up', 'down', 'back', 'forward'] as const)
    for (const [verbs, kind] of TOLD)
      for (const verb of verbs.split(' ')) phrases.add(`${way} ${verb}`, `${way}-${kind}`);
  for (const [word, move] of AERIALS) for (const end of ['ed', 'ing']) phrases.add(`${word}${end}`, move);
  for (const word of ['grabbing', ...GRABS_ABROAD]) phrases.add(word, 'grab');
  for (const [phrase, move] of MOVES_ABROAD) phrases.add(phrase, move);
  for (const [move, words] of Object.entries(THROWS))
    for (const word of words.split(' ')) {
      phrases.add(`${word} thrown`, move);
      phrases.add(`thrown ${word}`, move);
      for (const verb of ['throw', 'throws', 'threw', 'throwing', 'thrown'])
        for (const each of WHOM) phrases.add(`${verb} ${each} ${word}`, move);
    }
  return phrases;
}

let made: Phrases<string> | undefined;
/** Moves as somebody tells of them who does not name them: "i throw someone down", "gets down thrown". No title is read so; made once. */
export const spokenMoves = (): Phrases<string> => (made ??= build());
