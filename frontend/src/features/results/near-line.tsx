import { listBetween } from '../../shared/language/formats.js';
import { t } from './texts.js';
import styles from './near-line.module.css';

/** Between combos that meet the whole question and those that meet most of it: what the latter need not meet. */
export function NearLine({ optional }: { readonly optional: readonly string[] }) {
  const between = listBetween(optional.length);
  const filters = optional.map((words, at) => (
    <span key={words}>
      {between[at - 1]}
      <em>{words}</em>
    </span>
  ));
  return (
    <h2 className={styles.near} data-near>
      {t.rich('nearestWithout', { filters: <>{filters}</> })}
    </h2>
  );
}
