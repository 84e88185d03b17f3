import { Download } from 'lucide-react';
import { Button } from '../../../shared/ui/button.js';
import { ErrorBanner } from '../../../shared/ui/error-banner.js';
import { Spinner } from '../../../shared/ui/spinner.js';
import part from '../part.module.css';
import styles from './data-section.module.css';
import { useDownload } from './use-download.js';
import { t } from '../texts.js';

/** Everything of the account as one archive. */
export function DownloadPart() {
  const { step, error, start, cancel } = useDownload();
  return (
    <div className={part.part}>
      <h3 className={part.name}>{t('downloadMyData')}</h3>
      <p className={styles.said}>{t('oneZipArchiveWithYour')}</p>
      <div className={part.line}>
        {step === 'busy' ? (
          <>
            <Spinner label={t('puttingYourDataTogether')} />
            <span className={styles.said}>{t('puttingItTogether')}</span>
            <Button size="s" look="ghost" onClick={cancel}>
              {t('cancel')}
            </Button>
          </>
        ) : (
          <Button size="s" onClick={() => void start()}>
            <Download className="icon" aria-hidden />
            {t('downloadMyDataButton')}
          </Button>
        )}
        {step === 'saved' && (
          <span role="status" className={styles.said}>
            {t('yourDataWasHandedTo')}
          </span>
        )}
      </div>
      <ErrorBanner error={error} />
    </div>
  );
}
