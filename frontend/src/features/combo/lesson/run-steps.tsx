import { lessonSteps, type LessonStep } from '@combolab/contracts';
import { useEffect, useMemo, useRef } from 'react';
import type { ViewerMapping } from '../../../shared/controller/mapping.js';
import { useStore } from '../../../shared/store/use-store.js';
import { LessonCap } from './lesson-cap.js';
import type { LessonSession } from './lesson-session.js';
import side from './lesson-side.module.css';
import styles from './run-steps.module.css';
import { stepWords } from './step-words.js';
import { t } from '../texts.js';

interface Props {
  readonly session: LessonSession;
  readonly nameOf: (index: number) => string;
  readonly viewer: ViewerMapping;
}

/** What will be asked for, step by step, and in a lesson that waits which of it is next; hidden with the inputs. */
export function RunSteps({ session, nameOf, viewer }: Props) {
  const { strictness, conceals, wait, phase } = useStore(session.view);
  const view = useStore(wait?.view);
  const { actions } = session.combo;
  const steps = useMemo(() => lessonSteps(actions), [actions]);
  if (steps.length === 0 || phase === 'over' || (strictness === 'timed' && conceals)) return null;
  const next = view === null ? -1 : view.done;
  return (
    <section className={side.panel} aria-label={t('steps')}>
      <h2>{t('steps')}</h2>
      <ol className={styles.steps}>
        {steps.map((step, place) => (
          <Step
            key={step.index}
            step={step}
            words={step.begin.length === 0 ? stepWords(step, actions, viewer.wordsOf) : nameOf(step.index)}
            state={place < next ? 'done' : place === next ? 'next' : 'ahead'}
            viewer={viewer}
          />
        ))}
      </ol>
    </section>
  );
}

interface StepProps extends Pick<Props, 'viewer'> {
  readonly step: LessonStep;
  readonly words: string;
  readonly state: 'done' | 'next' | 'ahead';
}

function Step({ step: { frame, begin, release }, words, state, viewer }: StepProps) {
  const row = useRef<HTMLLIElement>(null);
  const isNext = state === 'next';
  useEffect(() => {
    if (isNext) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isNext]);
  return (
    <li ref={row} data-state={state} aria-current={isNext ? 'step' : undefined}>
      <span className={styles.frame}>
        {t.rich('frameOfPress', { hidden: <span className="visuallyHidden" /> }, { frame })}
      </span>
      <span className={styles.caps}>
        {(begin.length === 0 ? release : begin).map((type) => (
          <LessonCap key={type} type={type} viewer={viewer} />
        ))}
      </span>
      <span className={styles.words}>{words}</span>
    </li>
  );
}
