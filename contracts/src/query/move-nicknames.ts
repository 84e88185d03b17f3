import { allGameWords, keptForAll } from '../games/words.js';
import { fold } from './fold.js';

const MOVES: Readonly<Record<string, string>> = {
  nb: 'neutral-special',
  sb: 'side-special',
  ub: 'up-special',
  db: 'down-special',
  fair: 'forward-air',
  bair: 'back-air',
  dair: 'down-air',
  usmash: 'up-smash',
  jab3: 'jab-3',
};

type Nickname = readonly [phrase: string, move: string];

/** A nickname of several words is written as one, too: `pkfire`. */
const LONG_ENOUGH = 6;
const spellings = (phrase: string): readonly string[] => {
  const joined = phrase.replaceAll(' ', '');
  return joined !== phrase && joined.length >= LONG_ENOUGH ? [phrase, joined] : [phrase];
};

function read(list: string): readonly Nickname[] {
  return list.split('; ').flatMap((entry) => {
    const space = entry.indexOf(' ');
    const move = MOVES[entry.slice(0, space)] ?? '';
    return entry
      .slice(space + 1)
      .split(', ')
      .flatMap(spellings)
      .map((phrase): Nickname => [fold(phrase), move]);
  });
}

/** Nicknames of moves by id of the fighter. */
function build(): ReadonlyMap<string, readonly Nickname[]> {
  const rows = allGameWords().flatMap(([game, { moves }]) => {
    const lines = moves.split('\n').filter((line) => line !== '');
    return lines.map((line): [string, readonly Nickname[]] => {
      const [slug = '', list = ''] = line.split(': ');
      return [`${game}:${slug}`, read(list)];
    });
  });
  return new Map(rows);
}

/** Nicknames of moves by id of the fighter; made once. */
export const moveNicknames = keptForAll(build);
