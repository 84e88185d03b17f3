import { StoredChoice, useChoice } from '../lib/stored-choice.js';
import { NOTATIONS, type Notation } from './notation.js';
import { t } from './texts.js';

/** Every notation with its words. */
export const NOTATION_WORDS: readonly (readonly [Notation, string])[] = [
  ['keycaps', t('keycaps')],
  ['words', t('words')],
  ['numpad', t('numpad')],
];

/** The rules of the numpad notation, for people. */
export const NUMPAD_HELP = t('numpadHelp');

const stored = new StoredChoice<Notation>(
  'combolab.notation',
  (text) => NOTATIONS.find((each) => each === text) ?? 'keycaps',
);

/** The notation that this browser remembers, and how to choose another. */
export const useNotation = (): readonly [Notation, (notation: Notation) => void] => [useChoice(stored), stored.write];
