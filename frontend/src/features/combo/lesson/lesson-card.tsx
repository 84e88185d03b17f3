import { Gamepad2 } from 'lucide-react';
import { Button } from '../../../shared/ui/button.js';
import styles from './lesson-card.module.css';
import { useBest } from './use-records.js';

interface Props {
  readonly comboId: string;
  readonly disabled: boolean;
  readonly onBegin: () => void;
}

/** Leads to the lesson of a combo. */
export function LessonCard({ comboId, disabled, onBegin }: Props) {
  const best = useBest(comboId);
  return (
    <section className={styles.card}>
      <h2>Learn it</h2>
      <p>The clip waits for your pad. You are told how many frames early or late each press was.</p>
      <div className={styles.row}>
        <Button look="primary" disabled={disabled} data-opens-lesson onClick={onBegin}>
          <Gamepad2 className="icon" aria-hidden />
          Begin Lesson
        </Button>
        {best !== null && (
          <span className={styles.best}>
            best <span className="mono">{best.score}</span>
          </span>
        )}
      </div>
    </section>
  );
}
