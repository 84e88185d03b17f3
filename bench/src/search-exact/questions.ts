import { DIFFICULTIES, POSITIONS, PRESS_TYPES, SEARCH_SORTS, TAGS, type GameId } from '@combolab/contracts';
import { EVERYTHING, type SearchQuery } from '@combolab/platform';
import { random, zipf, type Random } from '@combolab/standalone/generate/random';
import { FIGHTERS, MOVES, VOCABULARY } from '../search/vocabulary.js';
import { PATCHES } from './documents.js';
import { authorOf, valueOf } from './listed.js';

type Part = Partial<SearchQuery>;
type Maker = (draw: Random) => Part;

const several = <T>(most: number, draw: Random, one: () => T): T[] => Array.from({ length: 1 + draw.below(most) }, one);

function range(draw: Random): readonly [number, number] {
  const low = draw.below(201);
  return [low, Math.min(200, low + draw.below(draw.chance(0.2) ? 200 : 40))];
}

const CONDITIONS = ['platform', 'di', 'fiftyFifty', 'outOfShield', 'steps'] as const;

/** One condition each; a question has none to five of them. */
const MAKERS: readonly Maker[] = [
  (draw) => ({ game: [draw.pick(['ssbu', 'ssbm', 'chess'] as GameId[])] }),
  (draw) => ({ attacker: several(3, draw, zipf(FIGHTERS, draw)) }),
  (draw) => ({ attacker: [draw.pick(FIGHTERS)] }),
  (draw) => ({ defender: several(3, draw, zipf(FIGHTERS, draw)) }),
  (draw) => ({ tag: several(3, draw, () => draw.pick(TAGS)) }),
  (draw) => ({ notAttacker: several(2, draw, zipf(FIGHTERS, draw)) }),
  (draw) => ({ notDefender: several(2, draw, zipf(FIGHTERS, draw)) }),
  (draw) => ({ notTag: several(2, draw, () => draw.pick(TAGS)) }),
  (draw) => ({ percent: range(draw) }),
  (draw) => ({ percent: range(draw), wholePercent: true }),
  (draw) => ({ difficulty: several(2, draw, () => draw.pick(DIFFICULTIES)) }),
  (draw) => ({ verified: [draw.chance(0.5) ? 'true' : 'false'] }),
  (draw) => ({ moves: several(3, draw, zipf(MOVES, draw)) }),
  (draw) => ({ allMoves: several(3, draw, zipf(MOVES, draw)) }),
  (draw) => ({ notMoves: several(2, draw, () => draw.pick([...MOVES, 'no-move'])) }),
  (draw) => ({ sequence: several(4, draw, zipf(MOVES, draw)) }),
  (draw) => ({ first: draw.pick(MOVES) }),
  (draw) => ({ sequence: several(2, draw, zipf(MOVES, draw)), contiguous: true }),
  (draw) => ({ starts: several(2, draw, zipf(MOVES, draw)) }),
  (draw) => ({ ends: several(2, draw, zipf(MOVES, draw)) }),
  (draw) => ({ ...titled(draw), sort: 'best' }),
  (draw) => ({ ...titled(draw), sort: 'best', words: draw.pick(['one', 'none']) }),
  (draw) => ({ titleNames: several(2, draw, zipf(VOCABULARY, draw)), sort: 'best' }),
  (draw) => ({ inputs: several(6, draw, zipf(PRESS_TYPES, draw)) }),
  (draw) => ({ patch: [draw.pick([...PATCHES, '0.0.0'])] }),
  (draw) => ({ position: several(2, draw, () => draw.pick(POSITIONS)) }),
  (draw) => ({ performs: [draw.pick(MOVES)] }),
  (draw) => ({ opens: [draw.pick(MOVES)] }),
  (draw) => ({ author: several(3, draw, () => authorOf(draw)) }),
  ...CONDITIONS.map((name): Maker => (draw) => ({ [name]: several(2, draw, () => valueOf(name, draw)) })),
  (draw) => ({ text: textOf(draw) }),
  (draw) => ({ text: textOf(draw), sort: 'best' }),
  (draw) => ({ text: textOf(draw), sort: 'best' }),
];

/** A text, and what titles are compared with: most of its words, at times others or the whole name. */
function titled(draw: Random): Part {
  const text = textOf(draw);
  const words = text.replaceAll('"', '').split(' ');
  return {
    text,
    titleText: words.join(' '),
    titleWords: [...new Set(draw.chance(0.8) ? words : several(2, draw, zipf(VOCABULARY, draw)))],
  };
}

/** Known words, beginnings, misspelt and unheard-of ones, some in quotes. */
function textOf(draw: Random): string {
  const word = zipf(VOCABULARY, draw);
  const words = several(3, draw, () => {
    const roll = draw.next();
    if (roll < 0.6) return word();
    if (roll < 0.85) return misspelt(word(), draw);
    if (roll < 0.9) return `"${misspelt(word(), draw)}"`;
    return draw.pick(['true', 'read', '&', 'zz', 'Máro', ...FIGHTERS.map((id) => id.slice('ssbu:'.length))]);
  });
  if (draw.chance(0.4)) words.push(word().slice(0, 1 + draw.below(4)));
  return words.join(' ');
}

function misspelt(word: string, draw: Random): string {
  const letters = Array.from(word);
  for (let times = 1 + draw.below(2); times > 0; times -= 1) {
    const at = 1 + draw.below(Math.max(1, letters.length - 1));
    const [one = 'a', other = 'b'] = letters.slice(at, at + 2);
    const roll = draw.below(4);
    if (roll === 0) letters.splice(at, 1);
    else if (roll === 1) letters.splice(at, 0, 'x');
    else if (roll === 2) letters.splice(at, 1, 'e');
    else letters.splice(at, 2, other, one);
  }
  return letters.join('');
}

/** The question of a seed; always the same. */
export function questionOf(seed: number): SearchQuery {
  const draw = random(seed);
  draw.next();
  const conditions = Math.min(draw.below(6), draw.below(6) + 1);
  const parts = Array.from({ length: conditions }, () => draw.pick(MAKERS)(draw));
  return {
    ...EVERYTHING,
    sort: draw.pick(SEARCH_SORTS),
    ...(Object.assign({}, ...parts) as Part),
    limit: 1 + draw.below(12),
    skip: draw.chance(0.8) ? 0 : draw.below(draw.chance(0.9) ? 40 : 2000),
    facets: draw.chance(0.9),
  };
}
