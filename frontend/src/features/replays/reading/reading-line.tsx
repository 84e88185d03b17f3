import { Button } from '../../../shared/ui/button.js';
import styles from './reading-line.module.css';
import { shelf, type ShelfState } from './shelf.js';

/** `37 of 210 read, 3 could not be read`. */
export function readingWords({ replays, unread, waiting, reading }: ShelfState): string {
  const total = replays.length + unread.length + waiting.length;
  const read =
    waiting.length === 0
      ? `${String(replays.length)} ${replays.length === 1 ? 'replay' : 'replays'} read`
      : `${String(replays.length)} of ${String(total)} read`;
  const bad = unread.length === 0 ? '' : `, ${String(unread.length)} could not be read`;
  return `${read}${bad}${!reading && waiting.length > 0 ? ', stopped' : ''}`;
}

/** How far the reading is, the way to stop it, and which files could not be read. */
export function ReadingLine({ state }: { readonly state: ShelfState }) {
  const { replays, unread, waiting, reading } = state;
  const done = replays.length + unread.length;
  return (
    <section aria-label="Reading" className={styles.reading}>
      <div className={styles.line}>
        <p className={styles.words} aria-live={reading ? 'off' : 'polite'}>
          {readingWords(state)}
        </p>
        {waiting.length > 0 && (
          <progress className={styles.progress} aria-label="Replays read" value={done} max={done + waiting.length} />
        )}
        {reading && (
          <Button
            size="s"
            onClick={() => {
              shelf.stop();
            }}
          >
            Stop
          </Button>
        )}
        {!reading && waiting.length > 0 && (
          <Button
            size="s"
            onClick={() => {
              shelf.resume();
            }}
          >
            Read the rest
          </Button>
        )}
      </div>
      {unread.length > 0 && (
        <details className={styles.unread}>
          <summary>{unread.length === 1 ? 'The file that could not be read' : 'Files that could not be read'}</summary>
          <ul>
            {unread.map(({ name, why }, index) => (
              <li key={index}>
                <b>{name}</b> {why}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
