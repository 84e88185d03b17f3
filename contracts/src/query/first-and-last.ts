import type { Item } from './item.js';
import type { MoveItem } from './sequences.js';
import { ENDS, FINISHERS, MODIFIERS, STARTERS, STARTS } from './words.js';
import type { Token } from './tokens.js';

/** A move that words say something of, and the tokens that say so. */
export interface MarkedMove {
  readonly move: string;
  readonly used: readonly number[];
}

/** What else the rules look at. */
export interface Around {
  readonly tokens: readonly Token[];
  /** In the order in which they stand. */
  readonly moves: readonly MoveItem[];
  /** Tokens of names of who attacks: "off joker's up air" begins with the up air. */
  readonly attackers: ReadonlySet<number>;
}

/** Whose move it is, and how it is done. */
const OWN =
  /^(?:my|your|ur|his|her|their|one|single|this|that|some|any|s|un|une|una|uno|ein|einem|einer|el|la|le|il|lo)$/;
const WHOM = '(?:(?:someone|somebody|them|him|her|it|people|(?:(?:an|the|my) )?(?:opponents?|enemy|enemies|guy)) )?';
const DONE =
  '(?:(?:hit|hits|hitting|land|lands|landing|landed|connect|connects|connecting|get|gets|getting|got|throw|do|doing|use|using) )?';
const LANDED = `(?:(?:do|did|finally|actually|just|can) )*${DONE}${WHOM}(?:with )?`;
/** Right before a move: all begins with it. */
const BEGINS = [
  `(?:^| )after (?:(?:i|you|u|we|he|she|they) )?${LANDED}`,
  `(?:^| )(?:once|when|whenever|if) (?:i|you|u|we) ${LANDED}`,
  `(?:^| )(?:once|when|whenever|if) (?:he|she|they) (?:finally )?(?:gets?|lands?) `,
  '(?:^| )(?:out of|off of|off) ',
  '(?:^| )(?:starters?|openers?) (?:with|off|from) ',
  '(?:^| )follow ?ups? (?:to|on|for|from|off|of|after) ',
  '(?:^| )(?:to|can|do|does|should|i|you) (?:\\w+ )?follow(?: up)? (?:on |from |off )?',
  '(?:^| )(?:despues de|apres|nach|dopo|depois de|tras) ',
  `(?:^| )(?:${[...STARTS].join('|')}) (?:(?:everything|it|all|combos?) )?(?:(?:with|w|off|from|on|mit|con|avec|par|por|com) )?`,
].map((each) => new RegExp(`${each}$`));
/** The same, where nothing is said to follow it: "up air to knee" is a sequence. */
const COMES_FROM =
  /(?:^| )(?:get|gets|got|getting|anything|something|everything|stuff|options?|combos?|punish|death|td|kills?|tree|routes?|confirms?|strings?|setups?|do|does|work|works) from $/;
/** Right before a move: all ends with it. */
const FINISHES = new RegExp(
  `(?:^| )(?:${[...ENDS].join('|')}) (?:(?:a|the|my|your|this|it|off|out|up) )?(?:(?:combos?|strings?|them|him|her|people|someone|somebody) )?(?:off )?` +
    '(?:(?:with|w|in|on|off|by|mit|con|avec|par|por|en|com|em) )?$',
);
/** "下投げからのコンボ": right behind a move, where no other follows. */
const COMES_FROM_ABROAD = /^からの?(?= |$)/;
/** Right behind a move. */
const STANDS_FIRST =
  /^(?:(?:is|as|being) (?:the|its) first (?:hit|move|attack)|as (?:an? |the )?(?:starter|opener|start)|follow ?ups?|into (?:something|anything|stuff|whatever|(?:a |the )?kill)|(?:leads?|combos?|goes|links?) (?:in)?to(?= at| on|$)|at the (?:very )?(?:beginning|start)|first(?= then| into|$))(?= |$)/;
const STANDS_LAST =
  /^(?:(?:is|as|being) (?:the|its) (?:last|final) (?:hit|move|attack)|as (?:an? |the )?(?:ender|finisher|finish|last hit)|at the (?:very )?end|to (?:end|finish)(?: it| them| him| her)?(?: off)?|last(?=$))(?= |$)/;
/** Right before the only move: what all leads to. */
const LED_TO =
  /(?:^| )(?:combo|combos|comboing|lead|leads|leading|setup|setups|confirm|confirms|true) into $|(?:^| )(?:leads?|leading|builds?|building) to $/;
/** Asks what comes behind the move that stands nearest before it. */
const NEXT =
  /(?:^| )(?:what(?:s| s| is)? next|what (?:comes|goes|works|happens) (?:next|after)(?: it| that)?|what should i (?:have done|do)|what (?:do|can) i (?:do|get)|what can i follow (?:it|that)(?: up)? with|(?:do|works?|hits?|get|comes?) (?:after|from|off) (?:it|that)|what now|then what|after that|from there|(?:dont|don t|never|not sure|no idea|idk) (?:know )?what to do(?: next)?)(?= |$)/;

const IT = '(?:it|that|this)(?= |$)';
/** "link's up air looks so cool, any combos that end with it". */
const ENDS_WITH_IT = new RegExp(`(?:^| )(?:${[...ENDS].join('|')}) (?:with|in|on|off with|off) ${IT}`);
const STARTS_WITH_IT = new RegExp(`(?:^| )(?:${[...STARTS].join('|')}) (?:with|from|off|on) ${IT}`);

/** What is said right before a move: words with a space behind each, and the numbers of their tokens. */
interface Before {
  readonly text: string;
  readonly at: readonly number[];
}

/** Words before a token, and which tokens they are; those that say whose a move is and how it is done left out. */
function before({ tokens, attackers }: Around, at: number): Before {
  const said: number[] = [];
  for (let j = at - 1; j >= Math.max(0, at - 16); j -= 1) {
    if (tokens[j]?.plain !== false) break;
    // "off, with": a new thing is said
    if (j + 1 < at && /[.;?!,>]/.test(tokens[j + 1]?.gap ?? '') && !attackers.has(j + 1)) break;
    said.unshift(j);
  }
  const word = (j: number): string => tokens[j]?.word ?? '';
  while (said.length > 0 && isSkipped(word(said.at(-1) ?? 0), said.at(-1) ?? 0, attackers)) said.pop();
  return { text: said.map((j) => `${word(j)} `).join(''), at: said };
}

const isSkipped = (word: string, at: number, attackers: ReadonlySet<number>): boolean =>
  attackers.has(at) || ((OWN.test(word) || MODIFIERS.has(word)) && !STARTS.has(word) && !ENDS.has(word));

/** The tokens that say what a pattern finds right before a move. */
function saidBefore(pattern: RegExp, { text, at }: Before): readonly number[] {
  const match = pattern.exec(text);
  if (match === null) return [];
  const count = match[0].trim().split(' ').length;
  return at.slice(at.length - count);
}

/** The tokens that say what a pattern finds right behind a move; a comma ends it. */
function saidBehind(pattern: RegExp, { tokens }: Around, { end }: Item): readonly number[] {
  const words: string[] = [];
  for (let j = end; j < Math.min(tokens.length, end + 6); j += 1) {
    const token = tokens[j];
    if (token === undefined || token.plain || /[.;?!,:]/.test(token.gap)) break;
    words.push(token.word);
  }
  const match = pattern.exec(words.join(' '));
  return match === null ? [] : match[0].split(' ').map((_, k) => end + k);
}

const isIn = ({ tokens }: Around, at: number, words: ReadonlySet<string>): boolean =>
  tokens[at]?.plain === false && words.has(tokens[at].word);

/** "dthrow starter", "starter dthrow", "fair spike ender": a noun beside a move, or one that tells how it hits between. */
function beside(around: Around, { at }: Before, { end }: Item, nouns: ReadonlySet<string>): readonly number[] {
  const last = at.at(-1) ?? -1;
  // "starter dthrow ender uair": each noun tells of what follows it
  const isTold = [STARTERS, FINISHERS].some((each) => isIn(around, last, each)) && !hasMoveBefore(around, last);
  if (isIn(around, end, nouns) && !isTold) return [end];
  const hits = /^(?:spike|kill|hit)$/.test(around.tokens[end]?.word ?? '');
  if (hits && isIn(around, end + 1, nouns)) return [end, end + 1];
  return isIn(around, last, nouns) ? [last] : [];
}

const hasMoveBefore = ({ moves }: Around, at: number): boolean => moves.some(({ item }) => item.end === at);

/** A move right behind this one is said to follow it. */
const leadsOn = ({ tokens, moves }: Around, { end }: Item): boolean =>
  /^(?:to|into|then|straight|right|directly|immediately)$/.test(tokens[end]?.word ?? '') ||
  moves.some(({ item }) => item.first === end);

/** "starts with dthrow", "after i land a dthrow", "dthrow starter", "dthrow first", "i hit nair, what's next?". */
export function firstMoveOf(around: Around): MarkedMove | null {
  const { moves } = around;
  for (const { item, move } of moves) {
    const isFirst = item === moves[0]?.item;
    const said = before(around, item.first);
    for (const pattern of BEGINS) {
      const used = saidBefore(pattern, said);
      const isAfter = /^(?:after|once|when|whenever|if)$/.test(around.tokens[used[0] ?? -1]?.word ?? '');
      // "after a down smash or a nair" begins with either
      const isEither = isAfter && around.tokens[item.end]?.word === 'or' && isFollowed(around, item);
      if (used.length > 0 && (isFirst || !isAfter) && !isEither && !isNounBefore(around, used)) return { move, used };
    }
    const from = isFirst && !leadsOn(around, item) ? saidBefore(COMES_FROM, said) : [];
    if (from.length > 0) return { move, used: from.slice(-1) };
    const fromAbroad = isFirst && !isFollowed(around, item) ? saidBehind(COMES_FROM_ABROAD, around, item) : [];
    if (fromAbroad.length > 0) return { move, used: fromAbroad };
    const placed = [...saidBehind(STANDS_FIRST, around, item), ...beside(around, said, item, STARTERS)];
    if (placed.length > 0) return { move, used: placed };
  }
  return askedNext(around);
}

/** Another move stands near behind it. */
const isFollowed = ({ moves }: Around, { end }: Item): boolean =>
  moves.some(({ item }) => item.first > end && item.first <= end + 3);

/** The move before "what's next". */
function askedNext({ tokens, moves }: Around): MarkedMove | null {
  const words = tokens.map(({ word, plain }) => (plain ? '"' : word));
  return (
    moveBefore(NEXT.exec(words.join(' ')), words, moves) ??
    moveBefore(STARTS_WITH_IT.exec(words.join(' ')), words, moves)
  );
}

/** The move that stands nearest before what a pattern found in all words. */
function moveBefore(
  match: RegExpExecArray | null,
  words: readonly string[],
  moves: readonly MoveItem[],
): MarkedMove | null {
  if (match === null) return null;
  const at = words.join(' ').slice(0, match.index).split(' ').filter(Boolean).length;
  const move = moves.findLast(({ item }) => item.end <= at)?.move;
  const count = match[0].trim().split(' ').length;
  return move === undefined ? null : { move, used: Array.from({ length: count }, (_, k) => at + k) };
}

/** "ends in knee", "finish a combo with knee", "knee finisher", "knee at the end", "what combos into knee". */
export function lastMoveOf(around: Around): MarkedMove | null {
  const { moves } = around;
  for (const { item, move } of [...moves].reverse()) {
    const said = before(around, item.first);
    const used = saidBefore(FINISHES, said);
    // "starts ftilt ends bair" ends with the bair, "an ender nair" is told by its noun
    const isNoun = used.length === 1 && isIn(around, used[0] ?? -1, FINISHERS);
    // "ends with nair fair", "ends with lightning kick bair"
    const next = moves.find((each) => each.item.first === item.end)?.move;
    if (used.length > 0 && !isNoun && !isNounBefore(around, used)) return { move: next ?? move, used };
    const placed = [...saidBehind(STANDS_LAST, around, item), ...beside(around, said, item, FINISHERS)];
    if (placed.length > 0) return { move, used: placed };
    const led = moves.length === 1 ? saidBefore(LED_TO, said) : [];
    if (led.length > 0) return { move, used: led };
  }
  const words = around.tokens.map(({ word, plain }) => (plain ? '"' : word));
  return moveBefore(ENDS_WITH_IT.exec(words.join(' ')), words, moves);
}

/** "at the end nair": it is no verb. */
const isNounBefore = ({ tokens }: Around, used: readonly number[]): boolean =>
  used.length === 1 && /^(?:at|the|from|in)$/.test(tokens[(used[0] ?? 0) - 1]?.word ?? '');
