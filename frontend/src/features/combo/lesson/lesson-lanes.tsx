import { useCallback, useMemo } from 'react';
import type { Action } from '@combolab/contracts';
import { useStore } from '../../../shared/store/use-store.js';
import type { GhostLane, LessonParts } from './lesson-clip.js';
import type { LessonSession } from './lesson-session.js';
import { t } from '../texts.js';
import styles from './lesson.module.css';

interface Props {
  readonly session: LessonSession;
  readonly lanes: LessonParts['lanes'];
  readonly actions: readonly Action[];
}

const NONE: readonly number[] = [];

/** The lanes with the learner's presses over them; while inputs are concealed only what was missed. */
export function LessonLanes({ session, lanes, actions }: Props) {
  const { conceals, finished, timed, strictness } = useStore(session.view);
  const missed = useStore(timed?.view)?.missed ?? NONE;
  const hides = conceals && strictness === 'timed' && finished === null;
  const shown = useMemo(
    () => (hides ? actions.filter((_, index) => missed.includes(index)) : actions),
    [hides, missed, actions],
  );
  const setGhosts = useCallback(
    (ghosts: GhostLane | null) => {
      session.drawOn(ghosts);
    },
    [session],
  );
  return (
    <div className={styles.lanes}>
      {hides && shown.length === 0 ? (
        <p className={styles.concealed}>{t('theInputsAreHiddenOne')}</p>
      ) : (
        lanes({ actions: shown, ghosts: setGhosts, ownSticks: finished?.sticks, floors: strictness === 'timed' })
      )}
    </div>
  );
}
