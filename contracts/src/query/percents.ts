import type { GameId } from '../games/game.js';
import { scaleOf } from '../games/registry.js';
import { askedWords } from '../games/scale.js';
import { PERCENT_MAX } from '../views/tags.js';
import type { Line } from './line.js';
import type { Found, Meaning } from './item.js';
import type { Token } from './tokens.js';

const N = String.raw`(\d{1,9})`;
/** "percent", and how hurried hands write it. */
const PERCENT =
  '(?:percents?|pcts?|perecents?|perecnts?|percnets?|precents?|persents?|percets?|prcents?|pecents?|percens?|pecrents?|percants?|percnt)';
/** Letters of a line are taken apart. */
const KOREAN = ['퍼센트', '퍼', '프로'].map((word) => word.normalize('NFKD')).join('|');
const SIGN = String.raw` ?(?:%+|${KOREAN}|(?:${PERCENT}|prozent|pour ?cent|por ?ciento|per ?cento)(?![\p{L}\p{N}]))`;
const U = `(${SIGN})?`;
const LEAD = String.raw`(?:(?:percents?|pct):? ?)?(?:(?:from|at|around|arround|arond|aroud|about|near) (?:(?:like|about|around|roughly) )?)?`;
/** Not the middle of a decimal, a time or a fraction. */
const END = String.raw`(?![\p{L}\p{N}]|[.:/]\d)`;
const ABOUT = '(?:(?:about|around|roughly|like|exactly) )?';
const sticky = (source: string): RegExp => new RegExp(source, 'uy');
function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

const TO = String.raw`(?: ?-+ ?| ?(?:-?>|~|\.\.+) ?|[ -](?:to|til|till|until|thru|through|up to|bis|a|hasta|jusqua)[ -])`;
const RANGE = sticky(`${LEAD}${N}${U}${TO}${ABOUT}${N}${U}${END}`);
const BETWEEN = sticky(`(?:between|btwn|btw|zwischen|entre|tra) ${N}${U} ?(?:and|n|&|-|to|und|y|et|e) ?${N}${U}${END}`);
/** "0퍼부터 30퍼까지", "30%から50%まで". */
const KOREAN_RANGE = sticky(
  `${N}${U}(?:${['부터', '에서', 'から'].map((word) => word.normalize('NFKD')).join('|')}) ?${N}${U}(?:(?:${'까지'.normalize('NFKD')})?${END}|まての?)`,
);
/** Particles stand right before what follows: "50%からのコンボ". */
const PLUS = sticky(
  `${LEAD}${N}${U} ?(?:(?:\\+|${'이상'.normalize('NFKD')}|(?<= )plus(?= |$))${U}${END}|(?:以上|から)の?(?!\\d))`,
);
const UPWARDS = sticky(
  `${LEAD}${N}${U} (?:(?:and |or |& ?)(?:up|above|over|more|higher|beyond|later)|(?:and )?(?:up|on)wards?)${END}(?! (?:air|aerial|b|tilt|smash|throw|special))`,
);
const DOWNWARDS = sticky(
  `${LEAD}${N}${U} ?(?:(?:以下|まて)の?(?!\\d)|(?:${'이하'.normalize('NFKD')}|(?<= )(?:and|or|&) (?:below|under|less|lower|down|earlier))${END})`,
);
const NOT_LESS = '(?:no|not|nothing) (?:less|lower|earlier) than|(?:not|never|nothing|none) (?:under|below|before)';
/** "my roy gets nothing over 60" complains of it. */
const NOT_MORE =
  '(?:no|not|nothing) (?:more|higher|later) than|(?:not|never|(?<!(?:gets?|got|have|has|had) )nothing|none) (?:over|above|past|after|beyond)';
const FROM = sticky(
  `(?:${NOT_LESS}|from|over|above|past|after|beyond|more than|higher than|at least|starting from|minimum|ab|uber|oberhalb von|por encima de(?:l)?|au dessus de|au dela de|oltre|acima de|mais de|mas de|plus de|desde|a partir de|mindestens) ${ABOUT}${N}${U}${END}`,
);
/** Begins there; "from 40" begins there or later. */
const FROM_ZERO = sticky(`from ${ABOUT}(0)${U}${END}`);
const UNDER = sticky(
  `(?:${NOT_MORE}|under|below|up to|upto|before|until|till|til|less than|lower than|at most|maximum|sub|unter|bis|menos de|moins de|sous|hasta|jusqua|sotto(?: al| il)?|por debajo de(?:l)?|en dessous de|unterhalb von|abaixo de|ate|menos do que|avant(?: les)?|antes (?:de|dos|de los))[ -]${ABOUT}${N}${U}${END}`,
);
/** "juggle to 60%": a number before it would make it a range. */
const UP_TO = sticky(`to ${N}(${SIGN})${END}`);
const AT = sticky(
  `(?:(?:starting )?at|sitting (?:on|at)|sits (?:on|at)|bei|around|arround|arond|aroud|about|near|roughly|approximately) ${ABOUT}${N}${U}${END}`,
);
/** `60ish`, `60% ish`. */
const ISH = sticky(`${LEAD}${N}${U}[ -]?ish${END}`);
/** "when they have 65", "he's on 110". */
const THEY_HAVE = sticky(
  `(?:they|he|she|opponent|enemy)(?:'re|'s|'ve| are| is| have| has) (?:at |on )?${ABOUT}(\\d{2,3})${U}${END}(?! ?(?:-|to|and|or|up|till|until) ?)`,
);
/** "i get them to like 120". */
const GOT_TO = sticky(
  `(?:gets?|got|have|has|puts?|brings?|takes?) (?:them|him|her|em|someone|somebody|people) (?:up )?(?:to|at) ${ABOUT}${N}${U}${END}`,
);
const BARE = sticky(`${N}(${SIGN})${END}`);
const NUMBER = sticky(`${N}${END}`);
const ZERO_DEATH = sticky(
  String.raw`(?:(?:from|at) )?(?:0|zero)%?(?: ?-? ?(?:to|2|til|till|until) ?-? ?| ?[->]+ ?| )?(?:death|deth|deaht|daeth)(?:s|ed|ing)?(?![\p{L}\p{N}])|(?:(?:de|da|do|von) )?(?:0|cero|zero|null)%? (?:a|a la|alla|ate a|ate|bis zum) (?:muerte|morte|mort|tod)(?![\p{L}\p{N}])|(?:0td|0tds|ztd|0todeath|zerotodeath|0tod|tod|tods|touch of death|touches of death|即死(?:コン(?:ホ)?)?|sokushi)(?![\p{L}\p{N}])`,
);
/** Numbers that count something else; a "hit confirm" is not counted. */
const COUNTED =
  /^ ?(?:frames?|fps|stocks?|hits?(?![ -]confirm)|secs?|seconds?|mins?|minutes?|hours?|days?|weeks?|months?|years?|times?|players?|games?|jumps?)(?![\p{L}\p{N}])/u;
const counts = (unit: string | undefined, after: string): boolean => unit === undefined && COUNTED.test(after);
const COUNTER = /^(?:frames?|top|part|day|week|vol|volume|round|game|smash|season|episode|ep|number|no|port|p)$/;
const LOW_HIGH: Readonly<Record<string, readonly [number, number]>> = {
  low: [0, 40],
  lwo: [0, 40],
  lo: [0, 40],
  early: [0, 40],
  mid: [40, 90],
  middle: [40, 90],
  high: [90, PERCENT_MAX],
  hgih: [90, PERCENT_MAX],
  hihg: [90, PERCENT_MAX],
  hi: [90, PERCENT_MAX],
  late: [90, PERCENT_MAX],
  kill: [90, PERCENT_MAX],
};
const LEVEL = `(${Object.keys(LOW_HIGH).join('|')})`;
const LEVELS = sticky(
  `(?:at )?${LEVEL}(?:[ -]?(?:to|-)[ -]?${LEVEL})?[ -]?(?:%+|${PERCENT}(?![\\p{L}\\p{N}])|percentages?(?![\\p{L}\\p{N}]))`,
);
/** "in triple digits". */
const TRIPLE = sticky(`(?:(?:in|at) )?(?:the )?(?:triple|three|3)[ -]digits?(?![\\p{L}\\p{N}])`);
const AT_LEVEL = sticky(`at (low|mid|high)(?![\\p{L}\\p{N}]| ?-?(?:stage|plat|air))`);
/** "porcentaje alto", "hohe prozente": how high in other languages. */
const LEVELS_ABROAD: readonly (readonly [RegExp, readonly [number, number]])[] = [
  [sticky(abroad('bajo|baixo|baixa|faible|bas|basso|bassa|basse', 'niedrige[nr]?|geringe[nr]?')), [0, 40]],
  [sticky(abroad('medio|moyen|medie|media|medi', 'mittlere[nr]?')), [40, 90]],
  [sticky(abroad('alto|alta|alte|eleve|haut', 'hohe[nrm]?')), [90, PERCENT_MAX]],
];
/** "낮은 퍼센트", "高%": without a space between, or with one. */
const LEVELS_FAR_ABROAD: readonly (readonly [RegExp, readonly [number, number]])[] = (
  [
    ['낮은|低', [0, 40]],
    ['중간|中', [40, 90]],
    ['높은|高|撃墜', [90, PERCENT_MAX]],
  ] as const
).map(([words, range]) => [sticky(`(?:${words.normalize('NFKD')}) ?(?:%|${KOREAN}|ハーセント)`), range]);
const LEVELS_ELSEWHERE = [...LEVELS_ABROAD, ...LEVELS_FAR_ABROAD];
function abroad(after: string, before: string): string {
  const first = after.replaceAll('|', 's?|');
  return `(?:(?:a|en|al|bei) )?(?:(?:${first}s?) (?:porcentajes?|porcentagem|porcentagens|pourcentages?|percentuale|percentuali)|(?:porcentajes?|porcentagem|porcentagens|pourcentages?|percentuale|percentuali) (?:${after})s?|(?:${before}) prozent(?:en?)?)(?![\\p{L}\\p{N}])`;
}
const TENS = 'ten twenty thirty forty fifty sixty seventy eighty ninety hundred'.split(' ');
const UNITS = 'one two three four five six seven eight nine'.split(' ');
/** "forty", "seventy five". */
const WORDS = `(?:${TENS.join('|')})(?:[ -](?:${UNITS.join('|')})(?![\\p{L}\\p{N}]))?`;
/** @param words as {@link WORDS} has them, or zero */
const numberOf = (words: string): number => {
  const [tens = '', unit = ''] = words.split(/[ -]/);
  return (TENS.indexOf(tens) + 1) * 10 + UNITS.indexOf(unit) + 1;
};
const SPELT = sticky(
  `(?:(?:at|from|around|about) |(?=[a-z]+(?:[ -][a-z]+)? percent))(zero|${WORDS})(?: percents?)?(?![\\p{L}\\p{N}])`,
);
const SPELT_OPEN = sticky(
  `(over|above|past|after|at least|no less than|no lower than|more than|beyond|under|below|before|less than|up to|at most|no more than|no higher than|not over|not above) (?:a |one )?(${WORDS})(?: ${PERCENT})?(?![\\p{L}\\p{N}])`,
);
/** "at forty percent or less", "from eighty percent on". */
const SPELT_SIDE = sticky(
  `(?:at )?(${WORDS})(?: ${PERCENT})? (?:or|and) (less|below|under|lower|more|above|over|higher|up)(?![\\p{L}\\p{N}])|from (${WORDS})(?: ${PERCENT})? (?:on|onwards?|upwards?)(?![\\p{L}\\p{N}])`,
);
const SPELT_RANGE = sticky(
  `(?:from |between )?(zero|${WORDS}) (?:to|and|-|til|till|until|up to) (${WORDS})(?: percents?)?(?![\\p{L}\\p{N}])`,
);
const ZERO_TO = sticky(`(?:from )?zero (?:to|-|til|till|until|up to) (?:(${WORDS})(?![\\p{L}\\p{N}])|${N}${U}${END})`);

/** As the game shows it (null = in percent). */
export const percentLabel = (low: number, high: number, game: GameId | null): string =>
  askedWords(scaleOf(game), [low, high]);
export const percentValue = (low: number, high: number): string => `${String(low)}-${String(high)}`;

interface Reading {
  readonly length: number;
  readonly meaning: Meaning;
}

const clamp = (digits: string): number => Math.min(Number(digits), PERCENT_MAX);
/** More than three digits without a percent sign is a year or the like. */
const isYear = (digits: string, unit: string | undefined): boolean => digits.length > 3 && unit === undefined;
const PLAIN: Meaning = { kind: 'plain' };
const range = (low: number, high: number, bare = false, text = ''): Extract<Meaning, { kind: 'percent' }> => ({
  kind: 'percent',
  low,
  high,
  bare,
  text,
});
const percentOffer = (low: number, high: number): Meaning => ({
  kind: 'offer',
  offers: [{ kind: 'percent', values: [percentValue(low, high)], label: percentLabel(low, high, null) }],
});

type Phrase = readonly [RegExp, (n: number) => Meaning];
const OPEN_ENDED: readonly Phrase[] = [
  [PLUS, (n) => range(n, PERCENT_MAX)],
  [UPWARDS, (n) => range(n, PERCENT_MAX)],
  [DOWNWARDS, (n) => range(0, n)],
];
/** Phrases with one number, and the range they ask for. */
const SINGLE: readonly Phrase[] = [
  ...OPEN_ENDED,
  [ISH, (n) => range(n, n)],
  [FROM_ZERO, () => range(0, 0)],
  [FROM, (n) => range(n, PERCENT_MAX)],
  [UNDER, (n) => range(0, n)],
  [UP_TO, (n) => range(0, n)],
  [AT, (n) => range(n, n)],
  [GOT_TO, (n) => range(n, n)],
  [THEY_HAVE, (n) => range(n, n)],
  [BARE, (n) => range(n, n, true)],
];

function readPair(text: string, at: number): Reading | null {
  for (const pattern of [RANGE, BETWEEN, KOREAN_RANGE]) {
    const match = matchAt(pattern, text, at);
    if (match === null) continue;
    const [all, low = '', lowUnit, high = '', highUnit] = match;
    const wrong = clamp(low) > clamp(high) || Number(low) > Number(high);
    const unit = lowUnit ?? highUnit;
    // 50-50 is a guess
    const guess = unit === undefined && low === '50' && high === '50';
    if (guess) return null;
    const year = isYear(low, unit) || isYear(high, unit);
    const plain = wrong || year || counts(unit, text.slice(at + all.length));
    return { length: all.length, meaning: plain ? PLAIN : range(clamp(low), clamp(high)) };
  }
  return null;
}

function readSingle(text: string, at: number, phrases = SINGLE): Reading | null {
  for (const [pattern, meaning] of phrases) {
    const match = matchAt(pattern, text, at);
    if (match === null) continue;
    const [all, digits = '', unit] = match;
    if (isYear(digits, unit) || counts(unit, text.slice(at + all.length))) continue;
    return { length: all.length, meaning: meaning(clamp(digits)) };
  }
  return null;
}

function readLoose(text: string, at: number): Reading | null {
  const zero = matchAt(ZERO_TO, text, at);
  if (zero !== null) {
    const [all, words, digits = '', unit] = zero;
    const other = words === undefined && (isYear(digits, unit) || counts(unit, text.slice(at + all.length)));
    return {
      length: all.length,
      meaning: other ? PLAIN : range(0, words === undefined ? clamp(digits) : numberOf(words)),
    };
  }
  const spread = matchAt(SPELT_RANGE, text, at);
  if (
    spread !== null &&
    (spread[0].startsWith('from') || spread[0].startsWith('between') || /percents?$/.test(spread[0]))
  ) {
    const [low, high] = [spread[1], spread[2]].map((word) => numberOf(word ?? ''));
    if (low !== undefined && high !== undefined && low <= high)
      return { length: spread[0].length, meaning: range(low, high) };
  }
  const side = matchAt(SPELT_SIDE, text, at);
  if (side !== null) {
    const n = numberOf(side[1] ?? side[3] ?? '');
    const isBelow = /^(?:less|below|under|lower)$/.test(side[2] ?? '');
    return { length: side[0].length, meaning: isBelow ? range(0, n) : range(n, PERCENT_MAX) };
  }
  const open = matchAt(SPELT_OPEN, text, at);
  // "after ten years"
  if (open !== null && !counts(undefined, text.slice(at + open[0].length))) {
    const n = numberOf(open[2] ?? '');
    return {
      length: open[0].length,
      meaning: /^(?:under|below|before|less than|up to|at most|no more than|no higher than|not over|not above)$/.test(
        open[1] ?? '',
      )
        ? range(0, n)
        : range(n, PERCENT_MAX),
    };
  }
  const spelt = matchAt(SPELT, text, at);
  if (spelt !== null) {
    const n = numberOf(spelt[1] ?? '');
    return { length: spelt[0].length, meaning: range(n, n) };
  }
  const triple = matchAt(TRIPLE, text, at);
  if (triple !== null) return { length: triple[0].length, meaning: range(100, PERCENT_MAX) };
  const level = matchAt(LEVELS, text, at) ?? matchAt(AT_LEVEL, text, at);
  const [low, high] = [LOW_HIGH[level?.[1] ?? ''], LOW_HIGH[level?.[2] ?? level?.[1] ?? '']];
  if (level !== null && low !== undefined && high !== undefined)
    return { length: level[0].length, meaning: low[0] > high[0] ? PLAIN : { ...range(low[0], high[1]), vague: true } };
  for (const [pattern, [from, to]] of LEVELS_ELSEWHERE) {
    const said = matchAt(pattern, text, at);
    if (said !== null) return { length: said[0].length, meaning: { ...range(from, to), vague: true } };
  }
  const number = matchAt(NUMBER, text, at);
  if (number === null) return null;
  const [all, digits = ''] = number;
  const other = isYear(digits, undefined) || counts(undefined, text.slice(at + all.length));
  const n = clamp(digits);
  return { length: all.length, meaning: other ? PLAIN : percentOffer(n, n) };
}

/** `<50`, `>=30%`, `@60`, `~60`: the sign stands before the number. */
function readSigned(text: string, at: number, gap: string): (Reading & { readonly sign: number }) | null {
  const sign = /(?:^|[^-=<>])(<=?|>=?|@|~) ?$/.exec(gap);
  if (sign === null) return null;
  const number = matchAt(BARE, text, at) ?? matchAt(NUMBER, text, at);
  if (number === null || isYear(number[1] ?? '', number[2])) return null;
  if (counts(number[2], text.slice(at + number[0].length))) return null;
  const n = clamp(number[1] ?? '');
  const mark = (sign[1] ?? '').slice(0, 1);
  const from = at - gap.length + sign.index + sign[0].indexOf(mark);
  const open = mark === '@' || mark === '~' ? readSingle(text, at, OPEN_ENDED) : null;
  if (open !== null) return { ...open, sign: from };
  const meaning = mark === '<' ? range(0, n) : mark === '>' ? range(n, PERCENT_MAX) : range(n, n);
  return { length: number[0].length, meaning, sign: from };
}

const isNumber = (token: Token | undefined): boolean => token !== undefined && /^\d+$/.test(token.word);

/** A percent phrase that starts at token `i`, whose numbers over 200 are 200; a reversed or negative one is text. */
export function findPercent(line: Line, tokens: readonly Token[], i: number): Found | null {
  const token = tokens[i];
  if (token === undefined) return null;
  const at = token.from;
  const digits = isNumber(token);
  // a guess
  if (token.word === '5050') return null;
  if (digits && /^[.:/]$/.test(token.gap) && isNumber(tokens[i - 1])) return { meaning: PLAIN, count: 1 };
  if (digits && /(?:^|[ (])-$|%$/.test(token.gap)) return { meaning: PLAIN, count: 1 };
  if (digits && /^[ .#]*$/.test(token.gap) && COUNTER.test(tokens[i - 1]?.word ?? ''))
    return { meaning: PLAIN, count: 1 };
  const alone =
    digits && /^[^\d%]*% $/.test(token.gap) && !isNumber(tokens[i - 1]) ? matchAt(NUMBER, line.text, at) : null;
  if (alone !== null && !isYear(alone[1] ?? '', undefined)) {
    const n = clamp(alone[1] ?? '');
    return { meaning: range(n, n), count: 1 };
  }
  const death = matchAt(ZERO_DEATH, line.text, at);
  const pair = readPair(line.text, at);
  const signed = digits && pair === null ? readSigned(line.text, at, token.gap) : null;
  const reading =
    death !== null
      ? { length: death[0].length, meaning: range(0, 0, false, 'zero to death') }
      : (pair ?? signed ?? readSingle(line.text, at) ?? readLoose(line.text, at));
  if (reading === null) return null;
  const to = at + reading.length;
  const count = tokens.slice(i).findIndex(({ from }) => from >= to);
  return { meaning: reading.meaning, count: count === -1 ? tokens.length - i : count, from: signed?.sign ?? at, to };
}
