import { findFighter } from '@combolab/contracts';
import { random, type Random } from '@combolab/standalone/generate/random';
import type { JudgedCombo } from './combos.js';

/** 3: what was wanted; 2: nearly; 1: of some use; 0: not. */
export type Grade = 0 | 1 | 2 | 3;

export interface JudgedQuestion {
  readonly kind: string;
  readonly q: string;
  /** By the written rule of its kind, over what is true of a combo, never over what the engine makes of it. */
  readonly gradeOf: (combo: JudgedCombo) => Grade;
  /** The one combo that was meant; null where several may be. */
  readonly target: string | null;
}

const nameOf = (id: string): string => findFighter(id)?.name ?? id;
const covers = ({ doc }: JudgedCombo, percent: number): boolean =>
  doc.percentRange[0] <= percent && doc.percentRange[1] >= percent;

/** On the one alone 3, on two 2, on more 1. */
function focusOf({ doc }: JudgedCombo, attacker: string, defender: string): Grade {
  if (doc.characterId !== attacker || !doc.characterIds.includes(defender)) return 0;
  return doc.characterIds.length === 1 ? 3 : doc.characterIds.length === 2 ? 2 : 1;
}

/** The moves one right after the other from the first on 3, anywhere 2, in order with others between 1. */
function orderOf({ moves }: JudgedCombo, asked: readonly string[]): Grade {
  const runs = moves.flatMap((_, at) => (asked.every((move, k) => moves[at + k] === move) ? [at] : []));
  if (runs.includes(0)) return 3;
  if (runs.length > 0) return 2;
  let met = 0;
  for (const move of moves) if (move === asked[met]) met += 1;
  return met === asked.length ? 1 : 0;
}

type Maker = (combo: JudgedCombo, draw: Random, all: readonly JudgedCombo[]) => JudgedQuestion | null;

const SLANG: Readonly<Record<string, string>> = {
  ...{ 'down-throw': 'dthrow', 'up-throw': 'uthrow', 'forward-air': 'fair', 'back-air': 'bair', 'neutral-air': 'nair' },
  ...{
    'up-air': 'uair',
    'down-air': 'dair',
    'up-tilt': 'utilt',
    'down-tilt': 'dtilt',
    'up-smash': 'usmash',
    'up-special': 'up b',
  },
};
const slang = (moves: readonly string[], between: string): string =>
  moves.map((move) => SLANG[move] ?? move).join(between);

const MAKERS: Readonly<Record<string, Maker>> = {
  /** Its title as it stands, or in lower case: that one and its namesakes. */
  'exact title': (combo, draw) => {
    const { name } = combo.doc;
    return {
      ...{ kind: 'exact title', q: draw.chance(0.5) ? name : name.toLowerCase(), target: combo.id },
      gradeOf: ({ doc }) => (doc.name.toLowerCase() === name.toLowerCase() ? 3 : 0),
    };
  },
  /** The fighter and the moves of a title, written in another way. */
  'known combo': (combo) =>
    combo.moves.length < 2
      ? null
      : {
          ...{
            kind: 'known combo',
            q: `${nameOf(combo.doc.characterId)} ${slang(combo.moves, ' ')}`,
            target: combo.id,
          },
          gradeOf: (other) =>
            other.doc.characterId === combo.doc.characterId && other.moves.join() === combo.moves.join() ? 3 : 0,
        },
  matchup: ({ doc: { characterId, characterIds } }) => {
    const [defender = ''] = characterIds;
    return {
      ...{ kind: 'matchup', q: `${nameOf(characterId)} vs ${nameOf(defender)}`, target: null },
      gradeOf: (combo) => focusOf(combo, characterId, defender),
    };
  },
  'matchup at a percent': ({ doc: { characterId, characterIds, percentRange } }) => {
    const [defender = ''] = characterIds;
    const [percent] = percentRange;
    return {
      ...{
        kind: 'matchup at a percent',
        q: `${nameOf(characterId)} on ${nameOf(defender)} at ${String(percent)}`,
        target: null,
      },
      gradeOf: (combo) => (covers(combo, percent) ? focusOf(combo, characterId, defender) : 0),
    };
  },
  spoken: ({ doc: { characterId, characterIds, percentRange } }) => {
    const [defender = ''] = characterIds;
    const [percent] = percentRange;
    return {
      ...{ kind: 'spoken', target: null },
      q: `yo what works as ${nameOf(characterId)} on ${nameOf(defender)} at like ${String(percent)} pls help`,
      gradeOf: (combo) => (covers(combo, percent) ? focusOf(combo, characterId, defender) : 0),
    };
  },
  'moves in order': ({ moves }) =>
    moves.length < 2
      ? null
      : {
          ...{ kind: 'moves in order', q: slang(moves.slice(0, 2), ' > '), target: null },
          gradeOf: (combo) => orderOf(combo, moves.slice(0, 2)),
        },
  'moves of a fighter': ({ doc: { characterId }, moves }) =>
    moves.length < 2
      ? null
      : {
          ...{
            kind: 'moves of a fighter',
            q: `${nameOf(characterId)} ${slang(moves.slice(0, 2), ' into ')}`,
            target: null,
          },
          gradeOf: (combo) => (combo.doc.characterId === characterId ? orderOf(combo, moves.slice(0, 2)) : 0),
        },
  technique: ({ doc: { characterId }, technique }) =>
    technique === null
      ? null
      : {
          ...{ kind: 'technique', q: `${nameOf(characterId)} ${technique}`, target: null },
          gradeOf: (combo) => (combo.doc.characterId === characterId && combo.technique === technique ? 3 : 0),
        },
  verified: ({ doc: { characterId } }) => ({
    ...{ kind: 'verified', q: `verified ${nameOf(characterId)} combos`, target: null },
    gradeOf: ({ doc }) => (doc.characterId === characterId && doc.verified ? 3 : 0),
  }),
  newest: ({ doc: { characterId } }, _, all) => {
    const newest = all
      .filter(({ doc }) => doc.characterId === characterId)
      .map(({ id }) => id)
      .reverse();
    return {
      ...{ kind: 'newest', q: `newest ${nameOf(characterId)} combos`, target: null },
      gradeOf: ({ id }) => {
        const place = newest.indexOf(id);
        return place === -1 || place > 9 ? 0 : place < 3 ? 3 : place < 6 ? 2 : 1;
      },
    };
  },
};

/** So many questions of every kind; always the same for a seed. */
export function judgedQuestions(all: readonly JudgedCombo[], ofEach: number, seed: number): readonly JudgedQuestion[] {
  const draw = random(seed);
  return Object.values(MAKERS).flatMap((make) => {
    const made: JudgedQuestion[] = [];
    for (let tries = 0; made.length < ofEach && tries < ofEach * 50; tries += 1) {
      const question = make(draw.pick(all), draw, all);
      if (question !== null && !made.some(({ q }) => q === question.q)) made.push(question);
    }
    return made;
  });
}
