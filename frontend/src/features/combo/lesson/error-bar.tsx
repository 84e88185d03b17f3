import { inputFamily, JUDGE_WINDOW, nearnessOf, type PressType } from '@combolab/contracts';
import { useEffect, useState } from 'react';
import type { ViewerMapping } from '../../../shared/controller/mapping.js';
import { errorSign } from '../../../shared/terms/timing.js';
import styles from './error-bar.module.css';
import { LessonCap } from './lesson-cap.js';
import type { LessonSession } from './lesson-session.js';
import type { Drawing } from './session-view.js';
import { t } from '../texts.js';

/** Frames from the middle to either end. */
const REACH = 10;
/** Older hits are gone. */
const MOST_HITS = 40;
const TICKS = [-8, -6, -4, -2, 0, 2, 4, 6, 8];

/** Place on the bar, percent from its left. */
const placeOf = (error: number): string => `${String(50 + (Math.max(-REACH, Math.min(REACH, error)) / REACH) * 50)}%`;

interface Hit {
  readonly type: PressType;
  /** Frames, + late. */
  readonly error: number;
}

interface Props {
  readonly session: LessonSession;
  readonly viewer: ViewerMapping;
}

/** Every press by how early or late it was, in the colour of its input, the latest as its cap. Its twin in words is the summary. */
export function ErrorBar({ session, viewer }: Props) {
  const hits = useHits(session);
  const latest = hits.at(-1);
  return (
    <div className={styles.place} aria-hidden>
      <div className={styles.words}>
        <span>{t('early')}</span>
        <span>{t('onTime')}</span>
        <span>{t('late')}</span>
      </div>
      <div className={styles.bar} data-window={JUDGE_WINDOW}>
        <i className={styles.near} />
        <i className={styles.good} />
        {hits.slice(0, -1).map(({ type, error }, at) => (
          <i
            key={at}
            className={styles.hit}
            data-tone={nearnessOf(error)}
            style={{ '--c': `var(--in-${inputFamily(viewer.partOf(type))})`, left: placeOf(error) }}
          />
        ))}
        {latest !== undefined && (
          <span className={styles.latest} data-tone={nearnessOf(latest.error)} style={{ left: placeOf(latest.error) }}>
            <LessonCap type={latest.type} viewer={viewer} />
          </span>
        )}
      </div>
      <div className={styles.ticks}>
        {TICKS.map((frames) => (
          <span key={frames} style={{ left: placeOf(frames) }}>
            {errorSign(frames)}
          </span>
        ))}
      </div>
    </div>
  );
}

/** What was hit in this run so far, the newest last. */
function useHits(session: LessonSession): readonly Hit[] {
  const [hits, setHits] = useState<readonly Hit[]>([]);
  useEffect(() => {
    const drawing: Drawing = {
      judged: (press) => {
        if (press.kind !== 'hit') return;
        const { type, error } = press;
        setHits((before) => [...before, { type, error }].slice(-MOST_HITS));
      },
      extra: () => undefined,
      clear: () => {
        setHits([]);
      },
    };
    session.drawings.add(drawing);
    return () => void session.drawings.delete(drawing);
  }, [session]);
  return hits;
}
