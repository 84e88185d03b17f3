import { lessonSteps } from '@combolab/contracts';
import { useMemo } from 'react';
import { Select } from '../../../shared/ui/select.js';
import { SwitchRow } from '../../../shared/ui/switch-row.js';
import type { LessonSession } from './lesson-session.js';
import styles from './section-picker.module.css';
import { useObserved } from './use-observed.js';

interface Props {
  readonly session: LessonSession;
  readonly nameOf: (index: number) => string;
}

/** Which actions are practised, and whether their inputs are shown. */
export function SectionPicker({ session, nameOf }: Props) {
  const { section, conceals } = useObserved(session.view);
  const { actions } = session.combo;
  const steps = useMemo(() => lessonSteps(actions), [actions]);
  const [first, last] = [steps[0]?.frame ?? 0, steps.at(-1)?.frame ?? 0];
  const [from, to] = section ?? [first, last];
  const options = steps.map(({ index, frame }) => ({ value: String(frame), label: `${String(frame)}: ${nameOf(index)}` }));
  const choose = (a: number, b: number) => {
    const whole = Math.min(a, b) <= first && Math.max(a, b) >= last;
    session.setSection(whole ? null : [Math.min(a, b), Math.max(a, b)]);
  };
  return (
    <>
      {steps.length > 1 && (
        <div className={styles.ends}>
          <Select
            label="From frame"
            value={String(from)}
            options={options}
            onChange={(value) => {
              choose(Number(value), to);
            }}
          />
          <Select
            label="To frame"
            value={String(to)}
            options={options}
            onChange={(value) => {
              choose(from, Number(value));
            }}
          />
        </div>
      )}
      <SwitchRow
        label="Hide the inputs"
        checked={conceals}
        onChange={(next) => {
          session.setConceals(next);
        }}
      />
    </>
  );
}
