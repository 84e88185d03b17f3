import { Gamepad2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { gameOrDefault, rangeWords, type Combo } from '@combolab/contracts';
import { buttonClass } from '../../shared/ui/button.js';
import { t } from './texts.js';
import styles from './combo-block.module.css';

interface Props {
  readonly combo: Combo;
  /** Where its lesson is; null where another link leads there. */
  readonly lesson: string | null;
  /** What stands first. */
  readonly children?: ReactNode;
}

/** What a combo of a guide is called, and the ways to its page and its lesson. */
export function ComboFoot({ combo, lesson, children }: Props) {
  return (
    <div className={styles.foot}>
      {children}
      <p className={styles.name}>
        <Link to={`/combo/${combo._id}`}>
          <bdi>{combo.name}</bdi>
        </Link>
        <span className="mono">{rangeWords(gameOrDefault(combo.gameId).scale, combo.percentRange)}</span>
      </p>
      {lesson !== null && combo.videoFile !== null && (
        <Link to={lesson} className={buttonClass({ size: 's' })}>
          <Gamepad2 className="icon" aria-hidden />
          {t('beginLesson')}
        </Link>
      )}
    </div>
  );
}
