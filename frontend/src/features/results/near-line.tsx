import { t } from './texts.js';
import styles from './near-line.module.css';

/** Between combos that meet the whole question and those that meet most of it: what the latter need not meet. */
export function NearLine({ optional }: { readonly optional: readonly string[] }) {
  return (
    <h2 className={styles.near}>
      {t('nearestWithout')}{' '}
      {optional.map((words, at) => (
        <span key={words}>
          {at > 0 && (at === optional.length - 1 ? t('and') : ', ')}
          <em>{words}</em>
        </span>
      ))}
    </h2>
  );
}
