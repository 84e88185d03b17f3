import { cx } from '../../shared/lib/cx.js';
import styles from './chart.module.css';
import { ticksOf, type Timeline } from './timeline.js';
import { t } from './texts.js';

interface Props {
  readonly timeline: Timeline;
  readonly attacker: string;
  readonly fromLanding: boolean;
}

/** Shares of the line closer than this have their words on either side of themselves. */
const CLOSE = 0.22;
/** Where there is little room, frames closer than this share of the line to an act have no number. */
const NEAR = 0.18;

/** The ruler, and where each of the two can act; it stays in sight. */
export function ChartHead({ timeline, attacker, fromLanding }: Props) {
  const { total, youAct, theyAct } = timeline;
  const percent = (frames: number) => ({ left: `${String((frames / total) * 100)}%` });
  const isNear = (frame: number) => [youAct, theyAct].some((act) => Math.abs(act - frame) < total * NEAR);
  const close = Math.abs(theyAct - youAct) < total * CLOSE;
  const sideOf = (isFirst: boolean) => (close ? (isFirst ? 'left' : 'right') : undefined);
  return (
    <div className={cx(styles.line, styles.head)} aria-hidden>
      <span className={styles.move}>{t(fromLanding ? 'frameAfterLanding' : 'frame')}</span>
      <span className={styles.ruler}>
        {ticksOf(timeline).map((frame) => (
          <em key={frame} style={percent(frame)} data-near={isNear(frame) || undefined}>
            {frame}
          </em>
        ))}
        <b
          className={styles.you}
          style={percent(youAct)}
          data-side={sideOf(youAct <= theyAct)}
          data-first={youAct <= theyAct || undefined}
        >
          <Words full={t('youAct')} brief={t('you')} />
        </b>
        <b style={percent(theyAct)} data-side={sideOf(theyAct < youAct)} data-first={theyAct < youAct || undefined}>
          <Words full={t('attackerActs', { attacker })} brief={t('they')} />
        </b>
      </span>
      <span className={styles.slack}>{t('timeLeft')}</span>
      <span className={styles.clips}>{t('clips')}</span>
    </div>
  );
}

/** Beside each other where there is room, else the short ones. */
const Words = ({ full, brief }: { readonly full: string; readonly brief: string }) => (
  <>
    <span className={styles.wide}>{full}</span>
    <span className={styles.narrow}>{brief}</span>
  </>
);

/** The lines down the chart at which each of the two can act. */
export const ActLines = ({ timeline: { total, youAct, theyAct } }: { readonly timeline: Timeline }) => (
  <div className={styles.acts} aria-hidden>
    <span>
      <i className={styles.you} style={{ left: `${String((youAct / total) * 100)}%` }} />
      <i style={{ left: `${String((theyAct / total) * 100)}%` }} />
    </span>
  </div>
);
