import type { Mention } from './mentions.js';
import { saidIn, type Token } from './tokens.js';
import { VERSUS } from './words.js';

/** "getting comboed by luigi when i play dk" asks for what luigi does, where nothing asks what one can do about it. */
function turnComplaint(tokens: readonly Token[], mentions: readonly Mention[]): void {
  const [only, ...others] = mentions;
  // "got zero to deathed by a luigi"
  if (only !== undefined && others.length === 0 && only.lead.used.some((j) => tokens[j - 1]?.word === 'deathed'))
    only.role = 'attacker';
  const said = saidIn(tokens);
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
  const isMine = ({ item, isOwn, lead, negated, role }: Mention): boolean =>
    !negated &&
    role !== 'defender' &&
    (isOwn ||
      (!hasOwn &&
        (lead.used.some((j) => /^(?:with|as|using|w)$/.test(word(j))) ||
          /^(?:combos?|routes|stuff)$/.test(word(item.end)))));
  if (!mentions.some(isMine)) return;
  const isOfThem = OF_THEM.test(saidIn(tokens));
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
  const isOnMe =
    / (?:(?:have|has|do|does|get|gets|got|combos?|stuff) (?:on|to|against) me|can do to (?:me|him|her)) /.test(
      saidIn(tokens),
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

/** "my son plays pichu, so something easy": nobody is to be beaten. */
function isOfKid(tokens: readonly Token[]): boolean {
  const said = saidIn(tokens);
  return (
    /^ my (?:\w+ )?(?:son|daughter|kid|nephew|niece) (?:plays|mains|uses|picked|loves|likes) /.test(said) &&
    !/ (?:beats?|beating|against|vs|me|him|her|stop|punish|edgeguard|combo) /.test(said)
  );
}

/** "my friend who plays peach only ever presses dsmash, i want peach combos": nobody else is named, and it is asked for. */
function settleAlone(tokens: readonly Token[], mentions: readonly Mention[]): void {
  const [first, ...others] = mentions.filter(({ negated }) => !negated);
  if (first !== undefined && others.length === 0 && isOfKid(tokens)) first.role = 'attacker';
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

/** Roles that the whole sentence tells, beyond the words beside a name. */
export function settleTold(tokens: readonly Token[], mentions: readonly Mention[]): void {
  turnComplaint(tokens, mentions);
  turnSpokenOf(tokens, mentions);
  turnPunished(tokens, mentions);
  turnOnMe(tokens, mentions);
  settleAlone(tokens, mentions);
  settleAgain(mentions);
}
