import { Gamepad2, LockKeyhole } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { Button, buttonClass } from '../../shared/ui/button.js';
import { passLesson, type Gate } from './gamebook.js';
import { lessonAddress } from './lesson-address.js';
import styles from './lesson-gate.module.css';
import { useLessonDone } from './use-lesson-done.js';
import { t } from './texts.js';

/** Hides what follows until the lesson of the combo above was run; it opens by itself, or for those who ask. */
export function LessonGate({ guideId, gate }: { readonly guideId: string; readonly gate: Gate }) {
  const { sectionId, comboId, hidden } = gate;
  const done = useLessonDone(comboId);
  useEffect(() => {
    if (done) passLesson(guideId, sectionId);
  }, [done, guideId, sectionId]);
  if (done) return null;
  return (
    <section className={styles.gate} aria-labelledby="gate">
      <LockKeyhole size={22} strokeWidth={1.75} aria-hidden />
      <div className={styles.words}>
        <h2 id="gate">{t('firstPlayItYourself')}</h2>
        <p>{t('moreSectionsFollow', { hidden })}</p>
      </div>
      <div className={styles.actions}>
        <Link to={lessonAddress(comboId, guideId, sectionId)} className={buttonClass({ look: 'primary' })}>
          <Gamepad2 className="icon" aria-hidden />
          {t('beginLesson')}
        </Link>
        <Button
          look="ghost"
          onClick={() => {
            passLesson(guideId, sectionId);
          }}
        >
          {t('showAnyway')}
        </Button>
      </div>
    </section>
  );
}
