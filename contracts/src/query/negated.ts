import { PERCENT_MAX, PERCENT_MIN } from '../views/tags.js';
import type { Item, Meaning } from './item.js';
import { tokensIn } from './item-tokens.js';
import { leadOf, type Lead } from './leads.js';
import type { Token } from './tokens.js';
import { opposite } from './wishes.js';
import { atMost } from './at-most.js';

/** What is left of a range: what is beyond it where it reaches to an end; null for one in the middle. */
function beyond(low: number, high: number): readonly [number, number] | null {
  if (low === PERCENT_MIN && high < PERCENT_MAX) return [high + 1, PERCENT_MAX];
  return high === PERCENT_MAX && low > PERCENT_MIN ? [PERCENT_MIN, low - 1] : null;
}

function turned(meaning: Meaning): Meaning | null {
  if (meaning.kind === 'wish') {
    const wish = opposite(meaning.wish);
    return wish === null ? null : { kind: 'wish', wish };
  }
  if (meaning.kind !== 'percent') return null;
  const rest = beyond(meaning.low, meaning.high);
  return rest === null ? null : { kind: 'percent', low: rest[0], high: rest[1], bare: false, text: '' };
}

const SO = /^(?:too|so|very|that|really|zu|trop|demasiado|tan|troppo|muito|tao|di|de)$/;

/** "nothing hard", "nothing too advanced", "niente di difficile". */
function nothingBefore(tokens: readonly Token[], { meaning, first }: Item): Lead | null {
  if (meaning.kind !== 'wish' || opposite(meaning.wish) === null) return null;
  let at = first - 1;
  while (at > first - 3 && SO.test(tokens[at]?.word ?? '')) at -= 1;
  const used = Array.from({ length: first - at }, (_, k) => at + k);
  return /^(?:nothing|nothin|nichts|rien|nada|niente)$/.test(tokens[at]?.word ?? '')
    ? { role: null, strong: false, negated: true, used }
    : null;
}

/** "leave the hard ones out". */
function leftOut(tokens: readonly Token[], { meaning, first, end }: Item): Lead | null {
  if (meaning.kind !== 'wish' || tokens[end]?.word !== 'ones' || tokens[end + 1]?.word !== 'out') return null;
  const at = tokens
    .slice(Math.max(0, first - 3), first)
    .findIndex(({ word }) => /^(?:leave|leaving|keep|filter|take)$/.test(word));
  return at === -1 ? null : { role: null, strong: false, negated: true, used: [end, end + 1] };
}

const BEHIND: ReadonlySet<string> = new Set(
  'なし 無し 抜き 以外 말고 없이 빼고 제외'.split(' ').map((word) => word.normalize('NFKD')),
);
const THING = '거'.normalize('NFKD');

/** "復帰阻止なし", "어려운 거 말고": places of what stands behind something and wants none of it. */
export function deniedBehind(tokens: readonly Token[], end: number): readonly number[] {
  const at = tokens[end]?.word === THING ? end + 1 : end;
  const denial = tokens[at];
  return denial?.plain === false && BEHIND.has(denial.word)
    ? Array.from({ length: at - end + 1 }, (_, k) => end + k)
    : [];
}

/**
 * "not hard", "not at 0": what is not wanted as what is. What no filter says is left as text, so that nothing is ever taken for its
 * opposite.
 */
export function negated(tokens: readonly Token[], items: readonly Item[]): readonly Item[] {
  const taken = tokensIn(items);
  return items.map((item) => {
    if (item.meaning.kind !== 'wish' && item.meaning.kind !== 'percent') return item;
    const bounded = atMost(tokens, item);
    if (bounded !== null) return bounded;
    const behind = deniedBehind(tokens, item.end);
    const lead = nothingBefore(tokens, item) ?? leftOut(tokens, item) ?? leadOf(tokens, taken, item.first);
    if (!lead.negated && behind.length === 0) return item;
    const first = Math.min(item.first, ...(lead.negated ? lead.used : []));
    const meaning = turned(item.meaning);
    if (meaning === null) return { ...item, meaning: { kind: 'plain' } };
    const end = item.end + behind.length;
    const from = Math.min(item.from, tokens[first]?.from ?? item.from);
    return { ...item, meaning, first, end, from, to: Math.max(item.to, tokens[end - 1]?.to ?? item.to) };
  });
}
