import { CloudOff, TriangleAlert } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { correlationIdOf, problemText } from '../shared/api/problem.js';
import { randomId } from '../shared/lib/random-id.js';
import { shownAsOf } from '../shared/offline/as-of.js';
import { MissingFileError } from '../shared/loading/files-first.js';
import { Button, buttonClass } from '../shared/ui/button.js';
import { Notice } from '../shared/ui/notice.js';
import { t } from './texts.js';
import styles from './app-shell.module.css';

const isMissingChunk = (error: unknown): boolean =>
  error instanceof MissingFileError ||
  (error instanceof Error && /dynamically imported module|module script/i.test(error.message));

/** No network, or something that was kept is shown because the server could not be reached. */
const isCutOff = (): boolean =>
  !navigator.onLine || 'kept' in document.documentElement.dataset || shownAsOf.get() !== null;

const again = (
  <Button
    look="primary"
    onClick={() => {
      location.reload();
    }}
  >
    {t('tryAgain')}
  </Button>
);

/** The last resort: something threw while a page was drawn. */
export function ErrorView({ error }: { readonly error: unknown }) {
  const reference = useMemo(() => correlationIdOf(error) ?? randomId(), [error]);
  useEffect(() => {
    console.error(`Reference ${reference}`, error);
  }, [reference, error]);
  if (isMissingChunk(error) && isCutOff()) return <CutOff />;
  return (
    <main className={styles.center}>
      <Notice
        headline
        urgent
        title={t('unexpectedApplicationError')}
        icon={<TriangleAlert size={28} strokeWidth={1.5} aria-hidden />}
        actions={again}
      >
        <p>{isMissingChunk(error) ? t('aPartOfThePage') : problemText(error)}</p>
        <p className="mono">{t('reference', { reference })}</p>
      </Notice>
    </main>
  );
}

/** A page whose code was never fetched here. Addresses lead to the pages that are kept, if they are. */
function CutOff() {
  return (
    <main className={styles.center}>
      <Notice
        headline
        urgent
        title={t('noConnectionToCombolab')}
        icon={<CloudOff size={28} strokeWidth={1.5} aria-hidden />}
        actions={
          <>
            {again}
            <a href="/results" className={buttonClass()}>
              {t('combos')}
            </a>
            <a href="/what-can-i-do" className={buttonClass()}>
              {t('whatCanIDo')}
            </a>
            <a href="/frames" className={buttonClass()}>
              {t('frameData')}
            </a>
          </>
        }
      >
        {t('thisPageNeedsAConnection')}
      </Notice>
    </main>
  );
}
