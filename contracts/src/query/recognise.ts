import type { GameId } from '../games/game.js';
import { GAMES, officialName, scaleOf, slugOf } from '../games/registry.js';
import { gameWords } from './game-words.js';
import { authorAt } from './authors.js';
import { classNames } from './class-names.js';
import { findHealth } from './health.js';
import { isKey } from './leads.js';
import type { Found, Item, Meaning, Possible } from './item.js';
import type { Line } from './line.js';
import { moveWords } from './move-words.js';
import { namesOf, type Named } from './names.js';
import { nicknamesOf } from './nickname-phrases.js';
import { offerWords } from './offer-words.js';
import { findPercent } from './percents.js';
import { isPerson } from './person-names.js';
import { places } from './places.js';
import type { PhraseMatch } from './phrases.js';
import { tagWords } from './tag-words.js';
import { namedCombos } from './techniques.js';
import { spokenMoves } from './spoken-moves.js';
import type { Token } from './tokens.js';
import { patchAt, wishWords } from './wishes.js';

function found<T>(match: PhraseMatch<T> | null, meaning: (value: T) => Meaning): Found | null {
  return match === null ? null : { meaning: meaning(match.value), count: match.count };
}

const fighterOffer = ({ ids, label }: Named): Possible => ({ kind: 'fighter', values: ids, label });

/** The same fighter of this game; undefined where it has none. */
function namesake(ids: readonly string[], game: GameId): Named | undefined {
  const [id = '', ...others] = ids;
  const fighter = GAMES.find((each) => each.id === game)?.fighters.find((each) => slugOf(each.id) === slugOf(id));
  if (fighter === undefined || others.length > 0) return undefined;
  return { names: [fighter.id], ids: [fighter.id], label: officialName(fighter) };
}

/** A name that only another game has: its own fighter where the other game only calls it so, else an offer. */
function foreignName(tokens: readonly Token[], i: number, game: GameId | null): Found | null {
  if (game === null) return null;
  for (const other of GAMES) {
    const match = other.id === game ? null : namesOf(other.id).sure.match(tokens, i);
    if (match === null) continue;
    const named = namesake(match.value.ids, game);
    if (named !== undefined) return { meaning: { kind: 'name', named }, count: match.count };
    const offer: Possible = { kind: 'game', values: [other.id], label: other.shortName };
    return { meaning: { kind: 'offer', offers: [offer] }, count: match.count };
  }
  return null;
}

/** `D.K.`, `z.s.s.`: letters with dots between, read as one word. */
function dotted(
  tokens: readonly Token[],
  i: number,
): { readonly tokens: readonly Token[]; readonly count: number } | null {
  const token = tokens[i];
  let word = '';
  let count = 0;
  for (let next = token; next !== undefined && next.word.length === 1; next = tokens[i + count]) {
    if (count > 0 && next.gap !== '.') break;
    word += next.word;
    count += 1;
  }
  return token === undefined || count < 2 ? null : { tokens: [{ ...token, word }], count };
}

function findName(tokens: readonly Token[], i: number, game: GameId | null): Found | null {
  const { sure } = namesOf(game);
  const name = (named: Named): Meaning => ({ kind: 'name', named });
  const plain = found(sure.match(tokens, i), name);
  if (plain !== null) return plain;
  const letters = dotted(tokens, i);
  const spelt = letters === null ? null : found(sure.match(letters.tokens, 0), name);
  return letters === null || spelt === null ? null : { ...spelt, count: letters.count };
}

/** Of several words: "falcon kick" is no fighter once Captain Falcon is the attacker. */
function longNickname(tokens: readonly Token[], i: number, attacker: string): PhraseMatch<string> | null {
  const match = nicknamesOf(attacker).match(tokens, i);
  return match !== null && match.count > 1 ? match : null;
}

/** "doesn't have to be true": neither wanted nor not. */
function isOptional(tokens: readonly Token[], i: number): boolean {
  const before = tokens.slice(Math.max(0, i - 6), i).map(({ word }) => word);
  // "is it true that", "is it true terry can"
  if (tokens[i]?.word === 'true' && (tokens[i + 1]?.word === 'that' || /(?:^| )is it$/.test(before.join(' '))))
    return tokens[i + 1]?.word !== 'combo';
  return /(?:^| )(?:(?:t|not|dont|doesnt) (?:have|need) to be|(?:t|dont|not|doesnt|no) (?:care|matter|mind) (?:if|whether) (?:its|it s|it is|theyre|they re|they are))$/.test(
    before.join(' '),
  );
}

/** Whether Ken may be meant by "ken combo": in a game that he is in, where nobody is named who does the one that is called so. */
const isKens = (tokens: readonly Token[], game: GameId | null): boolean =>
  GAMES.some(({ id, fighters }) => id === game && fighters.some(({ name }) => name === 'Ken')) &&
  !tokens.some(({ word }) => /^(?:marth|lucina|roy|chrom)$/.test(word));
const NEWEST = /^(?:new|newest|latest|recent)$/;
/** "i am new", "i'm kinda new here". */
const NEWCOMER = /^(?:am|im|m|fairly|quite|relatively|rather|being|kinda|pretty|still|so|very)$/;
const VERSIONS = /^(?:patch|patches|version|update|build)$/;
const HARD_HIT =
  /^(?:inputs?|buttons?|reads?|punish|punishes|knockdown|hits?|hitting|callout|edgeguards?|aerials?|trade|commit)$/;
/** "everything is so hard", but not "not so hard". */
const isComplaint = (tokens: readonly Token[], i: number): boolean =>
  tokens[i - 1]?.word === 'so' && /^(?:is|are|s|was|its|feels?|seems?)$/.test(tokens[i - 2]?.word ?? '');
/** "the electric is too hard for me", but not "nothing too hard", "not too hard". */
const isTooMuch = (tokens: readonly Token[], i: number): boolean =>
  tokens[i - 1]?.word === 'too' && /^(?:is|are|s|was|feels?|seems?|its)$/.test(tokens[i - 2]?.word ?? '');
/** "hes so heavy" tells of somebody, and names no class. */
const tellsOfWeight = (tokens: readonly Token[], i: number): boolean =>
  tokens[i]?.word === 'heavy' &&
  /^(?:so|too|very|really|super|is|hes|shes|s|pretty|kinda)$/.test(tokens[i - 1]?.word ?? '');

/** "new here", "a new member". */
const NEW_SOMEBODY =
  /^(?:to|here|member|members|friend|guy|kid|student|roommate|main|mains|girlfriend|boyfriend|person|account)$/;
/** "the easiest before the hard ones": in which order, and not how hard. */
const isAfterAll = (tokens: readonly Token[], i: number): boolean =>
  /^(?:before|then|until)$/.test(
    tokens[i - 1]?.word === 'the' ? (tokens[i - 2]?.word ?? '') : (tokens[i - 1]?.word ?? ''),
  ) && /^(?:ones|stuff|combos|things)$/.test(tokens[i + 1]?.word ?? '');

/**
 * "hard read" is a type, "hard punish" and the like are said of hits, "so hard" is a complaint: none tells how hard a combo is to be. Who is "new to the game", or speaks
 * of the "latest patch", asks for no order.
 */
function isNoWish(tokens: readonly Token[], i: number): boolean {
  const next = tokens[i + 1]?.word ?? '';
  const word = tokens[i]?.word ?? '';
  if (/^(?:hard|difficult|advanced)$/.test(word))
    return (
      isAfterAll(tokens, i) ||
      HARD_HIT.test(next) ||
      isComplaint(tokens, i) ||
      tokens[i - 1]?.word === 'how' ||
      isTooMuch(tokens, i)
    );
  // "this should be simple: ike"
  if (
    /^(?:easy|simple)$/.test(word) &&
    /this should be$/.test(
      tokens
        .slice(Math.max(0, i - 3), i)
        .map((each) => each.word)
        .join(' '),
    )
  )
    return true;
  if (
    word === 'ledge' &&
    /^(?:jumps?|dash|dashes|hops?|rolls?|getups?|options?|attacks?|cancels?|canceled|drops?|fox|grabs?|stall|tech|techs|invincibility)$/.test(
      next,
    )
  )
    return true;
  // "not a beginner character"
  if (
    /^(?:easy|simple|beginner|hard|difficult|advanced)$/.test(word) &&
    /^(?:characters?|chars?|fighters?)$/.test(next)
  )
    return true;
  if (word === 'new' && NEWCOMER.test(tokens[i - 1]?.word ?? '')) return true;
  // "no up smash anywhere"
  const isDenied = tokens.slice(Math.max(0, i - 4), i).some((each) => /^(?:no|not|without|t|dont)$/.test(each.word));
  // "with down air anywhere in it"
  if (word === 'anywhere' && (isDenied || (next === 'in' && tokens[i + 2]?.word === 'it'))) return true;
  if (word === 'anywhere' && /^(?:between|from|near|around|above|below|under|over|past|before|at|up)$/.test(next))
    return true;
  return (word === 'new' && NEW_SOMEBODY.test(next)) || (NEWEST.test(word) && VERSIONS.test(next));
}

function findPatch(line: Line, tokens: readonly Token[], i: number, game: GameId | null): Found | null {
  const from = tokens[i]?.from ?? 0;
  const patch = patchAt(line.text, from, game);
  if (patch === null) return null;
  const count = tokens.slice(i).filter((token) => token.from < patch.to).length;
  return { meaning: { kind: 'wish', wish: patch.wish }, count, from, to: patch.to };
}

function findAuthor(tokens: readonly Token[], i: number, game: GameId | null): Found | null {
  const author = authorAt(tokens, i, game);
  if (author === null) return null;
  const { name, count, isCertain } = author;
  if (!isCertain)
    return { meaning: { kind: 'offer', offers: [{ kind: 'author', values: [name], label: name }] }, count };
  const from = (tokens[i]?.from ?? 0) - (tokens[i]?.gap.endsWith('@') === true ? 1 : 0);
  return { meaning: { kind: 'wish', wish: { field: 'author', values: [name], label: `by ${name}` } }, count, from };
}

/** All that a token may begin; of those that take the most tokens the first stands. */
function candidates(
  line: Line,
  tokens: readonly Token[],
  i: number,
  game: GameId | null,
  attackers: readonly string[],
): readonly (Found | null)[] {
  if (isKey(tokens, i)) return [];
  const name = findName(tokens, i, game);
  if (name !== null && isPerson(tokens, i, i + name.count)) return [{ ...name, meaning: { kind: 'plain' } }];
  const scale = scaleOf(game);
  return [
    found(places().match(tokens, i, false), (): Meaning => ({ kind: 'plain' })),
    name,
    found(gameWords().match(tokens, i, false), (named): Meaning =>
      game === null || named === game ? { kind: 'game', game: named } : { kind: 'plain' },
    ),
    found(tagWords().match(tokens, i), ({ tag, common }) =>
      isOptional(tokens, i) ? { kind: 'plain' } : { kind: 'tag', tag, common },
    ),
    scale.kind === 'health' ? findHealth(scale, line, tokens, i) : findPercent(line, tokens, i),
    found(moveWords().match(tokens, i), (move) => ({ kind: 'move', move })),
    found(spokenMoves().match(tokens, i, false), (move) => ({ kind: 'move', move, told: true })),
    findPatch(line, tokens, i, game),
    findAuthor(tokens, i, game),
    isNoWish(tokens, i) ? null : found(wishWords(game).match(tokens, i), (wish) => ({ kind: 'wish', wish })),
    tellsOfWeight(tokens, i) ? null : found(classNames(game).match(tokens, i), (named) => ({ kind: 'name', named })),
    found(namesOf(game).risky.match(tokens, i, false), (all) => ({ kind: 'offer', offers: all.map(fighterOffer) })),
    ...attackers.map((attacker) =>
      found(longNickname(tokens, i, attacker), (move): Meaning => ({ kind: 'move', move })),
    ),
    found(offerWords(game).match(tokens, i), (offered) => ({ kind: 'offer', ...offered })),
    name === null ? foreignName(tokens, i, game) : null,
    found(namedCombos(isKens(tokens, game)).match(tokens, i, false), (): Meaning => ({ kind: 'plain' })),
  ];
}

/**
 * What the tokens of a query may mean one by one: the longest phrase first, left to right.
 * @param attackers whose nicknames of moves count as moves, of several words alone
 */
export function recognise(
  line: Line,
  tokens: readonly Token[],
  game: GameId | null,
  attackers: readonly string[] = [],
): readonly Item[] {
  const items: Item[] = [];
  for (let i = 0; i < tokens.length;) {
    const best = candidates(line, tokens, i, game, attackers)
      .filter((each) => each !== null)
      .filter(({ count }) => tokens.slice(i, i + count).every(({ plain }) => !plain))
      .reduce<Found | null>((longest, each) => (each.count > (longest?.count ?? 0) ? each : longest), null);
    const first = tokens[i];
    const last = tokens[i + (best?.count ?? 1) - 1];
    if (best !== null && first !== undefined && last !== undefined)
      items.push({
        meaning: best.meaning,
        first: i,
        end: i + best.count,
        from: best.from ?? first.from,
        to: best.to ?? last.to,
      });
    i += best?.count ?? 1;
  }
  return items;
}

const CHANGED =
  /^(?:switch|switched|switching|came|come|coming|moved|moving|migrated|transition|transitioned|transitioning)$/;

/** "i play ultimate mostly but", "i switched over from ultimate", "i am on the ultimate page": the game one plays otherwise, or has left. */
function isElsewhere(tokens: readonly Token[], first: number, end: number): boolean {
  const before = tokens.slice(Math.max(0, first - 5), first).map(({ word }) => word);
  const next = tokens[end]?.word ?? '';
  if (/^(?:play|played|playing)$/.test(before.at(-1) ?? '')) return /^(?:mostly|usually|normally|mainly)$/.test(next);
  if (before.at(-1) === 'from') return before.some((word) => CHANGED.test(word));
  return /^(?:page|site|tab|section)$/.test(next) && /(?:^| )(?:the|this)$/.test(before.join(' '));
}

/** The game a query names, if it does. */
export function namedGame(tokens: readonly Token[]): GameId | null {
  for (let i = 0; i < tokens.length; i += 1) {
    const match = tokens[i]?.plain === true ? null : gameWords().match(tokens, i, false);
    if (match !== null && !isElsewhere(tokens, i, i + match.count)) return match.value;
  }
  return null;
}
