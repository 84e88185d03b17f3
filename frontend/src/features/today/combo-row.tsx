import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ComboCard } from '@combolab/contracts';
import { ComboPicture } from '../../shared/combos/combo-picture.js';
import { InputStrip } from '../../shared/strip/input-strip.js';
import { t } from './texts.js';
import styles from './today.module.css';

interface Props {
  readonly combo: ComboCard;
  readonly to: string;
  /** Below the name. */
  readonly words: string;
  /** At the right: a word, or a number with what it counts. */
  readonly aside: ReactNode;
}

/** One combo in a line: picture, name, inputs. */
export function ComboRow({ combo, to, words, aside }: Props) {
  const { name, strip, frames } = combo;
  return (
    <li className={styles.row}>
      <ComboPicture combo={combo} className={styles.picture} />
      <span className={styles.words}>
        <Link to={to} className={styles.name}>
          <bdi>{name}</bdi>
        </Link>
        <span className={styles.quiet}>{words}</span>
      </span>
      <span className={styles.strip} aria-hidden>
        {strip !== undefined && <InputStrip strip={strip} frames={frames} label={t('inputs')} />}
      </span>
      <span className={styles.aside}>{aside}</span>
    </li>
  );
}
