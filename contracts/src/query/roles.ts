import type { Item } from './item.js';
import type { Named } from './names.js';
import { leadOf, type Lead } from './leads.js';
import { BEATEN, DETERMINERS, FOR, JOINS, VERSUS } from './words.js';
import { isPossessive, type Token } from './tokens.js';

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
  /** Who asks plays it: "i play chrom", "corrin main here". */
  readonly isOwn: boolean;
  /** Said behind the name: "if fox dis in"; whoever is named next may hit. */
  readonly isHitBehind: boolean;
  /** Begins a sentence. */
  readonly isOpening: boolean;
  negated: boolean;
  role: Role | null;
}

/** A group that is one fighter of the game's roster screen: "pokemon trainer squirtle", "aegis mythra" are the one that is named. */
const isPair = ({ names, ids }: Named): boolean =>
  names.some((id) => id.endsWith(':pokemon-trainer')) || (ids.length === 2 && ids.every((id) => AEGIS.test(id)));
const AEGIS = /:(?:pyra|mythra)$/;
/** Fighters whom one player changes between. */
const MATES = [
  AEGIS,
  /:(?:squirtle|ivysaur|charizard)$/,
  /:(?:zelda|sheik)$/,
  // and those who are taken for one another
  /:(?:simon|richter)$/,
  /:(?:pit|dark-pit)$/,
  /:(?:peach|daisy)$/,
  /:(?:samus|dark-samus)$/,
  /:(?:marth|lucina)$/,
  /:(?:roy|chrom)$/,
  /:(?:ryu|ken)$/,
  /:(?:link|young-link|toon-link)$/,
  /:(?:mario|dr-mario)$/,
  /:(?:pikachu|pichu)$/,
];

const OWN = /^(?:play|playing|plays|main|maining|mains|use|using|im|m|am|pick|picked|run|know)$/;
/** "if somebody dis in on mario's down throw": whose move it is. */
const isDid = (tokens: readonly Token[], { end }: Item, { used }: Lead): boolean =>
  isPossessive(tokens[end - 1]) &&
  used.some(
    (j) =>
      tokens[j]?.word === 'on' && tokens.slice(Math.max(0, j - 3), j).some(({ word }) => /^(?:di|dis)$/.test(word)),
  );

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

/** "プリンに", "폭스 상대로", as a line has them. */
const IS_HIT_ABROAD = new RegExp(`^(?:に|への|${'상대'.normalize('NFKD')})`);

/** "steve gets comboed", "if fox dis in": what is said behind the one who is hit. */
const isBeaten = (tokens: readonly Token[], end: number): boolean =>
  /^(?:defending|dis|diing)$/.test(tokens[end]?.word ?? '') ||
  IS_HIT_ABROAD.test(tokens[end]?.word ?? '') ||
  (tokens[end]?.word === 'di' && tokens[end + 1]?.word === 'd') ||
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
    // "this min min player" is somebody else
    // "to shut down sonic players"
    const isPeople = /^(?:players|mains|users)$/.test(tokens[item.end]?.word ?? '');
    const isOther =
      isPeople || /^(?:this|that|these|those|every|another|the)$/.test(tokens[item.first - 1]?.word ?? '');
    const plays = MAINS.test(tokens[item.end]?.word ?? '') && !taken.has(item.end) && !isOther;
    // "what bayo has on him"
    const isAsked =
      /^(?:what|how|anything|something|everything)$/.test(tokens[item.first - 1]?.word ?? '') &&
      /^(?:has|have|can|could|gets)$/.test(tokens[item.end]?.word ?? '');
    const said = lead.role ?? (plays || isAsked ? 'attacker' : isHit ? 'defender' : null);
    const isBeater = before !== null && isBeaten(tokens, before.end) && tokens[item.first - 1]?.word === 'by';
    const role =
      isBeater || isDid(tokens, item, lead)
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
    const isOwn =
      said === 'attacker' &&
      (plays ||
        lead.used.some((j) => OWN.test(tokens[j]?.word ?? '') || /^(?:am|im|m)$/.test(tokens[j - 1]?.word ?? '')));
    const isHitBehind = lead.role === null && isBeaten(tokens, item.end);
    const isOpening = /[.!?;]/.test(tokens[item.first]?.gap ?? '');
    const about = { joined, isFor, isSame, isOwn, isHitBehind, isOpening };
    const mention = { item, named: item.meaning.named, lead: { ...lead, used }, ...about };
    mentions.push({ ...mention, negated: lead.negated, role });
    before = item;
  }
  return mentions;
}

/** "my friend who plays peach only ever presses dsmash, i want peach combos": nobody else is named, and it is asked for. */
function settleAlone(tokens: readonly Token[], mentions: readonly Mention[]): void {
  const [first, ...others] = mentions.filter(({ negated }) => !negated);
  if (first === undefined || others.length === 0 || !others.every(({ named }) => named.label === first.named.label))
    return;
  const isAsked = [first, ...others].some(
    ({ item, lead }) => lead.role === null && /^combos?$/.test(tokens[item.end]?.word ?? ''),
  );
  if (!isAsked || [first, ...others].some(({ lead }) => lead.used.some((j) => VERSUS.has(tokens[j]?.word ?? ''))))
    return;
  for (const mention of [first, ...others]) mention.role = 'attacker';
}

/** A fighter named more than once is meant as where words say it: "theres a greninja i can never touch, stuff on greninja". */
function settleAgain(mentions: readonly Mention[]): void {
  for (const mention of mentions) {
    if (mention.role !== null || mention.negated || mention.joined !== null) continue;
    const again = mentions.find(
      (other) =>
        other.role !== null && !other.negated && other.named.label === mention.named.label && other.lead.role !== null,
    );
    if (again?.role === 'attacker' || (again !== undefined && mentions.some(({ isOwn }) => isOwn)))
      mention.role = again.role;
  }
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
    if (mention.role !== null) said = mention.isHitBehind ? said : mention.role;
    else if (before?.role != null && mention.joined === 'list') mention.role = before.role;
    else if (before?.role != null && mention.joined === 'comma' && said !== null) mention.role = before.role;
    else if (before?.role != null && !before.negated && mention.isSame) mention.role = before.role;
    else if (isNamedBefore(mentions, i)) mention.role = 'attacker';
    else mention.role = said === 'defender' && (attacked || isNear(before, mention)) ? 'defender' : guess;
    attacked ||= mention.role === 'attacker';
  });
}

/** Whether hardly anything stands between two names. */
const isNear = (before: Mention | undefined, mention: Mention | undefined): boolean =>
  before !== undefined && mention?.isOpening === false && mention.item.first - before.item.end <= 2;

/** "i said ken not ryu, just want ken combos", "someone posts good yoshi combos, i'd like all yoshi combos". */
const isNamedBefore = (mentions: readonly Mention[], i: number): boolean =>
  !isNear(mentions[i - 1], mentions[i]) &&
  mentions
    .slice(0, i)
    .some(({ named, role, negated }) => !negated && role === 'attacker' && named.label === mentions[i]?.named.label);

/** Who is excluded as what: as said, else where those it belongs to are, else as the one hit when somebody hits. */
function settleExcluded(tokens: readonly Token[], mentions: readonly Mention[]): void {
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
  // "meaning kirby, not jigglypuff", "i said ken not ryu"
  const isPutRight = tokens.some(({ word }) => /^(?:said|mean|meaning|meant)$/.test(word));
  const isInstead = (mention: Mention): boolean => {
    const before = mentions[mentions.indexOf(mention) - 1];
    const isNext = before !== undefined && mention.item.first - before.item.end === 1;
    return isPutRight && isNext && !before.negated && before.role === 'attacker' && defenders.length === 0;
  };
  for (const mention of mentions.filter((each) => each.negated)) {
    const inside = (all: readonly string[]): boolean => mention.named.ids.some((id) => all.includes(id));
    const guess = inside(defenders) || attackers.length > 0 ? 'defender' : 'attacker';
    // "but not marth ones"
    if (/^(?:ones|combos|stuff|clips)$/.test(tokens[mention.item.end]?.word ?? '')) mention.role ??= 'attacker';
    mention.role ??=
      inside(attackers) || isLongerName(mention) || isMate(mention) || isInstead(mention) ? 'attacker' : guess;
  }
}

/** "getting comboed by luigi when i play dk" asks for what luigi does, where nothing asks what one can do about it. */
function turnComplaint(tokens: readonly Token[], mentions: readonly Mention[]): void {
  const [only, ...others] = mentions;
  // "got zero to deathed by a luigi"
  if (only !== undefined && others.length === 0 && only.lead.used.some((j) => tokens[j - 1]?.word === 'deathed'))
    only.role = 'attacker';
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

/** "i'm so tired of kazuya, i just want to beat him, corrin main": who is spoken of, where somebody else is one's own. */
const OF_THEM = / (?:against|vs|on|hits|hitting|beat|combo|punish|kill|edgeguard|fight|stop|hit) (?:her|him|them|it) /;

function turnSpokenOf(tokens: readonly Token[], mentions: readonly Mention[]): void {
  const word = (at: number): string => tokens[at]?.word ?? '';
  const hasOwn = mentions.some(({ isOwn, negated }) => isOwn && !negated);
  const isMine = ({ isOwn, lead, negated }: Mention): boolean =>
    !negated && (isOwn || (!hasOwn && lead.used.some((j) => /^(?:with|as|using|w)$/.test(word(j)))));
  if (!mentions.some(isMine)) return;
  const isOfThem = OF_THEM.test(` ${tokens.map(({ word }) => word).join(' ')} `);
  // "if sheik is at the ledge"
  const isPlaced = ({ item: { end } }: Mention): boolean =>
    /^(?:is|s|was)$/.test(word(end)) &&
    /^(?:at|on|off|offstage|near|in|above|over|under|below|past|holding|shielding)$/.test(word(end + 1));
  // "probably playing a steve, i use fox"
  const isMet = ({ lead }: Mention): boolean => lead.used.some((j) => word(j) === 'playing' && word(j + 1) === 'a');
  const others = mentions.filter((each) => !each.negated && each.joined === null && each.role !== 'defender');
  for (const mention of others) {
    const isMineToo = isMine(mention) && !(isMet(mention) && mentions.some((each) => each !== mention && each.isOwn));
    if (!isMineToo && (isOfThem || isPlaced(mention) || isMet(mention))) mention.role = 'defender';
  }
}

/** "i play dk, what combos does cloud have on me": one's own is hit. */
function turnOnMe(tokens: readonly Token[], mentions: readonly Mention[]): void {
  const isOnMe = / (?:have|has|do|does|get|gets|got|combos?|stuff) (?:on|to|against) me /.test(
    ` ${tokens.map(({ word }) => word).join(' ')} `,
  );
  const others = mentions.filter(({ isOwn, negated }) => !isOwn && !negated);
  if (!isOnMe || others.length === 0 || !others.every(({ role }) => role === 'attacker')) return;
  for (const mention of mentions) if (mention.isOwn) mention.role = 'defender';
}

/** "punishing a missed tech from samus as ice climbers": what comes from whom. */
function turnPunished(tokens: readonly Token[], mentions: readonly Mention[]): void {
  const wordsOf = ({ lead }: Mention): readonly string[] => lead.used.map((j) => tokens[j]?.word ?? '');
  const isAs = mentions.some((each) => !each.negated && wordsOf(each).includes('as'));
  if (!isAs || !tokens.some(({ word }) => /^(?:punish|punishing|punishes|counter|countering|escape)$/.test(word)))
    return;
  for (const mention of mentions) if (wordsOf(mention).includes('from') && !mention.negated) mention.role = 'defender';
}

/** Every name of the query with its role. */
export function rolesOf(tokens: readonly Token[], items: readonly Item[]): readonly NamedRole[] {
  const mentions = mentionsOf(tokens, items);
  turnComplaint(tokens, mentions);
  turnSpokenOf(tokens, mentions);
  turnPunished(tokens, mentions);
  turnOnMe(tokens, mentions);
  settleAlone(tokens, mentions);
  settleAgain(mentions);
  settle(mentions);
  settleExcluded(tokens, mentions);
  return mentions.map(({ item, named, role, negated, lead }) => ({
    item,
    named,
    role: role ?? 'attacker',
    negated,
    lead,
  }));
}
