import type { ComboConditions } from '@combolab/contracts';
import english from '../../languages/en/shared/terms/conditions.json' with { type: 'json' };
import { textsOf } from '../language/texts.js';

const t = textsOf('shared/terms/conditions', english);
type Known = keyof typeof english;

/** What is said of when a combo works, in the order in which it is read. */
const NAMES = ['position', 'platform', 'di', 'fiftyFifty', 'outOfShield', 'echo'] as const;
type ConditionName = (typeof NAMES)[number];

/** One condition: `position`, `ledge` is `at the ledge`; values of yes and no are `true` and `false`. */
export const conditionWords = (name: ConditionName, value: string | boolean): string =>
  t(`${name}-${String(value)}` as Known);

/** All that is said, in words: `['at the ledge', 'DI out', '50/50']`. */
export const conditionsInWords = (conditions: ComboConditions): string[] =>
  NAMES.flatMap((name) => {
    const value = conditions[name];
    return value === undefined ? [] : [conditionWords(name, value)];
  });
