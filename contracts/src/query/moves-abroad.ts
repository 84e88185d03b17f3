/** As players in Japan write them. */
const JAPANESE_MOVES: Readonly<Record<string, string>> = {
  ...{
    'up-air': '空上, 上空',
    'down-air': '空下, メテオ空下',
    'forward-air': '空前',
    'back-air': '空後',
    'neutral-air': '空n',
  },
  ...{ 'up-throw': '上投げ', 'down-throw': '下投げ', 'forward-throw': '前投げ', 'back-throw': '後投げ, 後ろ投げ' },
  ...{ 'up-tilt': '上強', 'down-tilt': '下強', 'forward-tilt': '横強' },
  ...{
    'up-smash': '上スマ, 上スマッシュ',
    'down-smash': '下スマ, 下スマッシュ',
    'forward-smash': '横スマ, 横スマッシュ',
  },
  ...{ 'up-special': '上b, 上必殺', 'down-special': '下b, 下必殺', 'side-special': '横b, 横必殺' },
  ...{ grab: 'つかみ, 掴み', 'dash-attack': 'ダッシュアタック, ダッシュ攻撃' },
};

/** As players in Korea write them. */
const KOREAN_MOVES: Readonly<Record<string, string>> = {
  ...{
    'up-air': '위공',
    'down-air': '아래공, 밑공',
    'forward-air': '앞공',
    'back-air': '뒷공, 뒤공',
    'neutral-air': '중립공, 나공',
  },
  ...{
    'up-throw': '위던지기, 윗던',
    'down-throw': '아래던지기, 밑던',
    'forward-throw': '앞던지기, 앞던',
    'back-throw': '뒤던지기, 뒷던',
  },
  ...{ grab: '잡기' },
};

/** Moves in languages that write no spaces between words, by move. */
export const UNSPACED_MOVES: readonly (readonly [move: string, phrases: string])[] = [
  JAPANESE_MOVES,
  KOREAN_MOVES,
].flatMap((moves) => Object.entries(moves));

/** Grabs as they are called in Italian, French, Spanish and German. */
export const GRABS_ABROAD: readonly string[] =
  'presa prese chope chopes agarre agarres agarrao agarron griff griffe'.split(' ');

/** Ways of throws and smashes in Italian. */
const ITALIAN_WAYS: readonly (readonly [way: string, phrases: string])[] = [
  ['up', 'in alto, verso l alto, in su, su'],
  ['down', 'in basso, verso il basso, in giu, giu'],
  ['forward', 'in avanti, avanti'],
  ['back', 'indietro, all indietro'],
];

const WAYS: readonly (readonly [way: string, german: string, spanish: string])[] = [
  ['up', 'oben hoch', 'arriba'],
  ['down', 'unten runter', 'abajo'],
  ['forward', 'vorn vorne', 'adelante'],
  ['back', 'hinten', 'atras'],
];

/** Specials as players write them in German ("Seit-B", "oben B"), and throws in Spanish ("lanzamiento hacia abajo"), folded. */
export const MOVES_ABROAD: readonly (readonly [phrase: string, move: string])[] = [
  ['seit b', 'side-special'],
  ['seitb', 'side-special'],
  ['seitwarts b', 'side-special'],
  ...WAYS.slice(0, 2).flatMap(([way, german]) =>
    german.split(' ').map((word) => [`${word} b`, `${way}-special`] as const),
  ),
  ...ITALIAN_WAYS.flatMap(([way, phrases]) =>
    phrases
      .split(', ')
      .flatMap((phrase) => [
        [`lancio ${phrase}`, `${way}-throw`] as const,
        ...(way === 'back' ? [] : [[`smash ${phrase}`, `${way}-smash`] as const]),
      ]),
  ),
  ...WAYS.flatMap(([way, , spanish]) =>
    ['', 'hacia ', 'para '].flatMap((to) => [
      [`lanzamiento ${to}${spanish}`, `${way}-throw`] as const,
      [`aereo ${to}${spanish}`, `${way}-air`] as const,
    ]),
  ),
];
