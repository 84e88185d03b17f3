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
  ...{
    'up-smash': '위스매시, 위스매쉬, 윗스매시, 윗스매',
    'down-smash': '아래스매시, 아래스매쉬, 밑스매시',
    'forward-smash': '옆스매시, 옆스매쉬, 앞스매시',
  },
  ...{ 'up-tilt': '위강, 윗강', 'down-tilt': '아래강, 밑강', 'forward-tilt': '옆강, 앞강' },
  ...{ 'up-special': '위필살기, 위b', 'down-special': '아래필살기, 아래b', 'side-special': '옆필살기, 옆b' },
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
const FRENCH_WAYS: readonly (readonly [way: string, phrases: string])[] = [
  ['up', 'haut, haute, vers le haut, en haut'],
  ['down', 'bas, basse, vers le bas, en bas'],
  ['forward', 'avant, vers l avant'],
  ['back', 'arriere, vers l arriere'],
];
const PORTUGUESE_WAYS: readonly (readonly [way: string, phrases: string])[] = [
  ['up', 'pra cima, para cima'],
  ['down', 'pra baixo, para baixo'],
  ['forward', 'pra frente, para frente, para a frente'],
  ['back', 'pra tras, para tras'],
];
const GERMAN_THROWS: readonly (readonly [way: string, phrases: string])[] = [
  ['up', 'aufwartswurf, hochwurf'],
  ['down', 'abwartswurf, runterwurf'],
  ['forward', 'vorwartswurf'],
  ['back', 'ruckwurf, ruckwartswurf'],
];

const KINDS_OF = { throw: 'udfb', air: 'udfb', smash: 'udf', tilt: 'udf' } as const;

/** Moves that are called by a noun and a way behind it: "lancio in alto", "aérien vers le haut". */
const byWays = (
  nouns: Readonly<Partial<Record<keyof typeof KINDS_OF, string>>>,
  ways: readonly (readonly [way: string, phrases: string])[],
): readonly (readonly [phrase: string, move: string])[] =>
  (['throw', 'air', 'smash', 'tilt'] as const).flatMap((kind) =>
    ways
      .filter(([way]) => KINDS_OF[kind].includes(way.charAt(0)))
      .flatMap(([way, phrases]) =>
        (nouns[kind] ?? '')
          .split(' ')
          .filter(Boolean)
          .flatMap((noun) => phrases.split(', ').map((phrase) => [`${noun} ${phrase}`, `${way}-${kind}`] as const)),
      ),
  );

/** "su" alone is also "on": "presa su fox". */
const CERTAIN_ITALIAN_WAYS = ITALIAN_WAYS.map(
  ([way, phrases]) =>
    [
      way,
      phrases
        .split(', ')
        .filter((phrase) => phrase !== 'su')
        .join(', '),
    ] as const,
);
const SPANISH_WAYS = WAYS.map(
  ([way, , spanish]) => [way, ['', 'hacia ', 'para '].map((to) => `${to}${spanish}`).join(', ')] as const,
);

/**
 * Moves as players of other languages write them, folded: specials in German ("Seit-B", "oben B"), what is called by a way behind it in Italian,
 * Spanish, Portuguese, French and German ("lanzamiento hacia abajo", "Wurf nach unten").
 */
export const MOVES_ABROAD: readonly (readonly [phrase: string, move: string])[] = [
  ['seit b', 'side-special'],
  ['seitb', 'side-special'],
  ['seitwarts b', 'side-special'],
  ...WAYS.slice(0, 2).flatMap(([way, german]) =>
    german.split(' ').map((word) => [`${word} b`, `${way}-special`] as const),
  ),
  ...byWays({ throw: 'lancio', smash: 'smash' }, ITALIAN_WAYS),
  ...byWays({ throw: 'presa', air: 'aereo aerea' }, CERTAIN_ITALIAN_WAYS),
  ...byWays({ throw: 'lanzamiento agarre', air: 'aereo', smash: 'smash' }, SPANISH_WAYS),
  ...byWays({ throw: 'arremesso agarrao', air: 'aereo', smash: 'smash' }, PORTUGUESE_WAYS),
  ...byWays({ throw: 'projection lancer chope', air: 'aerien', smash: 'smash', tilt: 'tilt' }, FRENCH_WAYS),
  ...byWays(
    { throw: 'wurf', smash: 'smash', tilt: 'tilt' },
    WAYS.map(
      ([way, german]) =>
        [
          way,
          german
            .split(' ')
            .map((word) => `nach ${word}`)
            .join(', '),
        ] as const,
    ),
  ),
  ...GERMAN_THROWS.flatMap(([way, phrases]) => phrases.split(', ').map((phrase) => [phrase, `${way}-throw`] as const)),
  ['aereo neutro', 'neutral-air'],
  ['aerien neutre', 'neutral-air'],
];
