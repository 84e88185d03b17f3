import type { Item } from './item.js';
import { joinOf } from './joins.js';
import { leadOf, wearyOf, type Lead } from './leads.js';
import { deniedBehind } from './negated.js';
import type { Token } from './tokens.js';

/** Tags with what stands before them; "not edgeguards or reads" wants neither. */
export function tagLeadsOf(
  tokens: readonly Token[],
  taken: ReadonlySet<number>,
  items: readonly Item[],
): ReadonlyMap<Item, Lead> {
  const leads = new Map<Item, Lead>();
  items.forEach((item, i) => {
    if (item.meaning.kind !== 'tag') return;
    const lead = tagLead(tokens, taken, item);
    const before = items[i - 1];
    // "without grabs or edgeguards"
    const isAfterMove = before?.meaning.kind === 'move' && leadOf(tokens, taken, before.first).negated;
    const isAfterOne = before !== undefined && (leads.get(before)?.negated === true || isAfterMove);
    const join = isAfterOne && !lead.negated ? joinOf(tokens, before, item) : null;
    leads.set(item, join?.how === 'list' ? { ...lead, negated: true, used: join.used } : lead);
  });
  return leads;
}

/** "nothing that isn't a true combo". */
const isDoublyNegated = (tokens: readonly Token[], first: number): boolean =>
  /(?:^| )(?:nothing|none|no combos?) (?:that|which|thats) (?:(?:isnt|isn t|is not|arent|aren t|are not|not) )(?:(?:an?|really|just) )*$/.test(
    tokens
      .slice(Math.max(0, first - 7), first)
      .map(({ word }) => `${word} `)
      .join(''),
  );

/** "edgeguards excluded: words right behind a type that want none of it. */
function leftOut(tokens: readonly Token[], end: number): readonly number[] {
  const behind = tokens.slice(end, end + 2).map(({ word, plain }) => (plain ? '"' : word));
  const count = /^(?:excluded|aside)\b/.test(behind.join(' '))
    ? 1
    : /^(?:left|ones) out$/.test(behind.join(' '))
      ? 2
      : 0;
  return count === 0 ? deniedBehind(tokens, end) : Array.from({ length: count }, (_, k) => end + k);
}

/** A role before a type means nothing ("on edgeguard"); only "not" and its like count. */
function tagLead(tokens: readonly Token[], taken: ReadonlySet<number>, item: Item): Lead {
  const lead = leadOf(tokens, taken, item.first);
  if (lead.negated && isDoublyNegated(tokens, item.first)) return { ...lead, negated: false };
  if (lead.negated) return lead;
  // "nothing for fun"
  if (item.meaning.kind === 'tag' && item.meaning.tag === 'For Fun' && tokens[item.first - 1]?.word === 'nothing')
    return { role: null, strong: false, negated: true, used: [item.first - 1] };
  const weary = [...wearyOf(tokens, item.first), ...leftOut(tokens, item.end)];
  if (weary.length > 0) return { role: null, strong: false, negated: true, used: weary };
  // "isn't just for fun"
  const near = /^(?:a|an)$/.test(tokens[item.first - 1]?.word ?? '') ? item.first - 1 : item.first;
  const inner = /^(?:just|only)$/.test(tokens[near - 1]?.word ?? '') ? leadOf(tokens, taken, near - 1) : lead;
  const between = Array.from({ length: item.first - near + 1 }, (_, k) => near - 1 + k);
  return inner.negated ? { ...inner, used: [...between, ...inner.used] } : { ...lead, used: [] };
}
