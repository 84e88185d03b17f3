import { Button } from '../../../shared/ui/button.js';
import { Disclosure } from '../../../shared/ui/disclosure.js';
import styles from './reading-line.module.css';
import { shelf, type ShelfState } from './shelf.js';
import { t } from '../texts.js';

/** `37 of 210 read, 3 could not be read`. */
export function readingWords({ replays, unread, waiting, reading }: ShelfState): string {
  const total = replays.length + unread.length + waiting.length;
  const read =
    waiting.length === 0 ? t('replaysRead', { count: replays.length }) : t('ofRead', { count: replays.length, total });
  return [
    read,
    ...(unread.length === 0 ? [] : [t('couldNotBeRead', { count: unread.length })]),
    ...(!reading && waiting.length > 0 ? [t('stopped')] : []),
  ].join(', ');
}

/** How far the reading is, the way to stop it, and which files could not be read. */
export function ReadingLine({ state }: { readonly state: ShelfState }) {
  const { replays, unread, waiting, reading } = state;
  const done = replays.length + unread.length;
  return (
    <section aria-label={t('reading')} className={styles.reading}>
      <div className={styles.line}>
        <p className={styles.words} aria-live={reading ? 'off' : 'polite'}>
          {readingWords(state)}
        </p>
        {waiting.length > 0 && (
          <progress
            className={styles.progress}
            aria-label={t('replaysReadTitle')}
            value={done}
            max={done + waiting.length}
          />
        )}
        {reading && (
          <Button
            size="s"
            onClick={() => {
              shelf.stop();
            }}
          >
            {t('stop')}
          </Button>
        )}
        {!reading && waiting.length > 0 && (
          <Button
            size="s"
            onClick={() => {
              shelf.resume();
            }}
          >
            {t('readTheRest')}
          </Button>
        )}
      </div>
      {unread.length > 0 && (
        <Disclosure className={styles.unread} summary={t('filesThatCouldNotBe', { count: unread.length })}>
          <ul>
            {unread.map(({ name, why }, index) => (
              <li key={index}>
                <b>{name}</b> {why}
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </section>
  );
}
