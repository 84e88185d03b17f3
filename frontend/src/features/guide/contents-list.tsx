import { Link, useLocation } from 'react-router-dom';
import { useMediaQuery } from '../../shared/lib/use-media-query.js';
import { Disclosure } from '../../shared/ui/disclosure.js';
import { sectionAnchor, type ContentsLine } from './contents.js';
import styles from './contents-list.module.css';
import { useCurrentSection } from './use-current-section.js';
import { t } from './texts.js';

interface Props {
  readonly lines: readonly ContentsLine[];
  /** How long the guide is, in words. */
  readonly length: string;
}

/** What is in the guide: beside it where there is room, else folded above it. */
export function ContentsList({ lines, length }: Props) {
  const wide = useMediaQuery('(min-width: 68em)');
  if (wide)
    return (
      <aside className={styles.side}>
        {lines.length > 0 && (
          <nav aria-label={t('onThisPage')}>
            <p className={styles.title}>{t('onThisPage')}</p>
            <Lines lines={lines} />
          </nav>
        )}
        <p className={styles.length}>{length}</p>
      </aside>
    );
  if (lines.length === 0) return <p className={styles.length}>{length}</p>;
  return (
    <Disclosure
      className={styles.folded}
      summary={
        <span className={styles.summary}>
          {t('onThisPage')}
          <span className={styles.length}>{length}</span>
        </span>
      }
    >
      <nav aria-label={t('onThisPage')}>
        <Lines lines={lines} />
      </nav>
    </Disclosure>
  );
}

function Lines({ lines }: Pick<Props, 'lines'>) {
  const { pathname, search } = useLocation();
  const current = useCurrentSection(lines);
  return (
    <ol className={styles.lines}>
      {lines.map(({ sectionId, text, deep }) => (
        <li key={sectionId} data-deep={deep}>
          <Link
            to={{ pathname, search, hash: `#${sectionAnchor(sectionId)}` }}
            replace
            aria-current={sectionId === current ? 'location' : undefined}
          >
            {text}
          </Link>
        </li>
      ))}
    </ol>
  );
}
