/** As players in Japan write them. */
export const JAPANESE_MOVES: Readonly<Record<string, string>> = {
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

/** Grabs as they are called in Italian, French, Spanish and German. */
export const GRABS_ABROAD: readonly string[] =
  'presa prese chope chopes agarre agarres agarrao agarron griff griffe'.split(' ');

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
  ...WAYS.flatMap(([way, , spanish]) =>
    ['lanzamiento', 'lanzamiento hacia', 'lanzamiento para'].map(
      (verb) => [`${verb} ${spanish}`, `${way}-throw`] as const,
    ),
  ),
];
