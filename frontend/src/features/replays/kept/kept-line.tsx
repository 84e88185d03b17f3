import { useState } from 'react';
import { Button } from '../../../shared/ui/button.js';
import { useStore } from '../../../shared/store/use-store.js';
import styles from './kept-line.module.css';
import { KEPT, keptReplays, type KeptState } from './kept-replays.js';
import { t } from '../texts.js';

const MOST = { games: KEPT.games, megabytes: KEPT.bytes / 2 ** 20 };

/** What becomes of the list of so many replays when the page is left. */
export function keptWords({ count, busy, failed }: KeptState, replays: number): string {
  if (busy || (count === 0 && !failed)) return t('replaysAreKeptOnThis', MOST);
  if (count === 0) return t('thisBrowserKeepsNoReplays');
  if (count >= replays) return t(failed ? 'allThatFit' : 'allKept', MOST);
  return t(failed ? 'someFit' : 'newestKept', { count, ...MOST });
}

/** What is kept of the list, and the way to be rid of it. */
export function KeptLine({ replays }: { readonly replays: number }) {
  const kept = useStore(keptReplays.state);
  const [asked, setAsked] = useState(false);
  return (
    <div className={styles.line}>
      <p className={styles.words}>{keptWords(kept, replays)}</p>
      <Button
        size="s"
        look="ghost"
        onClick={() => {
          if (asked) void keptReplays.forget();
          setAsked(!asked);
        }}
        onBlur={() => {
          setAsked(false);
        }}
      >
        {asked ? t('reallyForgetThem') : t('forgetTheseReplays')}
      </Button>
    </div>
  );
}
