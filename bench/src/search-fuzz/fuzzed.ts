import type { Random } from '@combolab/standalone/generate/random';

const LONGEST = 200;
const WORDS = [
  ...'mario dk fox vs on not without -ness dthrow uair > into x3 0 to 40 60% at ledge di out newest by @bob'.split(' '),
  ...'"quote marth melee true combo marioo jigglypof starts with ends in マリオ 커비 13.0.1 50/50 heavies'.split(' '),
];

/** Senseless text: words that mean something in no order, letters, one word over and over, and any signs there are. */
export function fuzzed(draw: Random): string {
  const roll = draw.next();
  if (roll < 0.4) return several(1 + draw.below(40), () => draw.pick(WORDS) + (draw.chance(0.9) ? ' ' : ''));
  if (roll < 0.7) return several(draw.below(LONGEST), () => String.fromCharCode(32 + draw.below(95)));
  if (roll < 0.85) return draw.pick(WORDS).repeat(1 + draw.below(60));
  return several(draw.below(LONGEST), () => String.fromCodePoint(draw.below(0x2ffff)));
}

const several = (count: number, one: () => string): string => Array.from({ length: count }, one).join('');
