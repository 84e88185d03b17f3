import { blows } from './blows.js';
import type { Clauses } from './clauses.js';
import type { Evidence } from './evidence.js';
import type { Mention } from './mentions.js';
import { ROLE_WEIGHTS } from './role-weights.js';
import { told } from './told-roles.js';
import type { Token } from './tokens.js';
import { MY, turned } from './turned.js';
import { whoseOf } from './whose.js';

/** More names than this are a list, and no sentence that tells who plays whom. */
const MOST_NAMES = 8;

/** One's own, named again: "after i beat him with yoshi … i'm staying yoshi". */
const ownAgain = (
  mentions: readonly Mention[],
  { aroundOf }: Clauses,
  evidence: readonly Evidence[],
): readonly Evidence[] =>
  mentions.flatMap((mention): readonly Evidence[] => {
    const isOwn = (each: Mention): boolean =>
      each.isOwn || evidence.some((one) => one.mention === each && one.cue === 'mine');
    const isAgain = mentions.some(
      (each) => each !== mention && each.named.label === mention.named.label && isOwn(each),
    );
    const isSaid = mention.lead.role === 'attacker' || MY.test(aroundOf(mention.item).before);
    return isAgain && !isOwn(mention) && isSaid ? [{ mention, cue: 'ownAgain', role: 'attacker' }] : [];
  });

/** All that a question tells about the roles of its fighters beyond the words beside them. */
function evidenceOf(tokens: readonly Token[], mentions: readonly Mention[], clauses: Clauses): readonly Evidence[] {
  const wanted = mentions.filter(({ negated }) => !negated);
  if (wanted.length > MOST_NAMES) return [];
  const sides = whoseOf(wanted, clauses);
  for (const { mention, cue } of sides) if (cue === 'mine') mention.isOwn = true;
  return [
    ...sides,
    ...turned(wanted, clauses, sides),
    ...blows(wanted, clauses),
    ...ownAgain(wanted, clauses, sides),
    ...told(tokens, mentions),
  ];
}

/** Sums up what is known of each mention; where it is even, or nothing more is known, its role stays. */
export function weighRoles(tokens: readonly Token[], mentions: readonly Mention[], clauses: Clauses): void {
  const sums = new Map<Mention, number>();
  for (const { mention, cue, role } of evidenceOf(tokens, mentions, clauses))
    sums.set(mention, (sums.get(mention) ?? 0) + (role === 'attacker' ? 1 : -1) * ROLE_WEIGHTS[cue]);
  for (const [mention, sum] of sums) {
    const beside = mention.role === null ? 0 : mention.role === 'attacker' ? ROLE_WEIGHTS.beside : -ROLE_WEIGHTS.beside;
    const all = beside + sum;
    if (all !== 0) mention.role = all > 0 ? 'attacker' : 'defender';
  }
}
