import { isNewSentence } from './clauses.js';
import { isPossessive, saidIn, type Token } from './tokens.js';
import {
  ABLE,
  ATTACKER_KEYS,
  AUXILIARIES,
  BEATEN,
  BY,
  DEFENDER_KEYS,
  DETERMINERS,
  EVERYONE,
  FOR,
  HIT,
  HITTERS,
  HITTING,
  I_PLAY,
  LOSING,
  NOT,
  ON,
  ONESELF,
  OTHER_KEYS,
  PLAYS,
  SOMEBODY,
  VERSUS,
  WANTS,
  WEARY,
} from './words.js';

/** Words between a player and what is said of them: "i only ever play". */
const FAR = 3;

/** What the words right before a name or type say about it. */
export interface Lead {
  readonly role: 'attacker' | 'defender' | null;
  /** "as", "with": whoever else is named is the one hit. */
  readonly strong: boolean;
  readonly negated: boolean;
  /** Tokens that said it. */
  readonly used: readonly number[];
}

/** `-ness`: a minus that belongs to the word after it; between two words it is a hyphen. */
const isMinus = (token: Token | undefined): boolean =>
  token !== undefined && /(?:^|[ (,])[-!]$/.test(token.gap) && (token.gap.length > 1 || token.from === 1);

/** `w/ ness`. */
export const isWith = (tokens: readonly Token[], j: number): boolean =>
  tokens[j]?.word === 'w' && tokens[j + 1]?.gap.startsWith('/') === true && tokens[j + 1]?.word !== 'o';

/** `char:`, `defender:` and the like. */
export function isKey(tokens: readonly Token[], j: number): boolean {
  const word = tokens[j]?.word ?? '';
  const key = ATTACKER_KEYS.has(word) || DEFENDER_KEYS.has(word) || OTHER_KEYS.has(word);
  return key && tokens[j + 1]?.gap.startsWith(':') === true;
}

type Sign = { readonly role: Lead['role'] } | 'not' | 'between' | null;

const ONES_OWN = / my (?:\w+ ){0,2}(?:kid|son|daughter|nephew|niece|boy|girl|student|brother|sister|friend) /;
/** What somebody wants for them. */
const FOR_THEM = [
  / (?:he|she|they)(?: d| would)? (?:loves?|likes?|wants?|needs?) (?:a|an|some|to|easy|combos?) /,
  / (?:something|anything|combos|stuff|things) (?:(?:super|really|that) )*(?:easy |simple )?(?:he|she|they) (?:can|could) /,
  / what should (?:he|she|they) /,
  / (?:for (?:him|her) to (?:learn|practice|practise|do|try)|(?:teach|show|give) (?:him|her|them)) /,
];
const BEATS_ME = / (?:beats?|beating|destroys?|destroying|kills?|killing|wrecks?|to) me /;

/** "my kid mains kirby, anything he could do": what is asked is what they can do. */
function isForThem(tokens: readonly Token[]): boolean {
  const said = saidIn(tokens);
  return ONES_OWN.test(said) && FOR_THEM.some((pattern) => pattern.test(said)) && !BEATS_ME.test(said);
}

/** Those of the tokens from `first` to before `end` that stand behind the last sign between them. */
function sameClause(tokens: readonly Token[], first: number, end: number): readonly Token[] {
  const said = tokens.slice(first, end);
  const last = said.findLastIndex(({ gap }, k) => k > 0 && /[,.;!?]/.test(gap));
  return last === -1 ? said : said.slice(last);
}

/** "a student who plays, "i'm coaching a kid who picked": one asks for them as for oneself. */
const isTaught = (tokens: readonly Token[], j: number): boolean =>
  isForThem(tokens) ||
  sameClause(tokens, Math.max(0, j - 8), j).some(
    ({ word }, k, all) =>
      /^(?:students?|pupils?|trainees?|coaching|teaching|tutoring|mentoring)$/.test(word) ||
      // one's own coach is somebody else
      (word === 'coach' && !/^(?:my|our|the|his|her)$/.test(all[k - 1]?.word ?? '')),
  );

/** Whose fighter follows a word such as "plays": one's own, or the one of somebody who is to be hit; null where it is not said. */
function playerBefore(tokens: readonly Token[], j: number): 'attacker' | 'defender' | null {
  if (isTaught(tokens, j)) return 'attacker';
  for (let k = j - 1; k >= Math.max(0, j - FAR); k -= 1) {
    const word = tokens[k]?.word ?? '';
    // "old man here who only plays ganon"
    if (word === 'who' && tokens[k - 1]?.word === 'here') return 'attacker';
    // "my brother's bowser using plant"
    if (SOMEBODY.has(word) && !isPossessive(tokens[k + 1])) return 'defender';
    if (ONESELF.has(word)) return 'attacker';
  }
  return null;
}

/** Done to combos, and not to people. */
const SHARED = /^(?:posted|uploaded|shared|performed|used|played|verified|submitted|added|created|finished|started)$/;

/** "bodied", "got smoked": what was done to somebody. */
function isBeatenAt(tokens: readonly Token[], j: number): boolean {
  const word = tokens[j]?.word ?? '';
  if (BEATEN.has(word)) return true;
  const isDone = tokens
    .slice(Math.max(0, j - 2), j)
    .some((each) => /^(?:get|gets|getting|got|was|were|been|being|im|am)$/.test(each.word));
  return isDone && /^\w{2,}ed$/.test(word) && !SHARED.test(word);
}

/** "my samus could not touch his sonic": who is met, and not left out. */
const isUnableTo = (tokens: readonly Token[], j: number): boolean =>
  /^(?:not|never|ever|even|barely|hardly|t)$/.test(tokens[j]?.word ?? '') &&
  tokens
    .slice(Math.max(0, j - 2), j)
    .some(({ word }) => /^(?:can|could|cannot|couldn|couldnt|cant|would)$/.test(word)) &&
  /^(?:touch|hit|reach|catch|beat|get|land|stop|handle)$/.test(tokens[j + 1]?.word ?? '');

const PLACES_OF_MANY = new Set(['bracket', 'scene', 'region', 'weekly']);

/** "im min min", "my main is fox", "my partner is a puff": who is which fighter, said by the word at `j`. */
function playerIs(tokens: readonly Token[], j: number): 'attacker' | 'defender' | null {
  const word = tokens[j]?.word ?? '';
  const before = tokens.slice(Math.max(0, j - FAR - 1), j).map((each) => each.word);
  if (word === 'im' || ((word === 'am' || word === 'm') && before.at(-1) === 'i')) return 'attacker';
  // "i was ganon", "ich bin fox"
  if ((word === 'was' && before.at(-1) === 'i') || (word === 'bin' && before.at(-1) === 'ich')) return 'attacker';
  if (word !== 'is' && word !== 's') return null;
  // "all i want is falcon"
  if (/^(?:want|need|wanted|ask)$/.test(before.at(-1) ?? '')) return null;
  if (/^(?:main|secondary|pocket|character|char)$/.test(before.at(-1) ?? '')) return 'attacker';
  return before.some((each) => SOMEBODY.has(each) || PLACES_OF_MANY.has(each)) ? 'defender' : null;
}

/** "he says he can't be comboed by little mac": who is told of as one who might. */
const mayBe = (tokens: readonly Token[], j: number): boolean =>
  tokens[j]?.word === 'be' && /^(?:cant|t|cannot|can|never|could|wont)$/.test(tokens[j - 1]?.word ?? '');
/** "any opponent but bowser", "every character but link". */
const FOES = new Set('opponent opponents enemy character characters fighter fighters char chars matchup'.split(' '));
const ANY = new Set(['any', 'every', 'all', 'each']);
/** "combos do mario no bowser acima de 30": there "no" is where it happens. */
const isPortuguese = (tokens: readonly Token[]): boolean =>
  tokens.some(({ word }) => /^(?:acima|abaixo|nao|mais|faceis|dificeis|jogando|agarrao)$/.test(word)) ||
  tokens.some(({ word }, i) => /^combos?$/.test(word) && /^(?:do|da|dos|das)$/.test(tokens[i + 1]?.word ?? '')) ||
  (tokens.some(({ word }) => /^(?:do|da|dos|das)$/.test(word)) &&
    tokens.some(({ word }) => /^(?:dificil|facil|terminando|comecando|acabando|usando)$/.test(word)));

/** What one word says, read backwards from the name. */
function signOf(tokens: readonly Token[], j: number, negated: boolean): Sign {
  const word = tokens[j]?.word ?? '';
  const before = tokens[j - 1]?.word ?? '';
  if (isKey(tokens, j)) {
    if (OTHER_KEYS.has(word)) return { role: null };
    return { role: ATTACKER_KEYS.has(word) ? 'attacker' : 'defender' };
  }
  // "combos do mario no bowser"
  if (/^(?:no|na|nos)$/.test(word) && isPortuguese(tokens)) return { role: 'defender' };
  // "don't", "isn't"
  if (word === 't' && AUXILIARIES.has(before)) return 'not';
  if (AUXILIARIES.has(word) && tokens[j + 1]?.word === 't') return 'not';
  // "nobody plays anything but sephiroth"
  const isAll = (EVERYONE.has(word) && tokens[j + 1]?.word === 'but') || (word === 'but' && EVERYONE.has(before));
  if (isAll && tokens.slice(Math.max(0, j - 8), j).some((each) => /^(?:nobody|noone|never)$/.test(each.word)))
    return 'between';
  if (isUnableTo(tokens, j)) return { role: 'defender' };
  if (
    NOT.has(word) ||
    (word === 'mind' && before === 'never') ||
    (word === 'but' &&
      (EVERYONE.has(before) || before === 'all' || (FOES.has(before) && ANY.has(tokens[j - 2]?.word ?? ''))))
  )
    return 'not';
  if (word === 'o' && before === 'w' && tokens[j]?.gap === '/') return 'not';
  if (word === 'w' && tokens[j + 1]?.word === 'o' && tokens[j + 1]?.gap === '/') return 'not';
  if ((word === 'than' && before === 'other') || (word === 'other' && negated)) return 'not';
  if (negated && EVERYONE.has(word)) return 'not';
  if (ON.has(word) && /^(?:am|im|m)$/.test(before)) return { role: 'attacker' };
  if (VERSUS.has(word) || ON.has(word) || HITTING.has(word)) return { role: 'defender' };
  // "anyone apart from kirby"
  if (word === 'from' && /^(?:apart|aside)$/.test(before)) return 'not';
  if (/^(?:apart|aside)$/.test(word)) return 'between';
  // "i only have trouble with wolf"
  if (word === 'with' && /^(?:trouble|troubles|problem|problems|issues|struggle|struggling|struggles)$/.test(before))
    return { role: 'defender' };
  if (/^(?:hate|hates|hating)$/.test(word)) return { role: 'defender' };
  if (word === 'a' && before === 'yo') return { role: 'attacker' };
  // "not against other spacies"
  if (word === 'other') return 'between';
  // "never into uair"
  if (word === 'into' && NOT.has(before)) return 'between';
  // "i might run into a sonic"
  if (word === 'into' && /^(?:run|running|ran|bump|bumping)$/.test(before)) return { role: 'defender' };
  // "nothing that's for fun"
  if (word === 's' && /^(?:that|which)$/.test(before)) return 'between';
  // "plays nothing but samus"
  if ((word === 'but' && before === 'nothing') || (word === 'nothing' && tokens[j + 1]?.word === 'but'))
    return 'between';
  // "cualquiera menos fox"
  if (word === 'menos' && /^(?:cualquiera|todos|todo|todas|qualquer|tudo)$/.test(before)) return 'not';
  if (/^(?:cualquiera|todos|todas|qualquer)$/.test(word) && tokens[j + 1]?.word === 'menos') return 'between';
  // "leave out anything tagged as a read"
  if (word === 'out' && /^(?:leave|leaving|take|filter|cut|throw)$/.test(before)) return 'not';
  if (word === 'tagged' || (word === 'as' && before === 'tagged')) return 'between';
  if (EVERYONE.has(word) && (NOT.has(before) || /^(?:out|want|need|see|show|like|give|me)$/.test(before)))
    return 'between';
  // "i still dont know any true combos"
  if (word === 'know' && (before === 't' || NOT.has(before))) return null;
  const who = playerIs(tokens, j) ?? (PLAYS.has(word) ? playerBefore(tokens, j) : null);
  if (who !== null) return { role: who };
  // "comboed by", "comboed to death by"
  if (word === 'by' && isBeatenAt(tokens, before === 'death' ? j - 3 : j - 1))
    return { role: mayBe(tokens, j - 2) ? 'attacker' : 'defender' };
  if (word === 'of' && WEARY.has(before)) return { role: 'defender' };
  if (I_PLAY.has(word)) return { role: 'attacker' };
  if (/^(?:con|de|com|di)$/.test(word) && I_PLAY.has(before)) return 'between';
  if (word === 'of' && before === 'none') return 'between';

  if (word === 'to' && (LOSING.has(before) || /^(?:done|doing)$/.test(before))) return { role: 'defender' };
  if (word === 'from') return { role: 'attacker' };
  if (ABLE.has(word) && !NOT.has(before)) return { role: 'attacker' };
  if (HIT.has(word) && HITTERS.has(before)) return { role: 'defender' };
  // "combos that hit kirby": "i hit fox nair" is one's own fox
  if (word === 'hit' && /^(?:that|which|to)$/.test(before)) return { role: 'defender' };
  // "who combos kirby"
  if (before === 'who' && /^(?:combos|kills|beats|punishes|destroys|edgeguards|juggles|wrecks|chaingrabs)$/.test(word))
    return { role: 'defender' };
  if (BY.has(word) || FOR.has(word) || isWith(tokens, j)) return { role: 'attacker' };
  // "nothing only for fun"
  const isOnly = word === 'just' || word === 'only';
  if (word === 'nothing' && /^(?:just|only|with|tagged|that|thats)$/.test(tokens[j + 1]?.word ?? '')) return 'not';
  if (isOnly && before === 'nothing') return 'between';
  // "nothing that is just for fun"
  const [third, fourth] = [tokens[j - 2]?.word, tokens[j - 3]?.word];
  if (isOnly && before === 'is' && third === 'that' && fourth === 'nothing') return 'between';
  if (word === 'is' && before === 'that' && third === 'nothing') return 'between';
  // "not just jabs" leaves nothing out
  if (isOnly && (NOT.has(before) || AUXILIARIES.has(before) || before === 't')) return null;
  // "don't want to use"
  const isWanting = word === 'to' && /^(?:want|need|have|like|wish)$/.test(before);
  return DETERMINERS.has(word) || WANTS.has(word) || isWanting ? 'between' : null;
}

/** Reads the words before token `at`; `taken` are those that mean something themselves. */
export function leadOf(tokens: readonly Token[], taken: ReadonlySet<number>, at: number): Lead {
  const lead = { role: null as Lead['role'], strong: false, negated: isMinus(tokens[at]), used: [] as number[] };
  if (/>/.test(tokens[at]?.gap ?? '')) lead.role = 'defender';
  let pending: number[] = [];
  for (let j = at - 1; j >= 0 && !taken.has(j) && tokens[j]?.plain === false; j -= 1) {
    // "robin is who my rival uses. any zelda string"
    if (isNewSentence(tokens, j + 1)) break;
    const sign = signOf(tokens, j, lead.negated);
    if (sign === null || (typeof sign === 'object' && sign.role !== null && lead.role !== null)) break;
    pending.push(j);
    if (sign === 'between') continue;
    if (sign === 'not') lead.negated = true;
    else {
      lead.role ??= sign.role;
      const word = tokens[j]?.word ?? '';
      const tellsOne = (PLAYS.has(word) || ABLE.has(word) || word === 'from') && sign.role === 'attacker';
      lead.strong ||= BY.has(word) || isWith(tokens, j) || tellsOne;
    }
    lead.negated ||= isMinus(tokens[j]);
    lead.used.push(...pending);
    pending = [];
  }
  return lead;
}

/** "zero reads", "enough strings", "i'm sick of edgeguards": words right before a type that want none of it. */
export function wearyOf(tokens: readonly Token[], first: number): readonly number[] {
  const before = tokens.slice(Math.max(0, first - 4), first).map(({ word, plain }) => (plain ? '"' : word));
  const match =
    /(?:^| )((?:zero|enough|hate|hates|dislike|despise|(?:tired|sick|bored) of(?: (?:all|seeing|getting))?(?: (?:the|these|those|his|her))?))$/.exec(
      before.join(' '),
    );
  const count = match?.[1]?.split(' ').length ?? 0;
  const used = Array.from({ length: count }, (_, k) => first - count + k);
  // "at zero uair" is a percent
  return /^(?:at|from|around|about|to)$/.test(tokens[first - count - 1]?.word ?? '') ? [] : used;
}
