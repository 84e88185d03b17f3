import looks from '../../entities/frame-data/phases.module.css';
import { cx } from '../../shared/lib/cx.js';
import styles from './chart.module.css';
import { t } from './texts.js';

const LEGEND = [
  ['gap', t('legendLead')],
  ['startup', t('legendStartup')],
  ['active', t('legendActive')],
  ['end', t('legendEnd')],
  ['stun', t('legendStun')],
  ['yours', t('legendYours')],
] as const;

/** What the stretches look like. */
export const ChartLegend = () => (
  <ul className={styles.legend} aria-label={t('legend')}>
    {LEGEND.map(([kind, words]) => (
      <li key={kind}>
        <span className={cx(styles.swatch, looks.phase)} data-kind={kind} aria-hidden />
        {words}
      </li>
    ))}
  </ul>
);
