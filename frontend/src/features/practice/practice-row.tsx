import { X } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { PracticeEntry } from '@combolab/contracts';
import { ComboPicture } from '../../shared/combos/combo-picture.js';
import { problemText } from '../../shared/api/problem.js';
import { dueWords, isDue } from '../../entities/practice/due-words.js';
import { speedSign } from '../../entities/practice/speed-words.js';
import { useStopPracticeMutation } from '../../entities/practice/practice-api.js';
import { Button, buttonClass } from '../../shared/ui/button.js';
import { FighterLine } from '../../shared/ui/fighter-line.js';
import { toast } from '../../shared/ui/toast.js';
import { lessonAddress } from '../../shared/combos/lesson-address.js';
import { t } from './texts.js';
import styles from './practice-page.module.css';

interface Props {
  readonly userId: string;
  readonly entry: PracticeEntry;
  readonly now: number;
}

/** One combo of the queue. */
export function PracticeRow({ userId, entry: { combo, best, attempts, due }, now }: Props) {
  const [stop] = useStopPracticeMutation();
  const drop = async () => {
    const result = await stop({ userId, comboId: combo._id });
    if ('error' in result)
      toast.error(t('isStillInYourQueue', { name: combo.name, problem: problemText(result.error) }));
  };
  const ready = due !== null && isDue(due, now);
  return (
    <li className={styles.row}>
      <ComboPicture combo={combo} className={styles.picture} />
      <div className={styles.about}>
        <Link to={`/combo/${combo._id}`} className={styles.name}>
          <bdi>{combo.name}</bdi>
        </Link>
        <FighterLine attacker={combo.characterId} defenders={combo.characterIds} />
        <p className={styles.facts}>
          <span className={ready ? styles.due : undefined}>
            {due === null ? t('notPlanned') : t('due', { due: dueWords(due, now) })}
          </span>
          <span>
            {best === null ? (
              t('noRunCountsYet')
            ) : (
              <>
                {t.rich(
                  'bestAt',
                  { b: <b className="mono" />, number: <span className="mono" /> },
                  { score: best.score, speed: speedSign(best.speed) },
                )}
              </>
            )}
          </span>
          <span>{t.rich('runs', { number: <span className="mono" /> }, { attempts })}</span>
        </p>
      </div>
      <div className={styles.tools}>
        <Link to={lessonAddress(combo._id)} className={buttonClass({})}>
          {t.rich('practise', { hidden: <span className="visuallyHidden" /> }, { name: combo.name })}
        </Link>
        <Button
          look="ghost"
          square
          aria-label={t('stopPractisingCombo', { name: combo.name })}
          data-tip={t('stopPractising')}
          onClick={() => void drop()}
        >
          <X className="icon" aria-hidden />
        </Button>
      </div>
    </li>
  );
}
