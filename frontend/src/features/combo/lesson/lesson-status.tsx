import type { ViewerMapping } from '../../../shared/controller/mapping.js';
import { useFlag } from '../../../shared/lib/stored-flag.js';
import { voice } from '../../../shared/lib/voice.js';
import { useStore } from '../../../shared/store/use-store.js';
import type { LessonSession } from './lesson-session.js';
import { outcomeWords } from './outcome.js';
import { stepWords } from './step-words.js';
import { t } from '../texts.js';

interface Props {
  readonly session: LessonSession;
  readonly viewer: Pick<ViewerMapping, 'wordsOf'>;
}

/** For screen readers: the next inputs where they are not spoken, and how each run ended, once. */
export function LessonStatus({ session, viewer }: Props) {
  const { wait, waited, finished, phase, interrupted } = useStore(session.view);
  const speaks = useFlag(voice) && 'speechSynthesis' in window;
  const step = useStore(wait?.view)?.step ?? null;
  let text = '';
  if (interrupted !== null) text = t('theLessonHasStopped');
  else if (wait !== null && phase === 'over')
    text = t('doneWithOutcome', { outcome: outcomeWords({ finished, waited }) });
  else if (step !== null && !speaks) text = stepWords(step, session.combo.actions, viewer.wordsOf);
  else if (finished !== null) {
    text = t('runOverScore', { score: finished.score.score, outcome: outcomeWords({ finished, waited }) });
  }
  return (
    <p role="status" className="visuallyHidden">
      {text}
    </p>
  );
}
