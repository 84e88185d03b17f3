import { fieldOf, rowWords, type FieldName } from '@combolab/contracts';
import english from '../../languages/en/shared/terms/choices.json' with { type: 'json' };
import { textsOf } from '../language/texts.js';
import { conditionWords } from './conditions.js';
import { moveName } from './moves.js';

const t = textsOf('shared/terms/choices', english);
type Known = keyof typeof english;
const isKnown = (key: string): key is Known => key in english;
const capital = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1);

/** A difficulty, a type of combo or a level of a guide: stored in English, said in the language that is spoken. */
export const choiceName = (value: string): string => (isKnown(value) ? t(value) : value);

/** What stands over the values of a field. */
export const fieldTitle = (name: FieldName): string => (isKnown(name) ? t(name) : fieldOf(name).title);

/** What stands before an offered value of a field: `difficulty`; '' for nothing. */
export function leadWords(name: FieldName): string {
  const key = `lead${capital(name)}`;
  return isKnown(key) ? t(key) : fieldOf(name).lead;
}

/** What leaves a field open, where one of its values may be chosen: `Any move`. */
export function anyWords(name: FieldName, otherwise: string): string {
  const key = `any${capital(name)}`;
  return isKnown(key) ? t(key) : otherwise;
}

const VERIFIED = { true: ['verifiedTrue', 'verifiedTrueRow'], false: ['verifiedFalse', 'verifiedFalseRow'] } as const;

/** A value of a field as its chip says it. */
export function valueWords(name: FieldName, value: string): string {
  switch (name) {
    case 'verified':
      return t(VERIFIED[value === 'true' ? 'true' : 'false'][0]);
    case 'patch':
      return t('version', { version: value });
    case 'steps':
      return choiceName(`${value}Inputs`);
    case 'opens':
      return t('beginsWith', { move: moveName(value) });
    case 'performs':
      return t('has', { move: moveName(value) });
    case 'author':
      return t('by', { name: value });
    case 'position':
    case 'platform':
    case 'di':
    case 'fiftyFifty':
    case 'outOfShield':
      return conditionWords(name, value);
    case 'tag':
    case 'difficulty':
      return choiceName(value);
    default:
      return fieldOf(name).words(value);
  }
}

/** The same in a row of the filter column. */
export function valueRow(name: FieldName, value: string): string {
  if (name === 'verified') return t(VERIFIED[value === 'true' ? 'true' : 'false'][1]);
  if (name === 'steps') return choiceName(`${value}Row`);
  if (name === 'performs') return capital(moveName(value));
  return name === 'patch' ? rowWords(name, value) : valueWords(name, value);
}
