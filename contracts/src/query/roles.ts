import { clausesOf } from './clauses.js';
import { givenUpIn } from './given-up.js';
import type { Item } from './item.js';
import { settleExcluded } from './excluded-roles.js';
import type { Lead } from './leads.js';
import { mentionsOf, type Mention, type Role } from './mentions.js';
import type { Named } from './names.js';
import type { Token } from './tokens.js';
import { weighRoles } from './weigh-roles.js';

export interface NamedRole {
  readonly item: Item;
  readonly named: Named;
  readonly role: Role;
  readonly negated: boolean;
  readonly lead: Lead;
}

/** Roles of those that are not excluded: said by a word, else the first attacks and the rest defend. */
function settle(tokens: readonly Token[], mentions: readonly Mention[]): void {
  let said: Role | null = null;
  const unsaid = mentions.findIndex(({ role, negated }) => role === null && !negated);
  mentions.forEach((mention, i) => {
    if (mention.isFor && !mention.isOwn && unsaid !== -1 && unsaid < i) mention.role = null;
  });
  const own = mentions.filter(({ isOwn, negated }) => isOwn && !negated);
  const hasOwn = own.length > 0;
  const hits = mentions.some(({ lead }) => lead.strong);
  const lastHit = mentions.findLastIndex(({ role, negated }) => role === 'defender' && !negated);
  let attacked = false;
  mentions.forEach((mention, i) => {
    const before = mentions[i - 1];
    if (mention.joined === 'list' && before !== undefined) mention.negated = before.negated;
    if (mention.negated) return;
    const laterVersus = lastHit > i;
    // who says whom they play speaks of others as those they meet
    const guess = !(hasOwn && !mention.isSought) && (laterVersus || !(attacked || hits)) ? 'attacker' : 'defender';
    if (mention.role !== null) said = mention.isHitBehind ? said : mention.role;
    else if (own.some((each) => each !== mention && each.named.label === mention.named.label))
      mention.role = 'attacker';
    else if (before?.role != null && mention.joined === 'list' && !isNamedBefore(mentions, i))
      mention.role = before.role;
    else if (before?.role != null && mention.joined === 'comma' && said !== null) mention.role = before.role;
    else if (before?.role != null && isEnumerated(tokens, mentions, i)) mention.role = before.role;
    else if (before?.role != null && !before.negated && mention.isSame) mention.role = before.role;
    else if (isNamedBefore(mentions, i)) mention.role = 'attacker';
    else mention.role = said === 'defender' && (attacked || isNear(before, mention)) ? 'defender' : guess;
    attacked ||= mention.role === 'attacker';
  });
}

/** "villager, hero or richter": the second of those of whom any will do. */
const isEnumerated = (tokens: readonly Token[], mentions: readonly Mention[], i: number): boolean => {
  const next = mentions[i + 1];
  return (
    mentions[i]?.joined === 'comma' &&
    next?.joined === 'list' &&
    next.role === null &&
    tokens[next.item.first - 1]?.word === 'or'
  );
};

/** Whether hardly anything stands between two names. */
const isNear = (before: Mention | undefined, mention: Mention | undefined): boolean =>
  before !== undefined && mention?.isOpening === false && mention.item.first === before.item.end;

/** "i said ken not ryu, just want ken combos", "someone posts good yoshi combos, i'd like all yoshi combos". */
const isNamedBefore = (mentions: readonly Mention[], i: number): boolean =>
  (mentions[i]?.item.first ?? 0) - (mentions[i - 1]?.item.end ?? 0) > 1 &&
  mentions
    .slice(0, i)
    .some(({ named, role, negated }) => !negated && role === 'attacker' && named.label === mentions[i]?.named.label);

/** Every name of the query with its role. */
export function rolesOf(tokens: readonly Token[], items: readonly Item[]): readonly NamedRole[] {
  const all = mentionsOf(tokens, items);
  const clauses = clausesOf(
    tokens,
    all.map(({ item }) => item),
  );
  const past = givenUpIn(all, clauses);
  const mentions = all.filter((mention) => !past.has(mention));
  weighRoles(tokens, mentions, clauses);
  settle(tokens, mentions);
  settleExcluded(tokens, mentions);
  return mentions.map(({ item, named, role, negated, lead }) => ({
    item,
    named,
    role: role ?? 'attacker',
    negated,
    lead,
  }));
}
