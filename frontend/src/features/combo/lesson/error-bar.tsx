import { useEffect, useRef } from 'react';
import { JUDGE_WINDOW, nearnessOf } from '@combolab/contracts';
import styles from './error-bar.module.css';
import type { LessonSession } from './lesson-session.js';
import { t } from '../texts.js';

/** Frames from the middle to either end. */
const REACH = 10;
/** Older hits are gone. */
const MOST_HITS = 40;

/** Place on the bar, percent from its left. */
const placeOf = (error: number): number => 50 + (Math.max(-REACH, Math.min(REACH, error)) / REACH) * 50;

/** Every hit by how early or late it was, and their mean; drawn outside of React. Its twin in words is the summary. */
export function ErrorBar({ session }: { readonly session: LessonSession }) {
  const bar = useRef<HTMLDivElement>(null);
  const mean = useRef<HTMLElement>(null);
  useEffect(() => {
    const errors: number[] = [];
    const drawing = {
      judged: (press: { readonly kind: string; readonly error?: number }) => {
        if (press.error === undefined || bar.current === null || mean.current === null) return;
        const hit = document.createElement('i');
        hit.className = styles.hit ?? '';
        hit.dataset.tone = nearnessOf(press.error);
        hit.style.left = `${String(placeOf(press.error))}%`;
        bar.current.append(hit);
        errors.push(press.error);
        const hits = bar.current.querySelectorAll(`.${styles.hit ?? 'hit'}`);
        if (hits.length > MOST_HITS) hits[0]?.remove();
        const average = errors.reduce((sum, error) => sum + error, 0) / errors.length;
        mean.current.hidden = false;
        mean.current.style.left = `${String(placeOf(average))}%`;
      },
      extra: () => undefined,
      clear: () => {
        errors.length = 0;
        for (const hit of bar.current?.querySelectorAll(`.${styles.hit ?? 'hit'}`) ?? []) hit.remove();
        if (mean.current !== null) mean.current.hidden = true;
      },
    };
    session.drawings.add(drawing);
    return () => void session.drawings.delete(drawing);
  }, [session]);
  return (
    <div className={styles.place} aria-hidden>
      <div className={styles.bar} ref={bar} data-window={JUDGE_WINDOW}>
        <i className={styles.near} />
        <i className={styles.good} />
        <i className={styles.middle} />
        <b className={styles.mean} ref={mean} hidden />
      </div>
      <div className={styles.ends}>
        <span>{t('early')}</span>
        <span>{t('late')}</span>
      </div>
    </div>
  );
}
