import { useCallback, useMemo } from 'react';
import { lessonSteps, type Action } from '@combolab/contracts';
import type { ViewerMapping } from '../../../shared/controller/mapping.js';
import { listWords } from '../../../shared/language/formats.js';

/** Names of actions by their place, as they stand after "your": `up air`, else what is pressed. */
export function useActionNames(
  actions: readonly Action[],
  moves: readonly (string | null)[],
  { wordsOf }: Pick<ViewerMapping, 'wordsOf'>,
): (index: number) => string {
  const steps = useMemo(() => new Map(lessonSteps(actions).map((step) => [step.index, step])), [actions]);
  return useCallback(
    (index) => {
      const { begin = [], release = [] } = steps.get(index) ?? {};
      return moves[index] ?? listWords((begin.length === 0 ? release : begin).map(wordsOf));
    },
    [steps, moves, wordsOf],
  );
}
