import { moveNicknames } from './move-nicknames.js';
import { Phrases } from './phrases.js';
import type { MoveItem } from './sequences.js';
import type { Token } from './tokens.js';

/** Moves called by the nicknames that the attackers' moves have; only tokens that mean nothing else. */
export function nicknamedMoves(
  tokens: readonly Token[],
  taken: ReadonlySet<number>,
  attackers: readonly string[],
): readonly MoveItem[] {
  const phrases = new Phrases<string>();
  for (const attacker of attackers)
    for (const [phrase, move] of moveNicknames().get(attacker) ?? []) phrases.add(phrase, move);
  const moves: MoveItem[] = [];
  for (let i = 0; i < tokens.length; i += 1) {
    const match = taken.has(i) ? null : phrases.match(tokens, i);
    const [first, last] = [tokens[i], tokens[i + (match?.count ?? 1) - 1]];
    if (match === null || first === undefined || last === undefined) continue;
    const end = i + match.count;
    if (Array.from({ length: match.count }, (_, k) => i + k).some((k) => taken.has(k))) continue;
    moves.push({
      move: match.value,
      item: { meaning: { kind: 'move', move: match.value }, first: i, end, from: first.from, to: last.to },
    });
    i = end - 1;
  }
  return moves;
}
