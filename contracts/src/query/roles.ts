import type { Item } from './item.js';
import type { Named } from './names.js';
import { leadOf, type Lead } from './leads.js';
import { BEATEN, DETERMINERS, FOR, JOINS, VERSUS } from './words.js';
import type { Token } from './tokens.js';

export type Role = 'attacker' | 'defender';

export interface NamedRole {
  readonly item: Item;
  readonly named: Named;
  readonly role: Role;
  readonly negated: boolean;
  readonly lead: Lead;
}

interface Mention {
  readonly item: Item;
  named: Named;
  readonly lead: Lead;
  readonly joined: 'list' | 'comma' | null;
  /** Only "for" says its role: "fox combos for marth" are on Marth, "combos for marth" by him. */
  readonly isFor: boolean;
  /** Another name, or a part, of the fighter right before it: "dk donkey kong". */
  readonly isSame: boolean;
  negated: boolean;
  role: Role | null;
}

/** A group that is one fighter of the game's roster screen: "pokemon trainer squirtle", "aegis mythra" are the one that is named. */
const isPair = ({ names, ids }: Named): boolean =>
  names.some((id) => id.endsWith(':pokemon-trainer')) || (ids.length === 2 && ids.every((id) => AEGIS.test(id)));
const AEGIS = /:(?:pyra|mythra)$/;
/** Fighters whom one player changes between. */
const MATES = [AEGIS, /:(?:squirtle|ivysaur|charizard)$/, /:(?:zelda|sheik)$/];

/** Said behind the fighter one plays: "ganon main here". */
const MAINS = /^(?:mains?|players?|users?|attacking)$/;

/** `a/b`, `a or b`, `a & b` share a role; after a comma only when the first one's was said. */
export function joinOf(
  tokens: readonly Token[],
  before: Item,
  item: Item,
): { how: 'list' | 'comma' | null; used: readonly number[] } {
  const gap = tokens[item.first]?.gap ?? '';
  if (item.first === before.end) {
    if (/^ ?[/|+] ?$/.test(gap)) return { how: 'list', used: [] };
    return { how: /^ ?[,;]+ ?$/.test(gap) ? 'comma' : null, used: [] };
  }
  const word = tokens[before.end];
  // "fsmash or any uair"
  const isFar = item.first - before.end === 2 && /^(?:a|an|any|the)$/.test(tokens[before.end + 1]?.word ?? '');
  const between = (item.first - before.end === 1 || isFar) && word !== undefined && !word.plain && JOINS.has(word.word);
  return between && !/>/.test(word.gap + gap)
    ? { how: 'list', used: isFar ? [before.end, before.end + 1] : [before.end] }
    : { how: null, used: [] };
}

/** Whether a name right after another, in other words, says again who is meant. */
function saysAgain(tokens: readonly Token[], before: Item | null, item: Item): boolean {
  if (before?.meaning.kind !== 'name' || item.meaning.kind !== 'name' || item.first !== before.end) return false;
  const { ids } = before.meaning.named;
  const words = ({ first, end }: Item): string =>
    tokens
      .slice(first, end)
      .map(({ word }) => word)
      .join(' ');
  return (
    /^ ?\(?$/.test(tokens[item.first]?.gap ?? '') &&
    item.meaning.named.ids.every((id) => ids.includes(id)) &&
    words(before) !== words(item)
  );
}

/** `uair > mario fair`: a move, an arrow, and a name with a move of its own: still the one who hits. */
function carriesOn(tokens: readonly Token[], items: readonly Item[], item: Item): boolean {
  const at = items.indexOf(item);
  const [before, after] = [items[at - 1], items[at + 1]];
  const arrow = tokens[item.first]?.gap.includes('>') === true;
  return arrow && before?.meaning.kind === 'move' && after?.meaning.kind === 'move' && after.first === item.end;
}

/** "steve gets comboed": what is said behind the one who is hit. */
const isBeaten = (tokens: readonly Token[], end: number): boolean =>
  tokens[end]?.word === 'defending' ||
  (/^(?:get|gets|getting|got|being|be|is)$/.test(tokens[end]?.word ?? '') && BEATEN.has(tokens[end + 1]?.word ?? ''));

/** "heavies like dk": those who are named are meant. */
const isExplained = (tokens: readonly Token[], items: readonly Item[], { meaning, end }: Item): boolean =>
  meaning.kind === 'name' &&
  meaning.named.isClass === true &&
  tokens[end]?.word === 'like' &&
  items.some((next) => next.first === end + 1 && next.meaning.kind === 'name');

function mentionsOf(tokens: readonly Token[], items: readonly Item[]): Mention[] {
  const mentions: Mention[] = [];
  const taken = new Set(items.flatMap(({ first, end }) => Array.from({ length: end - first }, (_, k) => first + k)));
  let before: Item | null = null;
  for (const item of items) {
    if (item.meaning.kind !== 'name' || isExplained(tokens, items, item)) continue;
    const lead = leadOf(tokens, taken, item.first);
    const join = before === null ? null : joinOf(tokens, before, item);
    const start: number = before?.end ?? 0;
    const versus = tokens
      .slice(start, item.first)
      .some(({ word, plain }, k) => !plain && VERSUS.has(word) && !taken.has(start + k));
    const isHit = (versus && !lead.negated) || item.meaning.named.isClass === true;
    const plays = MAINS.test(tokens[item.end]?.word ?? '') && !taken.has(item.end);
    const said = lead.role ?? (plays ? 'attacker' : isHit ? 'defender' : null);
    const isBeater = before !== null && isBeaten(tokens, before.end) && tokens[item.first - 1]?.word === 'by';
    const role = isBeater
      ? 'attacker'
      : isBeaten(tokens, item.end)
        ? 'defender'
        : carriesOn(tokens, items, item)
          ? 'attacker'
          : said;
    const used = [...lead.used, ...(lead.role === null && !lead.negated ? (join?.used ?? []) : [])];
    const joined = lead.role === null && !lead.negated && role === null ? (join?.how ?? null) : null;
    const isFor =
      lead.used.some((j) => FOR.has(tokens[j]?.word ?? '')) &&
      lead.used.every((j) => FOR.has(tokens[j]?.word ?? '') || DETERMINERS.has(tokens[j]?.word ?? ''));
    const isSame = saysAgain(tokens, before, item);
    const last = mentions.at(-1);
    if (isSame && last !== undefined && isPair(last.named)) last.named = item.meaning.named;
    const mention = { item, named: item.meaning.named, lead: { ...lead, used }, joined, isFor, isSame };
    mentions.push({ ...mention, negated: lead.negated, role });
    before = item;
  }
  return mentions;
}

/** Roles of those that are not excluded: said by a word, else the first attacks and the rest defend. */
function settle(mentions: readonly Mention[]): void {
  let said: Role | null = null;
  const unsaid = mentions.findIndex(({ role, negated }) => role === null && !negated);
  mentions.forEach((mention, i) => {
    if (mention.isFor && unsaid !== -1 && unsaid < i) mention.role = null;
  });
  const hits = mentions.some(({ lead }) => lead.strong);
  const lastHit = mentions.findLastIndex(({ role, negated }) => role === 'defender' && !negated);
  let attacked = false;
  mentions.forEach((mention, i) => {
    const before = mentions[i - 1];
    if (mention.joined === 'list' && before !== undefined) mention.negated = before.negated;
    if (mention.negated) return;
    const laterVersus = lastHit > i;
    const guess = laterVersus || !(attacked || hits) ? 'attacker' : 'defender';
    if (mention.role !== null) said = mention.role;
    else if (before?.role != null && mention.joined === 'list') mention.role = before.role;
    else if (before?.role != null && mention.joined === 'comma' && said !== null) mention.role = before.role;
    else if (before?.role != null && !before.negated && mention.isSame) mention.role = before.role;
    else mention.role = said === 'defender' ? 'defender' : guess;
    attacked ||= mention.role === 'attacker';
  });
}

/** Who is excluded as what: as said, else where those it belongs to are, else as the one hit when somebody hits. */
function settleExcluded(mentions: readonly Mention[]): void {
  const ids = (role: Role): string[] =>
    mentions.filter((each) => !each.negated && each.role === role).flatMap(({ named }) => named.ids);
  const attackers = ids('attacker');
  const defenders = ids('defender');
  const attacking = mentions.filter((each) => !each.negated && each.role === 'attacker');
  // "samus, not dark samus"
  const isLongerName = ({ named }: Mention): boolean =>
    attacking.some((other) => named.label !== other.named.label && named.label.endsWith(other.named.label));
  // "squirtle, not ivysaur"
  const isMate = ({ named }: Mention): boolean =>
    attacking.some((other) =>
      MATES.some((mates) => [named, other.named].every(({ ids }) => ids.every((id) => mates.test(id)))),
    );
  for (const mention of mentions.filter((each) => each.negated)) {
    const inside = (all: readonly string[]): boolean => mention.named.ids.some((id) => all.includes(id));
    const guess = inside(defenders) || attackers.length > 0 ? 'defender' : 'attacker';
    mention.role ??= inside(attackers) || isLongerName(mention) || isMate(mention) ? 'attacker' : guess;
  }
}

/** "getting comboed by luigi when i play dk" asks for what luigi does, where nothing asks what one can do about it. */
function turnComplaint(tokens: readonly Token[], mentions: readonly Mention[]): void {
  const said = ` ${tokens.map(({ word }) => word).join(' ')} `;
  if (
    !/ (?:get|gets|getting|got) comboed by /.test(said) ||
    / (?:how|what|punish|beat|stop|escape|avoid|counter) /.test(said)
  )
    return;
  for (const mention of mentions) {
    if (mention.negated) continue;
    const isBeater =
      tokens[mention.item.first - 1]?.word === 'by' && tokens[mention.item.first - 2]?.word === 'comboed';
    if (isBeater) mention.role = 'attacker';
    else if (mention.role === 'attacker') mention.role = 'defender';
  }
}

/** Every name of the query with its role. */
export function rolesOf(tokens: readonly Token[], items: readonly Item[]): readonly NamedRole[] {
  const mentions = mentionsOf(tokens, items);
  turnComplaint(tokens, mentions);
  settle(mentions);
  settleExcluded(mentions);
  return mentions.map(({ item, named, role, negated, lead }) => ({
    item,
    named,
    role: role ?? 'attacker',
    negated,
    lead,
  }));
}
