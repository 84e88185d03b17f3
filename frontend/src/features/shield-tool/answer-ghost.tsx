import { Skeleton } from '../../shared/ui/skeleton.js';
import chart from './chart.module.css';
import styles from './shield-tool.module.css';

const BLANKS = ['9rem', '8rem', '10rem'];
const ROWS = 9;

/** Where the question will stand. */
export const SentenceGhost = () => (
  <div className={styles.sentence} aria-hidden>
    <div className={styles.asked}>
      {BLANKS.map((width) => (
        <Skeleton key={width} height="36px" width={width} />
      ))}
    </div>
  </div>
);

/** Where the answer will be drawn: the ruler, what both do, and what lands. */
export const AnswerGhost = () => (
  <div className={chart.chart} aria-hidden>
    <div className={chart.drawn}>
      {Array.from({ length: ROWS }, (_, n) => (
        <div key={n} className={`${chart.line ?? ''} ${(n < 2 && chart.tall) || ''}`}>
          <span className={chart.move}>
            <Skeleton height="14px" width={`${String(45 + ((n * 17) % 35))}%`} />
          </span>
          <Skeleton height={n < 2 ? '26px' : '18px'} width={`${String(70 - ((n * 11) % 40))}%`} />
        </div>
      ))}
    </div>
  </div>
);
