import type { PressType } from '@combolab/contracts';
import { useEffect, useState } from 'react';
import type { Filters } from '@combolab/contracts/filters';
import { useLazySearchTotalQuery } from '../../../shared/search/search-api.js';

/** Presses come in bursts; one answer for each burst is enough. */
const BURST_MS = 120;

/** How many combos have inputs in their order, under filters. */
export interface Found {
  /** The latest that is known; null before the first answer, and when it failed. */
  readonly total: number | null;
  /** It belongs to fewer or other inputs than now. */
  readonly stale: boolean;
}

interface Answer {
  readonly inputs: readonly PressType[];
  readonly total: number | null;
}

/** Counts anew whenever the inputs change; an answer that is overtaken is dropped. */
export function useFound(filters: Filters, inputs: readonly PressType[]): Found {
  const [ask] = useLazySearchTotalQuery();
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => {
    if (inputs.length === 0) return;
    let asked: ReturnType<typeof ask> | undefined;
    const timer = setTimeout(() => {
      asked = ask({ ...filters, inputs });
      asked.unwrap().then(
        (total) => {
          setAnswer({ inputs, total });
        },
        (error: unknown) => {
          if (!isAborted(error)) setAnswer({ inputs, total: null });
        },
      );
    }, BURST_MS);
    return () => {
      clearTimeout(timer);
      asked?.abort();
    };
  }, [ask, filters, inputs]);
  return { total: answer?.total ?? null, stale: answer?.inputs !== inputs };
}

/** What is thrown for it is no instance of Error. */
const isAborted = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';
