import type { GameId } from '../games/game.js';
import { GAMES, isPatch } from '../games/registry.js';
import { keptByGame } from '../games/words.js';
import { fieldOf, hasValue, type FieldName } from '../search-fields/fields.js';
import { fold } from './fold.js';
import { Phrases } from './phrases.js';
import { SORTS_ABROAD, VALUES_ABROAD } from './wishes-abroad.js';

/** What words may ask for beside fighters, types, percents and moves. */
export type WishField =
  | 'sort'
  | 'difficulty'
  | 'verified'
  | 'position'
  | 'platform'
  | 'di'
  | 'fiftyFifty'
  | 'outOfShield'
  | 'patch'
  | 'author'
  | 'contiguous';

export interface Wish {
  readonly field: WishField;
  /** As the address writes them. */
  readonly values: readonly string[];
  /** As a chip says it. */
  readonly label: string;
}

/** Orders as players ask for them; "best" alone says nothing. */
const SORTS: Readonly<Record<string, readonly [label: string, phrases: string]>> = {
  new: [
    'Newest',
    'newest, latest, most recent, recent, recently added, newly added, new, newest first, new ones, freshest, fresh, newest to oldest, ' +
      'recently uploaded, recently shared, recently posted, added lately, uploaded lately, upload lately, shared lately, posted lately, newly uploaded, last uploaded, last added, latest first, most recent first, just added, brand new, lastest, lates',
  ],
  liked: [
    'Most liked',
    'most liked, most likes, most popular, popular, top rated, best rated, highest rated, most upvoted, upvoted, most voted, top voted, ' +
      'most loved, by likes, by popularity, top liked, highest voted, favourite, favorite, favourites, favorites, trending, hottest, best liked, ' +
      'people like the most, people like most, people liked most, people liked the most, people like best, likes best, likes most, likes the most, like best, like most, community favourite, community favorite, community favourites, community favorites, fan favourite, fan favorite, well liked, famous, liked the most, most upvotes, most votes, more likes, most liked first, most likes first',
  ],
  easy: [
    'Easiest',
    'easiest, easyest, easist, easiest first, simplest, simplest first, least difficult, by difficulty, easy to hard, easiest to hardest, ' +
      'by difficulty easy to hard, easy first, by how easy, by how easy they are, by ease',
  ],
  wide: [
    'Widest percent',
    'widest, widest percent, widest range, widest percent range, widest window, biggest window, biggest range, biggest percent window, ' +
      'biggest percent range, largest window, largest range, largest percent range, wide range, wide percent range, most percents, the most percents',
  ],
};

/** What the one who is hit does with the stick. */
const towards = (where: string): string =>
  `di ${where}, ${where} di, dis ${where}, di s ${where}, di d ${where}, di ing ${where}, diing ${where}, ${where}ward di, hold ${where}, holds ${where}, holding ${where}`;

/** Values as players write them; what the chip says is what the field says. */
const VALUES: readonly (readonly [
  field: Exclude<WishField, 'sort' | 'patch' | 'author' | 'contiguous'>,
  value: string,
  phrases: string,
])[] = [
  [
    'difficulty',
    'Easy',
    'easy, easier, beginner, beginners, beginner friendly, beginnerfriendly, for beginners, noob, noobs, noob friendly, newbie, simple, easy to do, ' +
      'new player, new players, low effort, ez, eazy, easy difficulty, difficulty easy, braindead',
  ],
  ['difficulty', 'Medium', 'medium, intermediate, medium difficulty, difficulty medium'],
  [
    'difficulty',
    'Hard',
    'hard, difficult, advanced, tech heavy, techheavy, high skill, hardest, hard to do, hard difficulty, difficulty hard, high execution',
  ],
  ['verified', 'true', 'verified, approved, confirmed by admins, checked by admins'],
  [
    'verified',
    'false',
    [
      ...[
        'unverified',
        'not verified',
        'non verified',
        'nonverified',
        'unapproved',
        'not approved',
        'not yet verified',
      ],
      ...['nobody', 'no one', 'noone', 'no admin'].flatMap((who) => [
        `${who} verified`,
        `${who} has verified`,
        `${who} has approved`,
      ]),
      ...['not', 'havent', 'haven t', 'hasnt', 'hasn t'].flatMap((not) => [
        `${not} been verified`,
        `${not} been approved`,
      ]),
      ...['isnt', 'isn t', 'arent', 'aren t'].map((not) => `${not} verified`),
    ].join(', '),
  ],
  [
    'position',
    'ledge',
    'ledge, at ledge, at the ledge, near ledge, near the ledge, by ledge, by the ledge, on ledge, on the ledge, from ledge, from the ledge, ' +
      'ledge combo, at edge, at the edge, near the edge, ledge position',
  ],
  [
    'position',
    'corner',
    'corner, corners, cornered, in corner, in the corner, at the corner, corner combo, corner pressure',
  ],
  [
    'position',
    'center',
    'center, center stage, centerstage, centre stage, mid stage, midstage, at center, at center stage, in the middle of the stage, middle of stage',
  ],
  ['position', 'offstage', 'offstage, off stage, off the stage, offstage combo'],
  [
    'position',
    'platform',
    'platform combo, platform combos, on platform, on a platform, on platforms, on the platform, from a platform, from platform',
  ],
  ['position', 'anywhere', 'anywhere, anywhere on stage, everywhere on stage'],
  ['platform', 'top', 'top platform, top plat, high platform, on top platform, with top platform'],
  ['platform', 'side', 'side platform, side plat, side platforms, with side platform'],
  ['platform', 'low', 'low platform, low plat, lower platform, low platforms'],
  [
    'platform',
    'none',
    'no platform, no platforms, without any platform, without any platforms, nothing with a platform, nothing with platforms, nothing that needs a platform, no plat, no plats, without platform, without platforms, without a platform, platformless, no need platform, no need for platforms, no need for a platform, dont need a platform, don t need a platform, doesnt need a platform, doesn t need a platform, dont need platforms, don t need platforms, doesnt need platforms, doesn t need platforms, flat stage',
  ],
  ['di', 'in', `di inward, di inwards, ${towards('in')}`],
  ['di', 'out', `di outward, di outwards, ${towards('out')}, ${towards('away')}`],
  ['di', 'up', 'di up, up di, di upward, di upwards, dis up, di s up'],
  ['di', 'down', 'di down, down di, di downward, di downwards, dis down, di s down'],
  [
    'di',
    'none',
    'no di, without di, zero di, if they dont di, if they don t di, dont di, don t di, doesnt di, doesn t di, no di at all, never dis, never dis at all, never di s, forgets to di, forget to di, forgot to di',
  ],
  [
    'di',
    'any',
    `any di, any dis, ${['he', 'she', 'they', 'you'].map((who) => `no matter which way ${who} dis, no matter how ${who} dis`).join(', ')}, ` +
      ' all di, all dis, every di, both dis, both di, either di, works on all di, all di options, regardless of di, no matter the di, di independent, whatever di, di proof, whatever the di, no matter how they di, however they di, no matter which way they di, no matter what di, no matter where they di',
  ],
  ['fiftyFifty', 'true', '50 50, 5050, 50 50s, fifty fifty, fifty fifties, fiftyfifties, fiftyfifty, 50 50 situation'],
  [
    'outOfShield',
    'true',
    'oos, out of shield, o o s, from shield, shield punish, out of shield punish, outofshield, out of sheild, out of sheld, out of shiled, ' +
      'hits my shield, hit my shield, hitting my shield, attacks my shield',
  ],
];
const CONTIGUOUS =
  'directly, directly into, directly to, straight to, right to, immediately, imediately, immediatly, immediatley, straight into, right into, right after, back to back, without anything between, without anything in between, nothing in between, nothing between, nothing inbetween, ' +
  'in a row, no gap, no gaps, without gap, without gaps, gapless';

const gamesOf = (game: GameId | null): readonly string[] => (game === null ? GAMES.map(({ id }) => id) : [game]);

function build(game: GameId | null): Phrases<Wish> {
  const phrases = new Phrases<Wish>();
  const add = (list: string, wish: Wish): void => {
    for (const phrase of list.split(', ')) phrases.add(fold(phrase), wish);
  };
  for (const [value, [label, list]] of Object.entries(SORTS)) add(list, { field: 'sort', values: [value], label });
  for (const [value, list] of Object.entries(SORTS_ABROAD))
    add(list, { field: 'sort', values: [value], label: SORTS[value]?.[0] ?? value });
  for (const [field, value, list] of [...VALUES, ...VALUES_ABROAD]) {
    if (!gamesOf(game).some((each) => hasValue(field, value, each))) continue;
    add(list, { field, values: [value], label: fieldOf(field).words(value) });
  }
  add(CONTIGUOUS, { field: 'contiguous', values: ['1'], label: 'nothing in between' });
  return phrases;
}

/** Everything that words may wish for in a game (null = in any); made once. */
export const wishWords = keptByGame(build);

const OPPOSITES: Readonly<Partial<Record<WishField, readonly string[]>>> = {
  difficulty: ['Easy', 'Medium', 'Hard'],
  verified: ['true', 'false'],
  fiftyFifty: ['true', 'false'],
  outOfShield: ['true', 'false'],
};

/** What is wished for where something is not; null where no filter says so. */
export function opposite({ field, values }: Wish): Wish | null {
  const others = OPPOSITES[field]?.filter((value) => !values.includes(value));
  if (others === undefined || others.length === 0) return null;
  const words = others.map((value) => fieldOf(field as FieldName).words(value));
  return { field, values: others, label: words.join(' or ') };
}

const NAMED_PATCH =
  /(?:(?:patch|version|ver|update)[ :]{0,2}v?|v)(\d{1,2}(?:\.\d{1,2}){1,2}|pal)(?![\p{L}\p{N}]|\.\d)/uy;
const PATCH = /(\d{1,2}\.\d{1,2}\.\d{1,2}|(?<=ntsc )1\.0\d|pal)(?![\p{L}\p{N}]|\.\d)/uy;

/** A version of a game at a place of a line: `patch 13.0.1`, `v13.0.1`, `13.0.1`, `PAL`. @returns it and its end */
export function patchAt(
  line: string,
  at: number,
  game: GameId | null,
): { readonly wish: Wish; readonly to: number } | null {
  for (const pattern of [NAMED_PATCH, PATCH]) {
    pattern.lastIndex = at;
    const match = pattern.exec(line);
    const [all = '', digits = ''] = match ?? [];
    const value = digits.toUpperCase();
    if (match === null || !gamesOf(game).some((each) => isPatch(each, value))) continue;
    return { wish: { field: 'patch', values: [value], label: fieldOf('patch').words(value) }, to: at + all.length };
  }
  return null;
}
