import { GAME_IDS, POSITIONS, type FieldValue } from '@combolab/contracts';
import type { SearchDocument } from '@combolab/platform';
import { random, type Random } from '@combolab/standalone/generate/random';
import { documentStream } from '../search/documents.js';
import { FIGHTERS, MOVES } from '../search/vocabulary.js';
import { authorOf, valueOf } from './listed.js';

export const PATCHES: readonly string[] = ['13.0.3', '13.0.2', '13.0.1', '12.0.0', '11.0.1', '1.02', 'PAL'];
const START = Date.UTC(2024, 0, 1);
const MINUTE_MS = 60_000;
const LONG_RUN = 200;

/** A document as it is loaded, and as it is in the end: edited, liked, as it was, or deleted (null). */
export interface Life {
  readonly first: SearchDocument;
  readonly last: SearchDocument | null;
}

/** The combos of the search bench made harder: ties in time, short and accented names, many defenders, odd runs; some change. */
export function* lives(count: number, seed: number): Generator<Life> {
  const draw = random(seed + 2000);
  for (const document of documentStream(count, seed)) {
    const first = odder(document, count, draw);
    yield { first, last: end(first, draw) };
  }
}

function odder(document: SearchDocument, count: number, draw: Random): SearchDocument {
  const { id, percent, defender, name, moves } = document;
  const roll = draw.next();
  const spoken = draw.chance(0.2) ? draw.pick(MOVES) : null;
  const done = roll < 0.04 ? [] : roll < 0.05 ? Array.from({ length: LONG_RUN }, () => draw.pick(MOVES)) : moves;
  const some = <N extends Parameters<typeof valueOf>[0]>(name: N, chance: number, most = 1): FieldValue<N>[] =>
    draw.chance(chance) ? [...new Set(Array.from({ length: 1 + draw.below(most) }, () => valueOf(name, draw)))] : [];
  return {
    ...document,
    platform: some('platform', 0.3),
    di: some('di', 0.3, 3),
    fiftyFifty: some('fiftyFifty', 0.4),
    outOfShield: some('outOfShield', 0.4),
    steps: some('steps', 0.9),
    author: [authorOf(draw)],
    opens: done.slice(0, draw.chance(0.8) ? 1 : 0),
    id: Array.from(id).reverse().join(''),
    createdAt: new Date(START + draw.below(count / 3 + 1) * MINUTE_MS).toISOString(),
    patch: draw.chance(0.4) ? [draw.pick(PATCHES)] : [],
    percent: draw.chance(0.1) ? [percent[0], percent[0]] : percent,
    defender: draw.chance(0.02) ? [...new Set([...defender, ...FIGHTERS.slice(draw.below(40)).slice(0, 4)])] : defender,
    name: nameLike(name, draw),
    mentioned: spoken === null || moves.includes(spoken) ? [] : [spoken],
    moves: done,
    performs: [...new Set(done)],
    position: draw.chance(0.3) ? [draw.pick(POSITIONS)] : [],
  };
}

function nameLike(name: string, draw: Random): string {
  const roll = draw.next();
  if (roll < 0.2)
    return name
      .split(' ')
      .slice(0, 1 + draw.below(2))
      .join(' ');
  if (roll < 0.25) return name.replaceAll('a', 'á').toUpperCase();
  return roll < 0.3 ? name.split(' ').join(' -> ') : name;
}

function end(document: SearchDocument, draw: Random): SearchDocument | null {
  const roll = draw.next();
  if (roll < 0.01) return null;
  if (roll < 0.03) return { ...document, numLikes: draw.below(500), standing: draw.below(300) };
  if (roll > 0.04) return document;
  return {
    ...document,
    game: [draw.pick(GAME_IDS)],
    attacker: [draw.pick(FIGHTERS)],
    patch: [],
    name: `${document.name} two`,
    position: [],
    moves: document.moves.toReversed(),
  };
}
