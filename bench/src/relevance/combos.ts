import { findFighter, GAMES, TAGS, type Tag } from '@combolab/contracts';
import type { ComboDoc } from '@combolab/backend/domain';
import { random, type Random } from '@combolab/standalone/generate/random';

/** A combo as somebody may have shared it, and what is true of it. */
export interface JudgedCombo {
  readonly id: string;
  readonly doc: ComboDoc;
  readonly likes: number;
  /** Ids of the moves that are done, whether the author has named them on frames or in the title alone. */
  readonly moves: readonly string[];
  /** A technique that the title names; null for none. */
  readonly technique: string | null;
}

const SHORT: Readonly<Record<string, readonly string[]>> = {
  'down-throw': ['Dthrow', 'Down throw', 'D-throw'],
  'up-throw': ['Uthrow', 'Up throw'],
  'forward-air': ['fair', 'forward air', 'f-air'],
  'back-air': ['bair', 'back air'],
  'neutral-air': ['nair', 'neutral air'],
  'up-air': ['uair', 'up air', 'up-air'],
  'down-air': ['dair', 'down air'],
  'up-tilt': ['utilt', 'up tilt'],
  'down-tilt': ['dtilt', 'down tilt'],
  'up-smash': ['usmash', 'up smash'],
  'up-special': ['upb', 'up b', 'up special'],
};
const MOVES = Object.keys(SHORT);
const TECHNIQUES = ['ladder', 'spike', 'lock', 'dragdown', 'reversal', 'pivot'];
const ARROWS = [' > ', ' into ', ' to ', ', '];
const WARNINGS = ['Do not use MOVE here.', 'MOVE whiffs on small ones.', 'A late MOVE trades.'];
const ADVICE = [
  'Drift back before the last hit.',
  'Needs a full hop.',
  'Watch their DI.',
  'Buffer the jump.',
  'Easy once you have the rhythm.',
];

const start = Date.UTC(2025, 0, 1);
const nameOf = (id: string): string => findFighter(id)?.name ?? id;

function titleOf(
  draw: Random,
  moves: readonly string[],
  technique: string | null,
  defenders: readonly string[],
): string {
  const words = moves.map((move) => draw.pick(SHORT[move] ?? [move]));
  const arrow = draw.pick(ARROWS);
  const base = words.join(arrow);
  const on = defenders.length === 1 && draw.chance(0.4) ? ` on ${nameOf(defenders[0] ?? '')}` : '';
  const tail = technique === null ? '' : ` ${technique}`;
  if (draw.chance(0.12)) return technique === null ? `The bread and butter${on}` : `My favourite ${technique}${on}`;
  return `${base}${tail}${on}`;
}

function oneCombo(draw: Random, n: number, fighters: readonly string[]): JudgedCombo {
  const attacker = draw.pick(fighters);
  const others = [1, 1, 1, 2, 2, 4][draw.below(6)] ?? 1;
  const defenders = [...new Set(Array.from({ length: others }, () => draw.pick(fighters)))];
  const moves = Array.from({ length: 2 + draw.below(3) }, () => draw.pick(MOVES));
  const technique = draw.chance(0.25) ? draw.pick(TECHNIQUES) : null;
  const low = draw.below(12) * 10;
  const named = draw.chance(0.5);
  const name = titleOf(draw, moves, technique, defenders);
  const description = [
    draw.pick(ADVICE),
    ...(draw.chance(0.3) ? [draw.pick(WARNINGS).replace('MOVE', draw.pick(SHORT[draw.pick(MOVES)] ?? ['']))] : []),
  ].join(' ');
  const presses = [{ type: 'A_BUTTON', hold: 'SELECT_NO_HOLD', isComplete: true }] as const;
  const doc = {
    ...{ name, description, gameId: 'ssbu', characterId: attacker, characterIds: defenders },
    tags: [draw.pick(TAGS)] satisfies Tag[],
    percentRange: [low, Math.min(200, low + 10 + draw.below(8) * 15)],
    actions: Array.from({ length: 3 + draw.below(9) }, (_, at) => ({
      frame: at * (8 + draw.below(20)),
      breakpoint: false,
      presses: [...presses],
    })),
    ...(named && { moves: moves.map((move, at) => ({ frame: at * 20, move })) }),
    authorId: `author-${String(draw.below(9))}`,
    verified: draw.chance(0.15),
    ...{ deleted: false, contentVersion: 1, streamVersion: 1, difficulty: 'Easy', video: {} },
    createdAt: new Date(start + n * 3_600_000).toISOString(),
  } as unknown as ComboDoc;
  const isToldOf = named || !/bread and butter|favourite/.test(name);
  return {
    id: `combo-${String(n).padStart(5, '0')}`,
    doc,
    likes: Math.floor(1 / (draw.next() + 0.01)),
    moves: isToldOf ? moves : [],
    technique,
  };
}

/** So many combos of a dozen fighters; always the same for a seed. */
export function judgedCombos(count: number, seed: number): readonly JudgedCombo[] {
  const draw = random(seed);
  const fighters = (GAMES[0]?.fighters ?? []).map(({ id }) => id).filter((_, at) => at % 7 === 0);
  return Array.from({ length: count }, (_, n) => oneCombo(draw, n, fighters));
}
