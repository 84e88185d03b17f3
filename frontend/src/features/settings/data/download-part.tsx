import { Download } from 'lucide-react';
import { Button } from '../../../shared/ui/button.js';
import { ErrorBanner } from '../../../shared/ui/error-banner.js';
import { Spinner } from '../../../shared/ui/spinner.js';
import part from '../part.module.css';
import styles from './data-section.module.css';
import { useDownload } from './use-download.js';

/** Everything of the account as one archive. */
export function DownloadPart() {
  const { step, error, start, cancel } = useDownload();
  return (
    <div className={part.part}>
      <h3 className={part.name}>Download my data</h3>
      <p className={styles.said}>
        One zip archive with your account, settings, combos, guides, comments, lists and everything else as JSON, and
        your clips and pictures as files.
      </p>
      <div className={part.line}>
        {step === 'busy' ? (
          <>
            <Spinner label="Putting your data together" />
            <span className={styles.said}>putting it together…</span>
            <Button size="s" look="ghost" onClick={cancel}>
              cancel
            </Button>
          </>
        ) : (
          <Button size="s" onClick={() => void start()}>
            <Download className="icon" aria-hidden />
            download my data
          </Button>
        )}
        {step === 'saved' && (
          <span role="status" className={styles.said}>
            Your data was handed to your browser to save.
          </span>
        )}
      </div>
      <ErrorBanner error={error} />
    </div>
  );
}
