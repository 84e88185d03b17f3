import type { ShieldMovement } from '@combolab/contracts/frame-data';
import { signed } from '../../entities/frame-data/signed.js';
import styles from './shield-tool.module.css';
import { slackWords } from './slack-words.js';
import { t } from './texts.js';

interface Props {
  readonly movements: readonly ShieldMovement[];
  /** Frames the defender has. */
  readonly window: number;
  readonly Title: 'h2' | 'h3';
}

/** What there is time for that is no move: jumping, wavedashing, dropping the shield. */
export function Movements({ movements, window, Title }: Props) {
  const inTime = movements.filter(({ cost }) => cost <= window);
  if (inTime.length === 0) return null;
  return (
    <>
      <Title>{t.rich('movements', { span: <span className={styles.count} /> }, { count: inTime.length })}</Title>
      <ul className={styles.list}>
        {inTime.map(({ id, name, cost }) => (
          <li key={id} className={styles.option} data-slack={cost >= window - 1 ? 'little' : 'much'}>
            <span />
            <span className={styles.name}>{name}</span>
            <span className={`mono ${styles.cost ?? ''}`}>
              {t.rich('costInFrames', { words: <span className="visuallyHidden" /> }, { cost })}
            </span>
            <span className={`mono ${styles.slack ?? ''}`} aria-hidden>
              {signed(window - cost)}
            </span>
            <span className={styles.track} aria-hidden>
              <i style={{ width: `${String(Math.max(3, ((window - cost) / window) * 100))}%` }} />
            </span>
            <span className={styles.words}>{slackWords(window - cost)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
