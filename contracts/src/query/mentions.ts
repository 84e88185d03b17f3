import type { Item } from './item.js';
import { tokensIn } from './item-tokens.js';
import { joinOf } from './joins.js';
import { leadOf, type Lead } from './leads.js';
import type { Named } from './names.js';
import { deniedBehind } from './negated.js';
import { isPossessive, type Token } from './tokens.js';
import { BEATEN, DETERMINERS, FOR, SOMEBODY, VERSUS } from './words.js';

export type Role = 'attacker' | 'defender';

/** A name in a query with what the words around it say. */
export interface Mention {
  readonly item: Item;
  named: Named;
  readonly lead: Lead;
  readonly joined: 'list' | 'comma' | null;
  /** Only "for" says its role: "fox combos for marth" are on Marth, "combos for marth" by him. */
  readonly isFor: boolean;
  /** Another name, or a part, of the fighter right before it: "dk donkey kong". */
  readonly isSame: boolean;
  /** Who asks plays it: "i play chrom", "corrin main here". */
  isOwn: boolean;
  /** Said behind the name: "if fox dis in"; whoever is named next may hit. */
  readonly isHitBehind: boolean;
  /** What is asked for: "luigi combos". */
  readonly isSought: boolean;
  /** Begins a sentence. */
  readonly isOpening: boolean;
  negated: boolean;
  role: Role | null;
}

/** A group that is one fighter of the game's roster screen: "pokemon trainer squirtle", "aegis mythra" are the one that is named. */
const isPair = ({ names, ids }: Named): boolean =>
  names.some((id) => id.endsWith(':pokemon-trainer')) || (ids.length === 2 && ids.every((id) => AEGIS.test(id)));
export const AEGIS = /:(?:pyra|mythra)$/;
const OWN =
  /^(?:play|playing|plays|main|maining|mains|use|using|uso|juego|gioco|joue|spiele|bin|was|im|m|am|pick|picked|run|know)$/;
/** "if somebody dis in on mario's down throw": whose move it is. */
const isDid = (tokens: readonly Token[], { end }: Item, { used }: Lead): boolean =>
  isPossessive(tokens[end - 1]) &&
  used.some(
    (j) =>
      tokens[j]?.word === 'on' && tokens.slice(Math.max(0, j - 3), j).some(({ word }) => /^(?:di|dis)$/.test(word)),
  );

/** Said behind the fighter one plays: "ganon main here". */
const MAINS = /^(?:mains?|players?|users?|attacking)$/;

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
const IS_HIT_ABROAD = new RegExp(`^(?:に|への|相手|${'상대'.normalize('NFKD')})`);

/** "bowser is the one getting hit", "sheik is who i'm fighting". */
function isSaidToBeHit(tokens: readonly Token[], end: number): boolean {
  const words = tokens.slice(end, end + 6).map(({ word }) => word);
  const isWho = /^(?:who|that)$/.test(words[3] ?? '');
  const isTheOne = words[1] === 'the' && words[2] === 'one';
  return (
    /^(?:is|s) the one (?:getting|who gets|that gets|being) (?:hit|comboed|killed|punished)$/.test(
      words.slice(0, isWho ? 6 : 5).join(' '),
    ) ||
    /^(?:is|s) (?:who i|whom i|the one i|my opponent|my problem|the opponent)$/.test(
      words.slice(0, isTheOne ? 4 : 3).join(' '),
    )
  );
}

/** "steve gets comboed", "if fox dis in": what is said behind the one who is hit. */
function isBeaten(tokens: readonly Token[], end: number): boolean {
  const [word, next] = [tokens[end]?.word ?? '', tokens[end + 1]?.word ?? ''];
  return (
    /^(?:defending|dis|diing)$/.test(word) ||
    IS_HIT_ABROAD.test(word) ||
    (word === 'di' && next === 'd') ||
    ((word === 'is' || word === 's') && isSaidToBeHit(tokens, end)) ||
    (/^(?:get|gets|getting|got|being|be|is|was|were|been)$/.test(word) && BEATEN.has(next))
  );
}

/** "my bowser barely touches him", but neither "what can he do to my bowser" nor "my sonic friend". */
const isCalledMine = (tokens: readonly Token[], { first, end }: Item): boolean =>
  tokens[first - 1]?.word === 'my' &&
  !SOMEBODY.has(tokens[end]?.word ?? '') &&
  (first === 1 ||
    /[.!?,;:]/.test(tokens[first - 1]?.gap ?? '') ||
    /^(?:and|but|so|because|if|when|since|want|have|need|does|can|could)$/.test(tokens[first - 2]?.word ?? ''));

/** "クッパ以外に入る": what stands behind the name says that he is not wanted, and may say as whom. */
function deniedAfter(tokens: readonly Token[], { end }: Item): Lead | null {
  const used = deniedBehind(tokens, end);
  if (used.length === 0) return null;
  const isHit = IS_HIT_ABROAD.test(tokens[end + used.length]?.word ?? '');
  return { role: isHit ? 'defender' : null, strong: false, negated: true, used };
}

/** "heavies like dk": those who are named are meant. */
const isExplained = (tokens: readonly Token[], items: readonly Item[], { meaning, end }: Item): boolean =>
  meaning.kind === 'name' &&
  meaning.named.isClass === true &&
  tokens[end]?.word === 'like' &&
  items.some((next) => next.first === end + 1 && next.meaning.kind === 'name');

/** The names of a query in their order, with the roles that words beside them say; null where none does. */
export function mentionsOf(tokens: readonly Token[], items: readonly Item[]): Mention[] {
  const mentions: Mention[] = [];
  const taken = tokensIn(items);
  let before: Item | null = null;
  for (const item of items) {
    if (item.meaning.kind !== 'name' || isExplained(tokens, items, item)) continue;
    const lead = deniedAfter(tokens, item) ?? leadOf(tokens, taken, item.first);
    const join = before === null ? null : joinOf(tokens, before, item);
    const start: number = before?.end ?? 0;
    const versus = tokens
      .slice(start, item.first)
      .some(({ word, plain }, k) => !plain && VERSUS.has(word) && !taken.has(start + k));
    const isHit = (versus && !lead.negated) || item.meaning.named.isClass === true;
    // "to shut down sonic players"
    const isPeople = /^(?:players|mains|users)$/.test(tokens[item.end]?.word ?? '');
    // "this min min player" is somebody else
    const isOther =
      isPeople || /^(?:this|that|these|those|every|another|the|our)$/.test(tokens[item.first - 1]?.word ?? '');
    const isSomebodys = isOther && /^(?:players?|mains?|guys?|dude)$/.test(tokens[item.end]?.word ?? '');
    const plays = MAINS.test(tokens[item.end]?.word ?? '') && !taken.has(item.end) && !isOther;
    const isMine = isCalledMine(tokens, item) && !lead.negated;
    const told = isPeople && lead.role === 'attacker' ? null : lead.role;
    const said = told ?? (plays || isMine ? 'attacker' : isHit ? 'defender' : null);
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
    const joined = lead.role === null && !lead.negated && role === null && !isSomebodys ? (join?.how ?? null) : null;
    const isFor =
      lead.used.some((j) => FOR.has(tokens[j]?.word ?? '')) &&
      lead.used.every((j) => FOR.has(tokens[j]?.word ?? '') || DETERMINERS.has(tokens[j]?.word ?? ''));
    const isSame = saysAgain(tokens, before, item);
    const last = mentions.at(-1);
    if (isSame && last !== undefined && isPair(last.named)) last.named = item.meaning.named;
    const isOwn =
      said === 'attacker' &&
      (plays ||
        isMine ||
        lead.used.some((j) => OWN.test(tokens[j]?.word ?? '') || /^(?:am|im|m)$/.test(tokens[j - 1]?.word ?? '')));
    const isHitBehind = lead.role === null && isBeaten(tokens, item.end);
    const isOpening = /[.!?;:]/.test(tokens[item.first]?.gap ?? '');
    const isSought = /^(?:combos?|stuff|strings?|routes|clips|tech|edgeguards?)$/.test(tokens[item.end]?.word ?? '');
    const about = { joined, isFor, isSame, isOwn, isHitBehind, isSought, isOpening };
    const mention = { item, named: item.meaning.named, lead: { ...lead, used }, ...about };
    mentions.push({ ...mention, negated: lead.negated, role });
    before = item;
  }
  return mentions;
}
