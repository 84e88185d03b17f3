import { gameOrDefault } from '../games/registry.js';
import { shownAt, stepWords } from '../games/scale.js';
import type { Difficulty } from './difficulty.js';

/** '{tags} that works from {low} to {high} and is likely {difficulty} to pull off', tags joined and capitalised. */
export function comboSummary(combo: {
  gameId: string;
  tags: readonly string[];
  percentRange: readonly [number, number];
  difficulty: Difficulty;
}): string {
  const tags = combo.tags.length === 0 ? 'Combo' : combo.tags.join(' / ');
  const [low, high] = combo.percentRange;
  const { scale } = gameOrDefault(combo.gameId);
  return `${tags} that works from ${String(shownAt(scale, low))} to ${stepWords(scale, high)} and is likely ${combo.difficulty.toLowerCase()} to pull off`;
}
