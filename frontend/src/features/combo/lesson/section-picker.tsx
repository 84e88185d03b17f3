import { lessonSteps } from '@combolab/contracts';
import { useMemo } from 'react';
import { useStore } from '../../../shared/store/use-store.js';
import { ChoiceMenu } from '../../../shared/ui/choice-menu.js';
import { SwitchRow } from '../../../shared/ui/switch-row.js';
import type { LessonSession } from './lesson-session.js';
import { t } from '../texts.js';
import styles from './section-picker.module.css';

interface Props {
  readonly session: LessonSession;
  readonly nameOf: (index: number) => string;
}

/** Which actions are practised, and whether their inputs are shown. */
export function SectionPicker({ session, nameOf }: Props) {
  const { section, conceals } = useStore(session.view);
  const { actions } = session.combo;
  const steps = useMemo(() => lessonSteps(actions), [actions]);
  const [first, last] = [steps[0]?.frame ?? 0, steps.at(-1)?.frame ?? 0];
  const [from, to] = section ?? [first, last];
  const options = steps.map(({ index, frame }) => ({
    value: String(frame),
    label: `${String(frame)}: ${nameOf(index)}`,
  }));
  const choose = (a: number, b: number) => {
    const whole = Math.min(a, b) <= first && Math.max(a, b) >= last;
    session.setSection(whole ? null : [Math.min(a, b), Math.max(a, b)]);
  };
  return (
    <>
      {steps.length > 1 && (
        <div className={styles.ends}>
          <Frame
            label={t('fromFrame')}
            value={from}
            options={options}
            onChange={(value) => {
              choose(value, to);
            }}
          />
          <Frame
            label={t('toFrame')}
            value={to}
            options={options}
            onChange={(value) => {
              choose(from, value);
            }}
          />
        </div>
      )}
      <SwitchRow
        label={t('hideTheInputs')}
        checked={conceals}
        onChange={(next) => {
          session.setConceals(next);
        }}
      />
    </>
  );
}

interface FrameProps {
  readonly label: string;
  readonly value: number;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (frame: number) => void;
}

const Frame = ({ label, value, options, onChange }: FrameProps) => (
  <ChoiceMenu
    label={label}
    value={String(value)}
    options={options.map((option) => [option.value, option.label] as const)}
    onChange={(chosen) => {
      onChange(Number(chosen));
    }}
  />
);
