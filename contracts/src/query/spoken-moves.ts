import { readLine } from './line.js';
import { Phrases } from './phrases.js';
import { tokensOf } from './tokens.js';

const WHOM = 'someone somebody them him her it people you'.split(' ');
const THROWS = {
  'up-throw': 'up upwards',
  'down-throw': 'down downwards',
  'forward-throw': 'forward forwards',
  'back-throw': 'back backwards backward',
};

/** As players in Japan write them. */
const JAPANESE: Readonly<Record<string, string>> = {
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

function build(): Phrases<string> {
  const phrases = new Phrases<string>();
  for (const [move, list] of Object.entries(JAPANESE))
    for (const written of list.split(', '))
      phrases.add(
        tokensOf(readLine(written))
          .tokens.map(({ word }) => word)
          .join(' '),
        move,
      );
  phrases.add('grabbing', 'grab');
  for (const [move, words] of Object.entries(THROWS))
    for (const word of words.split(' ')) {
      phrases.add(`${word} thrown`, move);
      phrases.add(`thrown ${word}`, move);
      for (const verb of ['throw', 'throws', 'threw', 'throwing', 'thrown'])
        for (const each of WHOM) phrases.add(`${verb} ${each} ${word}`, move);
    }
  return phrases;
}

let made: Phrases<string> | undefined;
/** Moves as somebody tells of them who does not name them: "i throw someone down", "gets down thrown". No title is read so; made once. */
export const spokenMoves = (): Phrases<string> => (made ??= build());
