import { useEffect, useMemo, useRef, useState } from 'react';
import type { Combo } from '@combolab/contracts';
import { useClock } from '../../../shared/clip/clock-provider.js';
import type { ViewerController } from '../../../shared/controller/use-viewer-controller.js';
import { useChoice } from '../../../shared/lib/stored-choice.js';
import { padDelays } from '../../../shared/pad/pad-delays.js';
import { PracticeInput, type InputKind } from '../../../shared/pad/practice-input.js';
import { usePracticeInput } from '../../../shared/pad/use-practice-input.js';
import { lessonWasDone } from '../../../entities/practice/done-lessons.js';
import { useSendStoredRuns } from '../../../entities/practice/stored-runs.js';
import { useStore } from '../../../shared/store/use-store.js';
import { useInstrument, usePinnedController } from '../instrument.js';
import { lanesOf } from '../player/lane-model.js';
import { ErrorBar } from './error-bar.js';
import type { LessonParts } from './lesson-clip.js';
import { LessonHead } from './lesson-head.js';
import { LessonLanes } from './lesson-lanes.js';
import { LessonSession } from './lesson-session.js';
import { LessonSide } from './lesson-side.js';
import { LessonStatus } from './lesson-status.js';
import { LessonTools } from './lesson-tools.js';
import styles from './lesson.module.css';
import { PadDialog } from './pad-dialog.js';
import { speak, stopSpeaking } from './speak.js';
import { StageOver } from './stage-over.js';
import { stepWords } from './step-words.js';
import { TouchPad } from './touch-pad.js';
import { useActionNames } from './use-action-names.js';
import { useRecords } from './use-records.js';
import { t } from '../texts.js';

export interface LessonProps {
  readonly combo: Combo;
  readonly parts: LessonParts;
  /** How the learner's inputs are called. */
  readonly viewer: ViewerController;
  /** Moves of the actions, null where they have no name. */
  readonly moves: readonly (string | null)[];
}

const sourceName = (kind: InputKind, pad: string): string =>
  kind === 'gamepad' ? pad || t('noPad') : kind === 'keyboard' ? t('keyboard') : t('touch');

/** Everything in the window of a lesson. */
export function LessonView({ combo, parts, viewer, moves }: LessonProps) {
  const clock = useClock();
  const { _id, actions, frames, contentVersion } = combo;
  const [kind, setKind] = useState<InputKind>('gamepad');
  const [asksPad, setAsksPad] = useState(false);
  const stage = useRef<HTMLDivElement>(null);
  const input = useMemo(() => new PracticeInput(), []);
  // What changes of the combo besides these, such as its likes, leaves the lesson alone.
  const session = useMemo(
    () => new LessonSession(clock, { _id, actions, contentVersion }, input),
    [clock, _id, actions, contentVersion, input],
  );
  const seen = usePracticeInput(input, kind === 'keyboard', (now) => {
    session.tick(now);
  });
  const { strictness, conceals, phase } = useStore(session.view);
  const roomy = useInstrument();
  const pinned = usePinnedController();
  const [recorded, record] = useRecords();
  useSendStoredRuns();
  useOpenSession(session, input, kind === 'gamepad' && seen.presence === 'lost');
  const delayKey = kind === 'gamepad' ? seen.key : kind;
  const delayMs = useChoice(padDelays)[delayKey] ?? 0;
  useEffect(() => {
    session.follow(
      {
        onStep: (step) => {
          if (step === null && session.view.get().section === null) lessonWasDone(_id);
          speak(step === null ? t('done') : stepWords(step, actions, viewer.wordsOf));
        },
        onRun: (run, score) => {
          if (run.section === null) lessonWasDone(_id);
          record(run, score);
        },
      },
      delayMs,
    );
  });
  const nameOf = useActionNames(actions, moves, viewer);
  const focusStage = () => {
    stage.current?.focus({ preventScroll: true });
  };
  const begin = () => {
    focusStage();
    session.begin();
  };
  const askPad = () => {
    session.stop();
    setAsksPad(true);
  };
  const hidden = conceals && strictness === 'timed';
  const controller = hidden ? null : parts.controller();
  const lanes = useMemo(() => lanesOf(actions, frames).length, [actions, frames]);
  const tools = (
    <LessonTools kind={kind} source={sourceName(kind, seen.name)} onSource={askPad}>
      {parts.sound()}
    </LessonTools>
  );
  const over = (
    <StageOver
      session={session}
      actions={actions}
      viewer={viewer}
      nameOf={nameOf}
      kind={kind}
      presence={kind === 'gamepad' ? seen.presence : 'ready'}
      controller={pinned ? null : controller}
      onKind={setKind}
      onSetUp={askPad}
      onBegin={begin}
    />
  );
  return (
    <>
      <LessonHead combo={combo} session={session}>
        {roomy && tools}
      </LessonHead>
      <div
        className={styles.body}
        data-timed={strictness === 'timed'}
        data-touched={kind === 'touch' && (phase === 'counting' || phase === 'running')}
        style={{ '--lanes': lanes }}
      >
        <section className={styles.instrument} aria-label={t('lesson')}>
          <div ref={stage} className={styles.stage} tabIndex={-1}>
            {parts.stage(over)}
          </div>
          {strictness === 'timed' && <ErrorBar session={session} viewer={viewer} />}
          {kind === 'touch' && <TouchPad input={input} code={viewer.code} />}
          <LessonLanes session={session} lanes={parts.lanes} actions={actions} />
        </section>
        <LessonSide
          session={session}
          nameOf={nameOf}
          viewer={viewer}
          kind={kind}
          recorded={recorded}
          sticks={combo.sticks}
          lastFrame={frames}
          controller={pinned ? controller : null}
          tools={roomy ? null : tools}
          onStep={(step) => {
            focusStage();
            session.take(step);
          }}
        />
      </div>
      <LessonStatus session={session} viewer={viewer} />
      {asksPad && (
        <PadDialog
          kind={kind}
          seen={seen}
          input={input}
          delayKey={delayKey}
          onKind={setKind}
          onClose={() => {
            setAsksPad(false);
          }}
        />
      )}
    </>
  );
}

/** Listens for as long as the lesson is open, and stops it when nobody can see or play it. */
function useOpenSession(session: LessonSession, input: PracticeInput, isLost: boolean): void {
  useEffect(() => {
    input.listeners.add(session);
    const onHidden = () => {
      if (document.hidden) session.interrupt('hidden');
    };
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      input.listeners.delete(session);
      document.removeEventListener('visibilitychange', onHidden);
      session.stop();
      stopSpeaking();
    };
  }, [session, input]);
  useEffect(() => {
    if (isLost) session.interrupt('lost');
  }, [session, isLost]);
}
