import { Link, useLocation } from 'react-router-dom';
import { useMediaQuery } from '../../shared/lib/use-media-query.js';
import { Disclosure } from '../../shared/ui/disclosure.js';
import { sectionAnchor, type ContentsLine } from './contents.js';
import styles from './contents-list.module.css';
import { useCurrentSection } from './use-current-section.js';
import { t } from './texts.js';

interface Props {
  readonly lines: readonly ContentsLine[];
}

/** What is in the guide: beside it where there is room, else folded above it. */
export function ContentsList({ lines }: Props) {
  const wide = useMediaQuery('(min-width: 80em)');
  if (lines.length === 0) return null;
  if (wide)
    return (
      <aside className={styles.side}>
        <nav aria-label={t('onThisPage')}>
          <p className={styles.title}>{t('onThisPage')}</p>
          <Lines lines={lines} />
        </nav>
      </aside>
    );
  return (
    <Disclosure className={styles.folded} summary={t('onThisPage')}>
      <nav aria-label={t('onThisPage')}>
        <Lines lines={lines} />
      </nav>
    </Disclosure>
  );
}

function Lines({ lines }: Props) {
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
