import { type ReactNode } from 'react';
import type { Action } from '@combolab/contracts';
import type { ViewerMapping } from '../../../shared/controller/mapping.js';
import type { PadPresence } from '../../../shared/pad/pad-poll.js';
import type { InputKind } from '../../../shared/pad/practice-input.js';
import { useStore } from '../../../shared/store/use-store.js';
import { Button } from '../../../shared/ui/button.js';
import { Connect } from './connect.js';
import { JudgementWords } from './judgement-words.js';
import type { LessonSession } from './lesson-session.js';
import { Required } from './required.js';
import type { Interruption, SessionView } from './session-view.js';
import { t } from '../texts.js';
import styles from './stage-over.module.css';

interface Props {
  readonly session: LessonSession;
  readonly actions: readonly Action[];
  readonly viewer: ViewerMapping;
  readonly nameOf: (index: number) => string;
  readonly presence: PadPresence;
  /** What is pressed on. */
  readonly kind: InputKind;
  /** The model's controller; null while it is concealed. */
  readonly controller: ReactNode;
  readonly onKind: (kind: InputKind) => void;
  readonly onSetUp: () => void;
  readonly onBegin: () => void;
}

const INTERRUPTED: Readonly<Record<Interruption, string>> = {
  lost: t('thePadHasGoneSo'),
  hidden: t('theLessonHasStoppedWhile'),
};

/** What lies on the clip: how to begin, what to press, how it was. */
export function StageOver({ session, actions, viewer, nameOf, kind, controller, ...start }: Props) {
  const { phase, beats, wait, strictness } = useStore(session.view);
  return (
    <div className={styles.over} data-phase={phase}>
      {controller !== null && (
        <div className={styles.controller} data-model>
          {controller}
        </div>
      )}
      {strictness === 'timed' && <JudgementWords session={session} nameOf={nameOf} wordsOf={viewer.wordsOf} />}
      {wait !== null && phase === 'running' && (
        <Required run={wait} actions={actions} viewer={viewer} keys={kind === 'keyboard'} />
      )}
      {strictness === 'timed' && (phase === 'running' || phase === 'over') && (
        <p className={styles.legend} aria-hidden>
          <span data-whose="model">{t('model')}</span>
          <span data-whose="you">{t('you')}</span>
        </p>
      )}
      {phase === 'counting' && (
        <p className={styles.count} aria-hidden>
          {beats}
        </p>
      )}
      {(phase === 'ready' || phase === 'over') && (
        <Start session={session} hasActions={actions.length > 0} {...start} />
      )}
    </div>
  );
}

type StartProps = Pick<Props, 'session' | 'presence' | 'onKind' | 'onSetUp' | 'onBegin'> & {
  readonly hasActions: boolean;
};

/** Before a run and after it. */
function Start({ session, hasActions, presence, onKind, onSetUp, onBegin }: StartProps) {
  const { phase, wait, finished, interrupted, section, loops } = useStore(session.view);
  const isDone = phase === 'over';
  const { clock } = session;
  const isBroken = useStore(clock.states, ({ failed }) => failed);
  if (isBroken) return null; // the stage says so
  if (isDone && loops) return <Result finished={finished} />;
  return (
    <div className={styles.start} data-done={isDone}>
      {isDone && wait !== null && <p className={styles.done}>{t('doneLoud')}</p>}
      {isDone && <Result finished={finished} />}
      {interrupted !== null && (
        <p className={styles.words} role="alert">
          {INTERRUPTED[interrupted]}
        </p>
      )}
      {!hasActions ? (
        <p className={styles.words} data-first tabIndex={-1}>
          {t('nothingToPractise')}
        </p>
      ) : presence !== 'ready' ? (
        <Connect presence={presence} onKind={onKind} onSetUp={onSetUp} />
      ) : (
        !isDone && (
          <Button look="primary" data-first onClick={onBegin}>
            {section === null ? t('beginLesson') : t('beginFrames', { from: section[0], to: section[1] })}
          </Button>
        )
      )}
    </div>
  );
}

function Result({ finished }: { readonly finished: SessionView['finished'] }) {
  if (finished === null) return null;
  return (
    <p className={styles.result}>
      <span className={styles.score}>{finished.score.score}</span>
      <span>{finished.score.clean ? t('cleanRun') : t('score')}</span>
    </p>
  );
}
