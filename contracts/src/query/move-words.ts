import { Phrases } from './phrases.js';

const AERIALS = { up: 'up', down: 'down', forward: 'forward', back: 'back', neutral: 'neutral' };
const SIDES = { up: 'up', down: 'down', forward: 'forward side' };
/** How players write directions, by kind of move. */
const KINDS = [
  { id: 'air', words: ['air', 'aerial'], directions: AERIALS },
  { id: 'tilt', words: ['tilt'], directions: SIDES },
  { id: 'smash', words: ['smash'], directions: SIDES },
  { id: 'throw', words: ['throw'], directions: { up: 'up', down: 'down', forward: 'forward', back: 'back' } },
  {
    id: 'special',
    words: ['b', 'special'],
    directions: { up: 'up', down: 'down', side: 'side forward', neutral: 'neutral' },
  },
] as const;
const WRITTEN: Readonly<Record<string, readonly string[]>> = {
  up: ['up', 'u'],
  down: ['down', 'd'],
  forward: ['forward', 'f', 'fwd', 'forwards'],
  back: ['back', 'b', 'backward', 'backwards'],
  side: ['side', 's'],
  neutral: ['neutral', 'n', 'neut'],
};
const OTHERS: Readonly<Record<string, string>> = {
  'jab-1': 'jab, jab 1, jab1',
  'jab-2': 'jab 2, jab2',
  'jab-3': 'jab 3, jab3',
  'dash-attack': 'dash attack, da, dashattack, dash atk, dashatk, dattack',
  grab: 'grab, regrab',
  'dash-grab': 'dash grab, dashgrab',
  'pivot-grab': 'pivot grab, pivotgrab',
  'spot-dodge': 'spot dodge, spotdodge',
  'forward-roll': 'forward roll, roll forward',
  'back-roll': 'back roll, roll back, backroll',
  'z-air': 'zair, z air',
};

/** `up air`, `u air`, `upair`, `uair`; a lone letter and `b` are not written apart. */
function* directed(): Iterable<readonly [phrase: string, move: string]> {
  for (const { id, words, directions } of KINDS)
    for (const [direction, list] of Object.entries(directions))
      for (const name of list.split(' '))
        for (const written of WRITTEN[name] ?? [])
          for (const word of words) {
            const move = `${direction}-${id}`;
            yield [`${written}${word}`, move];
            // of a move with several hits one: "nair1"
            if (id === 'air') for (const hit of '12') yield [`${written}${word}${hit}`, move];
            if (written.length > 1 || word.length > 1) yield [`${written} ${word}`, move];
          }
}

/** Every spelling of the moves that all fighters have, to the slug of the frame data. */
export function buildMoveWords(): Phrases<string> {
  const phrases = new Phrases<string>();
  for (const [phrase, move] of directed()) phrases.add(phrase, move);
  for (const [move, list] of Object.entries(OTHERS)) for (const phrase of list.split(', ')) phrases.add(phrase, move);
  return phrases;
}

/** Ids of the moves that all fighters have, as the frame data names them. */
export const MOVE_IDS: readonly string[] = [
  ...KINDS.flatMap(({ id, directions }) => Object.keys(directions).map((direction) => `${direction}-${id}`)),
  ...Object.keys(OTHERS),
];

let made: Phrases<string> | undefined;
/** The same, made once. */
export const moveWords = (): Phrases<string> => (made ??= buildMoveWords());
