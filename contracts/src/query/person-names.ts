import type { Token } from './tokens.js';
import { PLAYS } from './words.js';

/** "my friend rob only picks wolf", "my name is ken": a person is called so. */
export function isPerson(tokens: readonly Token[], first: number, end: number): boolean {
  const before = tokens
    .slice(Math.max(0, first - 3), first)
    .map(({ word }) => word)
    .join(' ');
  const isFriend =
    /(?:^| )my (?:friend|brother|cousin|buddy|roommate|flatmate|sister|dad|son|boyfriend|girlfriend)$/.test(before) &&
    tokens.slice(end, end + 3).some(({ word }) => PLAYS.has(word));
  return isFriend || /(?:^| )(?:my name is|name s|im called)$/.test(before);
}
