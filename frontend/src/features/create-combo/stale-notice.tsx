import { useEffect, useRef } from 'react';
import { Button } from '../../shared/ui/button.js';
import { differences, type Version } from './differences.js';
import { t } from './texts.js';
import styles from './stale-notice.module.css';

interface Props {
  readonly mine: Version;
  readonly theirs: Version;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
}

/** Somebody changed the combo while it was edited here: both versions, and the choice between them. */
export function StaleNotice({ mine, theirs, onKeepMine, onTakeTheirs }: Props) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    place.current?.focus();
  }, []);
  const different = differences(mine, theirs);
  return (
    <section ref={place} tabIndex={-1} className={styles.notice} role="alert" aria-label={t('somebodyChangedThis')}>
      <h2>{t('somebodyChangedThis')}</h2>
      <p>{t('whileYouWereEditingAnother')}</p>
      {different.length > 0 && (
        <table>
          <thead>
            <tr>
              <td />
              <th scope="col">{t('yours')}</th>
              <th scope="col">{t('theirs')}</th>
            </tr>
          </thead>
          <tbody>
            {different.map((row) => (
              <tr key={row.label}>
                <th scope="row">{row.label}</th>
                <td>{row.mine}</td>
                <td>{row.theirs}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div className={styles.buttons}>
        <Button size="s" onClick={onTakeTheirs}>
          {t('takeTheirs')}
        </Button>
        <Button size="s" onClick={onKeepMine}>
          {t('keepMine')}
        </Button>
      </div>
    </section>
  );
}
