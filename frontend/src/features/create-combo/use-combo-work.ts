import { comboSummary, difficultyOf, type Action } from '@combolab/contracts';
import { useEffect, useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { ClipClock } from './clip-clock.js';
import type { ComboForm } from './combo-form.js';
import { requirements } from './missing.js';

/** Form and presses of one combo, and what can be said of them. */
export function useComboWork(
  start: { readonly form: ComboForm; readonly actions: readonly Action[] },
  hasVideo: boolean,
) {
  const form = useForm<ComboForm>({ defaultValues: start.form });
  const [values, setValues] = useState(start.form);
  const [actions, setActions] = useState(start.actions);
  const [clock] = useState(() => new ClipClock());
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values: next }) => {
          setValues({ ...next });
        },
      }),
    [form],
  );
  const needed = useMemo(() => requirements(values, actions, hasVideo), [values, actions, hasVideo]);
  const difficulty = difficultyOf(actions);
  const begun = actions.length > 0 || values.tags.length > 0 || values.percentRange.some((percent) => percent > 0);
  return {
    form,
    values,
    actions,
    setActions,
    clock,
    requirements: needed,
    ready: needed.every(({ met }) => met),
    difficulty,
    /** What the combo page will say; empty until there is something to say. */
    summary: begun ? comboSummary({ tags: values.tags, percentRange: values.percentRange, difficulty }) : '',
  };
}
export type ComboWork = ReturnType<typeof useComboWork>;
