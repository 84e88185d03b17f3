import type { FoundCombo } from '../../../entities/replay/replay.js';
import { t } from '../texts.js';

/** Points, and what they are for: `12 for 4 moves`. */
interface ScorePart {
  readonly points: number;
  readonly words: string;
}

/** How good a combo is, and where its points come from. */
export interface Score {
  readonly points: number;
  readonly parts: readonly ScorePart[];
}

/** Points for each move after the first, for a stock, and for each so many percent that it began below 100. */
const PER_MOVE = 4;
const STOCK = 30;
const PERCENT_PER_POINT = 4;

/** Percent that a combo deals. */
export const damageOf = ({ percents: [from, to] }: Pick<FoundCombo, 'percents'>): number => Math.max(0, to - from);

/**
 * A point for each percent dealt and four for each move after the first; a stock counts 30, and one more for every 4
 * percent below 100 from which it was taken.
 */
export function scoreOf({ percents, moves, killed }: Pick<FoundCombo, 'percents' | 'moves' | 'killed'>): Score {
  const [from] = percents;
  const early = killed ? Math.max(0, Math.round((100 - from) / PERCENT_PER_POINT)) : 0;
  const damage = Math.round(damageOf({ percents }));
  const part = (points: number, ...[key, values]: Parameters<typeof t>): ScorePart => ({
    points,
    words: t(key, { points, ...values }),
  });
  const parts = [
    part(damage, 'pointsForDamage', { damage }),
    part(PER_MOVE * Math.max(0, moves.length - 1), 'pointsForMoves', { moves: moves.length }),
    part(killed ? STOCK : 0, 'pointsForStock'),
    part(early, 'pointsForBeginning', { percent: Math.floor(from) }),
  ].filter(({ points }) => points > 0);
  return { points: parts.reduce((sum, { points }) => sum + points, 0), parts };
}

/** `95 points: 38 for 38% damage, 12 for 4 moves, 30 for the stock, 15 for beginning at 40%`. */
export const scoreWords = ({ points, parts }: Score): string =>
  t('score', { points, parts: parts.map(({ words }) => words).join(', ') });
