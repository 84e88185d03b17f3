import { adviceOf } from '@combolab/contracts';
import { Repeat } from 'lucide-react';
import { adviceWords } from '../../../shared/terms/timing.js';
import { useStore } from '../../../shared/store/use-store.js';
import { Button } from '../../../shared/ui/button.js';
import type { LessonSession } from './lesson-session.js';
import { NEXT_WORDS, nextStep, type NextStep } from './next-step.js';
import styles from './next-steps.module.css';
import { outcomeWords } from './outcome.js';
import { loopOf } from './work-on.js';
import { t } from '../texts.js';

interface Props {
  readonly session: LessonSession;
  readonly nameOf: (index: number) => string;
  readonly onStep: (step: NextStep) => void;
}

/** After a run: what it says, the one thing to do next, and what else can be done. */
export function NextSteps({ session, nameOf, onStep }: Props) {
  const { phase, finished, waited, section, loops } = useStore(session.view);
  // what a loop says of a run goes before it is read
  const over = phase === 'over' && !loops;
  if (finished === null && !over && section === null) return null;
  const said = finished === null || loops ? null : adviceWords(adviceOf(finished.judgement, nameOf), nameOf);
  const outcome = (finished === null && waited === null) || loops ? null : outcomeWords({ finished, waited });
  return (
    <section className={styles.foot} aria-label={t('nextStep')}>
      <h2>{t('nextStep')}</h2>
      {section !== null && (
        <p className={said === null ? styles.said : styles.more}>
          {t(loops ? 'loopingFrames' : 'practisingFrames', { from: section[0], to: section[1] })}
        </p>
      )}
      {said !== null && <p className={styles.said}>{said}</p>}
      {outcome !== null && (
        <p className={said === null ? styles.said : styles.more} data-outcome>
          {t('outcomeSentence', { outcome })}
        </p>
      )}
      {over && waited !== null && <p className={styles.more}>{t('howEarlyOrLateYou')}</p>}
      <div className={styles.steps}>
        <Steps session={session} over={over} onStep={onStep} />
      </div>
    </section>
  );
}

/** What can be done, the first of it next. */
function Steps({ session, over, onStep }: Pick<Props, 'session' | 'onStep'> & { readonly over: boolean }) {
  const view = useStore(session.view);
  const { finished, section } = view;
  const next = nextStep(view);
  const loop = finished === null || section !== null ? null : loopOf(finished.judgement);
  const first = !over ? null : next === 'again' && loop !== null ? 'loop' : next;
  const others: readonly NextStep[] = view.waited === null ? ['again'] : ['again', 'timing'];
  return (
    <>
      {first !== null && first !== 'loop' && <Step step={first} look="primary" onStep={onStep} />}
      {loop !== null && (
        <Button
          look={first === 'loop' ? 'primary' : 'plain'}
          onClick={() => {
            session.setSection(loop, true);
            onStep('again');
          }}
        >
          <Repeat className="icon" aria-hidden />
          {t('loopFramesTo', { from: loop[0], to: loop[1] })}
        </Button>
      )}
      {over &&
        others
          .filter((step) => step !== first)
          .map((step) => <Step key={step} step={step} look="ghost" onStep={onStep} />)}
      {section !== null && (
        <Button
          look={first === null ? 'plain' : 'ghost'}
          onClick={() => {
            session.setSection(null);
          }}
        >
          {t('practiseEverythingAgain')}
        </Button>
      )}
    </>
  );
}

interface StepProps extends Pick<Props, 'onStep'> {
  readonly step: NextStep;
  readonly look: 'primary' | 'ghost';
}

const Step = ({ step, look, onStep }: StepProps) => (
  <Button
    look={look}
    onClick={() => {
      onStep(step);
    }}
  >
    {NEXT_WORDS[step]}
  </Button>
);
