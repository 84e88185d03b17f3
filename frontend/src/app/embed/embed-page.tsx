import { useEffect, useState } from 'react';
import { useWholeWindow } from '../../shared/lib/use-whole-window.js';
import { Button } from '../../shared/ui/button.js';
import { EmbedPlayer } from './embed-player.js';
import styles from './embed.module.css';
import { loadCombo, type Loaded } from './load-combo.js';
import { t } from '../texts.js';

/** A combo inside of another page: clip, moving controller, and the way to the whole. */
export function EmbedPage({ comboId }: { readonly comboId: string }) {
  useWholeWindow();
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    const asked = new AbortController();
    void loadCombo(comboId, asked.signal).then((answer) => {
      if (!asked.signal.aborted) setLoaded(answer);
    });
    return () => {
      asked.abort();
    };
  }, [comboId, attempt]);
  if (loaded === null) return <main className={styles.page} aria-busy="true" />;
  if ('combo' in loaded) return <EmbedPlayer combo={loaded.combo} />;
  return (
    <main className={styles.page}>
      <div className={styles.notice}>
        <p role="alert">{loaded.problem}</p>
        {loaded.mayRetry && (
          <Button
            look="primary"
            onClick={() => {
              setLoaded(null);
              setAttempt(attempt + 1);
            }}
          >
            {t('tryAgain')}
          </Button>
        )}
      </div>
    </main>
  );
}
