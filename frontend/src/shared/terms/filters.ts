import { filterSpeech, type ActiveFilter } from '@combolab/contracts/filters';
import english from '../../languages/en/shared/terms/filters.json' with { type: 'json' };
import { textsOf } from '../language/texts.js';
import { choiceName, valueWords } from './choices.js';
import { moveName } from './moves.js';
import { pressWords } from './presses.js';
import { askedWords } from './scale.js';

const t = textsOf('shared/terms/filters', english);

/** What stands before the fighters of a chip. */
export const FIGHTER_LEADS: Readonly<Partial<Record<ActiveFilter['kind'], string>>> = {
  attacker: '',
  notAttacker: t('not'),
  defender: t('on'),
  notDefender: t('notOn'),
};

/** What filters and searches are called in the language that is spoken. */
export const { fighterWords, filterWords, droppedWords, searchTitle } = filterSpeech({
  say: t,
  move: moveName,
  press: pressWords,
  tag: choiceName,
  value: valueWords,
  asked: askedWords,
});
