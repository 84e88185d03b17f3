import { useStore } from '../../../shared/store/use-store.js';
import { Button } from '../../../shared/ui/button.js';
import type { LessonSession } from './lesson-session.js';
import { NEXT_WORDS, nextStep, type NextStep } from './next-step.js';
import styles from './stage-over.module.css';

interface Props {
  readonly session: LessonSession;
  readonly onStep: (step: NextStep) => void;
}

/** After a run: the one thing to do next, and what else can be done. */
export function NextSteps({ session, onStep }: Props) {
  const view = useStore(session.view);
  const next = nextStep(view);
  const other: NextStep | null = next !== 'again' ? 'again' : view.waited === null ? null : 'timing';
  return (
    <div className={styles.next}>
      {[next, ...(other === null ? [] : [other])].map((step) => (
        <Button
          key={step}
          look={step === next ? 'primary' : 'plain'}
          onClick={() => {
            onStep(step);
          }}
        >
          {NEXT_WORDS[step]}
        </Button>
      ))}
    </div>
  );
}
