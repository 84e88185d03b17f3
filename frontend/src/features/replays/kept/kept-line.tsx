import { useState } from 'react';
import { Button } from '../../../shared/ui/button.js';
import { useStore } from '../../../shared/store/use-store.js';
import styles from './kept-line.module.css';
import { KEPT, keptReplays, type KeptState } from './kept-replays.js';

const MOST = `${String(KEPT.games)} games and ${String(KEPT.bytes / 2 ** 20)} MB at most`;

/** What becomes of the list of so many replays when the page is left. */
export function keptWords({ count, busy, failed }: KeptState, replays: number): string {
  if (busy || (count === 0 && !failed)) return `Replays are kept on this computer for your next visit: ${MOST}.`;
  if (count === 0) return 'This browser keeps no replays: the list is here until you leave or reload the page.';
  const room = failed ? ', and no more than the browser has room for' : '';
  const which = count >= replays ? 'These replays' : `${failed ? '' : 'The newest '}${String(count)} of these replays`;
  return `${which} are kept on this computer for your next visit: ${MOST}${room}.`;
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
        {asked ? 'Really forget them?' : 'Forget these replays'}
      </Button>
    </div>
  );
}
