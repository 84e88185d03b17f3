import { Gamepad2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { gameOrDefault, rangeWords, type Combo } from '@combolab/contracts';
import { cx } from '../../shared/lib/cx.js';
import { buttonClass } from '../../shared/ui/button.js';
import { FighterLine } from '../../shared/ui/fighter-line.js';
import { t } from './texts.js';
import styles from './combo-block.module.css';

interface Props {
  readonly combo: Combo;
  /** Where its lesson is; null where another link leads there. */
  readonly lesson: string | null;
  /** What stands before the way to the lesson. */
  readonly children?: ReactNode;
}

/** What a combo of a guide is called, and the ways to its page and its lesson. */
export function ComboFoot({ combo, lesson, children }: Props) {
  return (
    <div className={styles.foot}>
      <FighterLine attacker={combo.characterId} defenders={combo.characterIds} size={22} most={3} />
      <Link to={`/combo/${combo._id}`} className={styles.name}>
        <bdi>{combo.name}</bdi>
      </Link>
      <span className={cx(styles.range, 'mono')}>
        {rangeWords(gameOrDefault(combo.gameId).scale, combo.percentRange)}
      </span>
      {children}
      {lesson !== null && combo.videoFile !== null && (
        <Link to={lesson} className={buttonClass({ size: 's' })}>
          <Gamepad2 className="icon" aria-hidden />
          {t('beginLesson')}
        </Link>
      )}
    </div>
  );
}
