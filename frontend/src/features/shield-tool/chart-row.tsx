import type { ReactNode } from 'react';
import { signed } from '../../entities/frame-data/signed.js';
import styles from './chart.module.css';
import { slackWords } from './slack-words.js';
import { t } from './texts.js';

interface Props {
  /** Frames from the end of shield stun. */
  readonly cost: number;
  /** Frames that are left; less than none: it is too slow. */
  readonly slack: number;
  readonly caps?: ReactNode;
  readonly name: ReactNode;
  readonly bar: ReactNode;
  readonly link?: ReactNode;
}

/** A line of what can be done: its name, its frames, the time left, and the way to combos of it. */
export const ChartRow = ({ cost, slack, caps, name, bar, link }: Props) => (
  <li
    className={styles.option}
    data-slack={slack < 0 ? 'none' : slack <= 1 ? 'little' : 'much'}
    data-linked={Boolean(link) || undefined}
  >
    <span className={styles.move}>
      <span className={styles.caps}>{caps}</span>
      <span className={styles.name}>{name}</span>
    </span>
    <span className="visuallyHidden">{t.rich('costInFrames', { words: <span /> }, { cost })}</span>
    <span className={styles.bars}>{bar}</span>
    <span className={`mono ${styles.slack ?? ''}`} aria-hidden>
      {slack === 0 ? '0' : signed(slack)}
    </span>
    <span className={slack <= 0 ? styles.words : 'visuallyHidden'}>{slackWords(slack)}</span>
    <span className={styles.clips}>{link}</span>
  </li>
);
