import type { ReactNode } from 'react';
import type { ViewerMapping } from '../../../shared/controller/mapping.js';
import type { InputKind } from '../../../shared/pad/practice-input.js';
import { useStore } from '../../../shared/store/use-store.js';
import type { LessonSession } from './lesson-session.js';
import styles from './lesson-side.module.css';
import type { NextStep } from './next-step.js';
import { NextSteps } from './next-steps.js';
import { RunNumbers } from './run-numbers.js';
import { RunPresses } from './run-presses.js';
import { RunStick } from './run-stick.js';
import { RunSteps } from './run-steps.js';
import { SectionPicker } from './section-picker.js';
import { Due, Standing } from './standing.js';
import type { Recorded } from './use-records.js';
import { YourKeys } from './your-keys.js';
import { t } from '../texts.js';

interface Props {
  readonly session: LessonSession;
  readonly nameOf: (index: number) => string;
  readonly viewer: ViewerMapping;
  /** What is pressed on. */
  readonly kind: InputKind;
  readonly recorded: Recorded;
  /** How the model's sticks moved; undefined where nobody knows. */
  readonly sticks: string | undefined;
  /** Of the clip. */
  readonly lastFrame: number;
  /** The model's controller, where there is room for it here. */
  readonly controller: ReactNode;
  /** What is heard and pressed on, where the head has no room for it. */
  readonly tools: ReactNode;
  readonly onStep: (step: NextStep) => void;
}

/** Keys, numbers of the run, every press, and how one stands; at the foot what to do next. */
export function LessonSide({
  session,
  nameOf,
  viewer,
  kind,
  recorded,
  sticks,
  lastFrame,
  controller,
  tools,
  onStep,
}: Props) {
  const { strictness } = useStore(session.view);
  const timed = strictness === 'timed';
  return (
    <aside className={styles.side} aria-label={t('howItGoes')}>
      <div className={styles.read}>
        {kind === 'keyboard' && <YourKeys actions={session.combo.actions} viewer={viewer} />}
        {controller !== null && <section className={styles.controller}>{controller}</section>}
        {timed && <RunStick session={session} model={sticks} lastFrame={lastFrame} />}
        <section className={styles.numbers}>
          {timed ? <RunNumbers session={session} /> : <Progress session={session} />}
        </section>
        <RunSteps session={session} nameOf={nameOf} viewer={viewer} />
        <RunPresses session={session} viewer={viewer} />
        {timed && (
          <section className={styles.panel}>
            <SectionPicker session={session} nameOf={nameOf} />
          </section>
        )}
        {timed ? <Standing comboId={session.combo._id} recorded={recorded} /> : <Due recorded={recorded} />}
        {tools !== null && <section className={styles.panel}>{tools}</section>}
      </div>
      <NextSteps session={session} nameOf={nameOf} onStep={onStep} />
    </aside>
  );
}

/** How far a waiting lesson is. */
function Progress({ session }: Pick<Props, 'session'>) {
  const { wait, run } = useStore(session.view);
  const view = useStore(wait?.view);
  return (
    <div className={styles.row}>
      <h2>{t('runNumber', { run: Math.max(1, run) })}</h2>
      {view !== null && <span className={styles.count}>{t('countOfTotal', { count: view.done, total: view.of })}</span>}
    </div>
  );
}
