import type {} from '@combolab/contracts';
import type { ViewerMapping } from '../../../shared/controller/mapping.js';
import { useStore } from '../../../shared/store/use-store.js';
import { LessonCap } from './lesson-cap.js';
import type { LessonSession } from './lesson-session.js';
import side from './lesson-side.module.css';
import styles from './run-presses.module.css';
import { timedRows, waitRows, type RunRow } from './run-rows.js';
import { t } from '../texts.js';

interface Props {
  readonly session: LessonSession;
  readonly viewer: ViewerMapping;
}

/** What was pressed in the run and how it was: a wrong press at once, all of a timed run once it is over. */
export function RunPresses({ session, viewer }: Props) {
  const { wait, timed, finished } = useStore(session.view);
  const waits = useStore(wait?.view);
  const goes = useStore(timed?.view);
  const rows = wait === null ? timedRows(finished, goes) : waitRows(waits?.mistakes ?? []);
  if (rows.length === 0) return null;
  return (
    <section className={side.panel} aria-label={t('yourPresses')}>
      <h2>{finished === null ? t('wrongPressesTitle') : t('pressByPress')}</h2>
      <ol className={styles.rows}>
        {rows.map((row, at) => (
          <Row key={at} row={row} viewer={viewer} />
        ))}
      </ol>
    </section>
  );
}

/** From the middle of a press's bar to either end. */
const MOST_FRAMES = 5;

const Row = ({
  row: { frame, type, words, tone, error },
  viewer,
}: { readonly row: RunRow } & Pick<Props, 'viewer'>) => (
  <li data-tone={tone}>
    <span className={styles.frame}>
      {t.rich('frameOfPress', { hidden: <span className="visuallyHidden" /> }, { frame })}
    </span>
    <LessonCap type={type} viewer={viewer} />
    <span className={styles.name}>{viewer.wordsOf(type)}</span>
    <span className={styles.off} aria-hidden>
      {error !== null && (
        <i
          style={{
            [error > 0 ? 'left' : 'right']: '50%',
            width: `${String(Math.min(50, (50 * Math.abs(error)) / MOST_FRAMES))}%`,
          }}
        />
      )}
    </span>
    <span className={styles.words}>{words}</span>
  </li>
);
