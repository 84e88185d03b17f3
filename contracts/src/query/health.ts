import { stepAt, type Scale } from '../games/scale.js';
import { PERCENT_MAX } from '../views/tags.js';
import type { Found } from './item.js';
import type { Line } from './line.js';
import type { Token } from './tokens.js';

const N = String.raw`(\d{1,5})`;
const UNIT = String.raw` ?(hp|health|life|%)(?![\p{L}\p{N}])`;
const sticky = (source: string): RegExp => new RegExp(source, 'uy');

/** Steps of the scale from numbers as the game shows them. */
type Steps = (first: number, second: number) => readonly [low: number, high: number];

const PATTERNS: readonly (readonly [pattern: RegExp, steps: Steps])[] = [
  [sticky(`${N}(?: ?-+ ?| to | and )${N}${UNIT}`), (a, b) => [Math.min(a, b), Math.max(a, b)]],
  [sticky(`(?:under|below|less than|at most|up to) ${N}${UNIT}`), (a) => [a, PERCENT_MAX]],
  [sticky(`(?:over|above|more than|at least|from) ${N}${UNIT}`), (a) => [0, a]],
  [sticky(`${N}${UNIT} (?:or|and) (?:less|below|under|lower)`), (a) => [a, PERCENT_MAX]],
  [sticky(String.raw`${N}${UNIT}(?: ?\+| (?:or|and) (?:more|above|over|higher))`), (a) => [0, a]],
  [sticky(`(?:at |around |about )?${N}${UNIT}`), (a) => [a, a]],
];

/** What is left of a health bar, at token `i`: `under 300 hp`, `800-500 health`, `50%` of all of it. Less health is a higher step. */
export function findHealth(scale: Scale, line: Line, tokens: readonly Token[], i: number): Found | null {
  const token = tokens[i];
  if (token === undefined) return null;
  for (const [pattern, steps] of PATTERNS) {
    pattern.lastIndex = token.from;
    const match = pattern.exec(line.text);
    if (match === null) continue;
    const unit = match.at(-1);
    const step = (digits: string | undefined): number =>
      stepAt(scale, unit === '%' ? (Number(digits) * scale.max) / 100 : Number(digits));
    const [low, high] = steps(step(match[1]), step(match.length > 3 ? match[2] : match[1]));
    const to = token.from + match[0].length;
    const count = tokens.slice(i).findIndex(({ from }) => from >= to);
    return {
      meaning: { kind: 'percent', low, high, bare: false, text: '' },
      count: count === -1 ? tokens.length - i : count,
      from: token.from,
      to,
    };
  }
  return null;
}
