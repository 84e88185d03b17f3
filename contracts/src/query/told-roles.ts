import type { Evidence } from './evidence.js';
import type { Mention } from './mentions.js';
import { saidIn, type Token } from './tokens.js';
import { VERSUS } from './words.js';

/** "i'm so tired of kazuya, i just want to beat him, corrin main": who is spoken of, where somebody else is one's own. */
const OF_THEM = / (?:against|vs|on|hits|hitting|beat|combo|punish|kill|edgeguard|fight|stop|hit) (?:her|him|them|it) /;

function spokenOf(tokens: readonly Token[], mentions: readonly Mention[]): readonly Evidence[] {
  const word = (at: number): string => tokens[at]?.word ?? '';
  const hasOwn = mentions.some(({ isOwn, negated }) => isOwn && !negated);
  const isMine = ({ item, isOwn, lead, negated, role }: Mention): boolean =>
    !negated &&
    role !== 'defender' &&
    (isOwn ||
      (!hasOwn &&
        (lead.used.some((j) => /^(?:with|as|using|w)$/.test(word(j))) ||
          /^(?:combos?|routes|stuff)$/.test(word(item.end)))));
  if (!mentions.some(isMine)) return [];
  const isOfThem = OF_THEM.test(saidIn(tokens));
  // "if sheik is at the ledge"
  const isPlaced = ({ item: { end } }: Mention): boolean =>
    /^(?:is|s|was)$/.test(word(end)) &&
    /^(?:at|on|off|offstage|near|in|above|over|under|below|past|holding|shielding)$/.test(word(end + 1));
  // "probably playing a steve, i use fox"
  const isMet = ({ lead }: Mention): boolean => lead.used.some((j) => word(j) === 'playing' && word(j + 1) === 'a');
  const others = mentions.filter((each) => !each.negated && each.joined === null && each.role !== 'defender');
  return others.flatMap((mention): Evidence[] => {
    const isMineToo = isMine(mention) && !(isMet(mention) && mentions.some((each) => each !== mention && each.isOwn));
    return !isMineToo && (isOfThem || isPlaced(mention) || isMet(mention))
      ? [{ mention, cue: 'spokenOf', role: 'defender' }]
      : [];
  });
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
function alone(tokens: readonly Token[], mentions: readonly Mention[]): readonly Evidence[] {
  const wanted = mentions.filter(({ negated }) => !negated);
  const [first, ...others] = wanted;
  if (first === undefined) return [];
  const attacks = wanted.map((mention): Evidence => ({ mention, cue: 'alone', role: 'attacker' }));
  if (others.length === 0) return isOfKid(tokens) ? attacks : [];
  if (!others.every(({ named }) => named.label === first.named.label)) return [];
  const isAsked = wanted.some(({ item, lead }) => lead.role === null && /^combos?$/.test(tokens[item.end]?.word ?? ''));
  const isVersus = wanted.some(({ lead }) => lead.used.some((j) => VERSUS.has(tokens[j]?.word ?? '')));
  return isAsked && !isVersus ? attacks : [];
}

/** A fighter named more than once is meant as where words say it: "theres a greninja i can never touch, stuff on greninja". */
const again = (mentions: readonly Mention[]): readonly Evidence[] =>
  mentions.flatMap((mention): Evidence[] => {
    if (mention.role !== null || mention.negated || mention.joined !== null) return [];
    const other = mentions.find(
      ({ role, negated, named, lead }) =>
        role !== null && !negated && named.label === mention.named.label && lead.role !== null,
    );
    if (other?.role == null || (other.role === 'defender' && !mentions.some(({ isOwn }) => isOwn))) return [];
    return [{ mention, cue: 'again', role: other.role }];
  });

/** What the whole sentence tells, beyond the words beside a name. */
export const told = (tokens: readonly Token[], mentions: readonly Mention[]): readonly Evidence[] => [
  ...spokenOf(tokens, mentions),
  ...alone(tokens, mentions),
  ...again(mentions),
];
