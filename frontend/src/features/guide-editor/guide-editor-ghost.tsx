import type { SectionType } from '@combolab/contracts';
import { cx } from '../../shared/lib/cx.js';
import { Skeleton } from '../../shared/ui/skeleton.js';
import styles from './guide-editor.module.css';
import rows from './section-row.module.css';
import { t } from './texts.js';

const TOOLS = ['4.5rem', '4.25rem', '30px'] as const;
const TEXTS: readonly (readonly [type: SectionType, width: string])[] = [
  ['TITLE', 'min(22rem, 70%)'],
  ['HEADER', 'min(14rem, 50%)'],
  ['TEXT', 'min(34rem, 90%)'],
];

const GhostText = ({ type, width }: { readonly type: SectionType; readonly width: string }) => (
  <div className={rows.row}>
    <span className={cx(rows.text, rows.ghostText)} data-type={type}>
      <Skeleton width={width} height="0.75em" />
    </span>
  </div>
);

const GhostCombo = () => (
  <div className={rows.row}>
    <div className={rows.combo}>
      <div className={rows.chosen}>
        <span className={rows.picture}>
          <Skeleton height="63px" />
        </span>
        <span className={rows.words}>
          <Skeleton width="min(14rem, 80%)" height="14px" />
          <Skeleton width="72px" height="22px" />
        </span>
        <span className={cx(rows.comboButtons, rows.ghostButtons)}>
          <Skeleton width="60px" height="100%" />
          <Skeleton width="122px" height="100%" />
        </span>
      </div>
      <span className={rows.ghostLesson}>
        <Skeleton width="6rem" height="14px" />
        <Skeleton width="min(26rem, 80%)" height="12px" />
      </span>
    </div>
  </div>
);

interface Props {
  /** It has lasted: the boxes are drawn. */
  readonly late: boolean;
}

/** A guide as it will stand: its tools, title, headline, text and a combo. */
export const GuideEditorGhost = ({ late }: Props) => (
  <main className={styles.editor}>
    <p role="status" className="visuallyHidden">
      {late && t('loadingTheGuide')}
    </p>
    {late && (
      <>
        <div className={styles.head} aria-hidden>
          <div className={cx(styles.tools, styles.ghostTools)}>
            {TOOLS.map((width) => (
              <Skeleton key={width} width={width} height="100%" />
            ))}
          </div>
        </div>
        <div className={styles.sections} aria-hidden>
          <div className={rows.group}>
            {TEXTS.map(([type, width]) => (
              <GhostText key={type} {...{ type, width }} />
            ))}
            <GhostCombo />
          </div>
        </div>
      </>
    )}
  </main>
);
