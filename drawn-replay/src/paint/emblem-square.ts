import { emblemOf, findFighter, GAMES, gameOfReplays } from '@combolab/contracts';
import type { FighterSlug } from '../figure/fighters.js';
import { oklch } from '../maths/oklch.js';
import type { Point } from '../maths/point.js';
import type { Pen } from './pen.js';

/** The two letters of a fighter, as emblems of the page have them; those of its own game for who is in no replay. */
function lettersOf(slug: FighterSlug): string {
  const ids = [gameOfReplays('slippi'), ...GAMES].map((game) => `${game?.id ?? ''}:${slug}`);
  return emblemOf(ids.find((id) => findFighter(id) !== undefined) ?? slug).letters;
}

/** An emblem: rounded square with its upper left corner at a place, `side` pixels. */
export function paintEmblem(pen: Pen, [x, y]: Point, side: number, fighter: FighterSlug, hue: number): void {
  const fill = pen.createLinearGradient(x, y, x + side, y + side);
  fill.addColorStop(0, oklch(0.86, 0.11, hue));
  fill.addColorStop(1, oklch(0.68, 0.15, hue + 25));
  pen.beginPath();
  pen.roundRect(x, y, side, side, side * 0.3);
  pen.fillStyle = fill;
  pen.fill();
  pen.fillStyle = oklch(0.2, 0.04, hue);
  pen.font = `680 ${(side * 0.46).toFixed(1)}px ${WORDS}`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(lettersOf(fighter), x + side / 2, y + side * 0.53);
}

export const WORDS = '"Geist Variable", Geist, system-ui, sans-serif';
export const NUMBERS = '"Geist Mono Variable", "Geist Mono", ui-monospace, monospace';
