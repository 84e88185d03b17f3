import { findFighter } from '@combolab/contracts';
import { useMemo } from 'react';
import { loadLanguage } from './language.js';
import { useCalled, type Called } from './use-called.js';

interface Option {
  readonly value: string;
  readonly label: string;
}

/** What a field of fighters is given to find them by names that are not shown. */
export interface FighterNames {
  readonly filterOption: (option: Option, typed: string) => boolean;
  /** The names are fetched once somebody is about to type one. */
  readonly onFocus: () => void;
}

/** Whether an option is meant by what is typed; a text is looked up once for all options. */
function filterBy(called: Called): (option: Option, typed: string) => boolean {
  let last = '';
  let found: ReadonlySet<string> | null = null;
  return ({ value, label }, typed) => {
    if (found === null || typed !== last) found = new Set(called(typed));
    last = typed;
    if (found.has(value)) return true;
    // of several at once, who have no names of their own
    return findFighter(value) === undefined && label.toLowerCase().includes(typed.trim().toLowerCase());
  };
}

/** Fighters of a field are found by every name that the search takes: `dk`, `puff`, `falcon`. */
export function useFighterNames(gameId: string): FighterNames {
  const called = useCalled(gameId);
  return useMemo(() => ({ filterOption: filterBy(called), onFocus: loadLanguage }), [called]);
}
