import { DIFFICULTIES, NO_VALUES, PRESS_TYPES, TAGS } from '@combolab/contracts';
import { titleWords } from '@combolab/contracts/query';
import { standingOf, type SearchDocument } from '@combolab/platform';
import { random, zipf, type Random } from '@combolab/standalone/generate/random';
import { FIGHTERS, MOVES, VOCABULARY } from './vocabulary.js';

const START = Date.UTC(2024, 0, 1);
const MINUTE_MS = 60_000;
const nameOf = (fighter: string): string => fighter.slice('ssbu:'.length);

interface Draws {
  readonly draw: Random;
  readonly word: () => string;
  readonly fighter: () => string;
  readonly drawTrack: Random;
  readonly move: () => string;
  readonly press: () => string;
  readonly author: () => string;
}

const AUTHORS = Array.from({ length: 20_000 }, (_, n) => `author-${String(n)}`);

/** Combos as a busy site has them: few fighters in most of them, most words rare. The same for the same seed. */
export const generateDocuments = (count: number, seed: number): SearchDocument[] => [...documentStream(count, seed)];

/** The same one by one, for more than fit into memory. */
export function* documentStream(count: number, seed: number): Generator<SearchDocument> {
  const draw = random(seed);
  // its own numbers, so that documents without moves stay what they were
  const drawTrack = random(seed + 1000);
  const author = zipf(AUTHORS, random(seed + 2000));
  const draws = {
    ...{ draw, word: zipf(VOCABULARY, draw), fighter: zipf(FIGHTERS, draw) },
    ...{ drawTrack, move: zipf(MOVES, drawTrack), press: zipf(PRESS_TYPES, drawTrack) },
    author,
  };
  for (let index = 0; index < count; index += 1) yield oneDocument(index, draws);
}

function oneDocument(index: number, { draw, word, fighter, drawTrack, move, press, author }: Draws): SearchDocument {
  const words = (length: number): string => Array.from({ length }, word).join(' ');
  const several = <T>(most: number, one: () => T): T[] => [
    ...new Set(Array.from({ length: 1 + draw.below(most) }, one)),
  ];
  const attacker = fighter();
  const defenders = several(3, fighter);
  const name = words(4);
  const low = draw.below(150);
  const difficultyScore = draw.below(12);
  const numLikes = Math.floor(1 / (draw.next() + 0.001));
  const createdAt = new Date(START + index * MINUTE_MS).toISOString();
  return {
    id: `combo-${String(index).padStart(8, '0')}`,
    version: [1, 1],
    ...NO_VALUES,
    author: [author()],
    game: [draw.chance(0.8) ? 'ssbu' : 'ssbm'],
    attacker: [attacker],
    defender: defenders,
    tag: several(2, () => draw.pick(TAGS)),
    percent: [low, Math.min(200, low + draw.below(60))],
    difficulty: [DIFFICULTIES[difficultyScore > 7 ? 2 : difficultyScore > 4 ? 1 : 0]],
    difficultyScore,
    verified: [draw.chance(0.3) ? 'true' : 'false'],
    numLikes,
    standing: standingOf(numLikes, 0, createdAt),
    createdAt,
    name,
    title: titleWords(name, [attacker]),
    description: words(12),
    fighterNames: [attacker, ...defenders].map(nameOf),
    moves: Array.from({ length: 2 + drawTrack.below(9) }, move),
    mentioned: [],
    inputs: Array.from({ length: 10 + drawTrack.below(71) }, press),
  };
}
