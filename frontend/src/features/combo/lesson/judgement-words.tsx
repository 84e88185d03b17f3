import { useEffect, useRef } from 'react';
import { nearnessOf, type PressEdge, type PressJudgement, type PressType } from '@combolab/contracts';
import { errorWords, MISSED } from '../../../shared/terms/timing.js';
import styles from './judgement-words.module.css';
import type { LessonSession } from './lesson-session.js';
import { t } from '../texts.js';

/** How long a judgement stands when none follows, before it fades, in ms. */
const READ_MS = 900;

const toneOf = (press: PressJudgement): string => (press.kind === 'missed' ? 'far' : nearnessOf(press.error));

interface Props {
  readonly session: LessonSession;
  /** Name of an action by its place in the track. */
  readonly nameOf: (index: number) => string;
  /** What an input is called on the learner's controller. */
  readonly wordsOf: (type: PressType) => string;
}

/** How the last press was, on the clip, for as long as it takes to read. */
export function JudgementWords({ session, nameOf, wordsOf }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const words = useRef<HTMLParagraphElement>(null);
  const detail = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (text: string, more: string, tone: string) => {
      if (place.current === null || words.current === null || detail.current === null) return;
      clearTimeout(timer);
      place.current.dataset.tone = tone;
      place.current.dataset.fades = 'false';
      words.current.textContent = text;
      detail.current.textContent = more;
      timer = setTimeout(fade, READ_MS);
    };
    const fade = () => {
      if (place.current !== null) place.current.dataset.fades = 'true';
    };
    const clear = () => {
      clearTimeout(timer);
      if (words.current !== null) words.current.textContent = '';
      if (detail.current !== null) detail.current.textContent = '';
    };
    const drawing = {
      judged: (press: PressJudgement) => {
        const text = press.kind === 'missed' ? MISSED : errorWords(press.error);
        const at = { name: nameOf(press.index), frame: press.frame };
        show(text, press.part === 'release' ? t('nameReleaseAtFrame', at) : t('nameAtFrame', at), toneOf(press));
      },
      extra: ({ type, frame }: PressEdge) => {
        show(t('notAskedFor'), t('nameAtFrame', { name: wordsOf(type), frame: Math.round(frame) }), 'extra');
      },
      clear,
    };
    session.drawings.add(drawing);
    return () => {
      clearTimeout(timer);
      session.drawings.delete(drawing);
    };
  }, [session, nameOf, wordsOf]);
  return (
    <div ref={place} className={styles.place} data-judgement aria-hidden>
      <p ref={words} className={styles.words} />
      <p ref={detail} className={styles.detail} />
    </div>
  );
}
