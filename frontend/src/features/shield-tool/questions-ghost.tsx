import { AnswerGhost } from './answer-ghost.js';
import { Skeleton } from '../../shared/ui/skeleton.js';
import styles from './shield-tool.module.css';

const QUESTIONS = 3;

/** Where the question and its answer will stand. */
export const QuestionsGhost = () => (
  <>
    <div className={styles.questions} aria-hidden>
      {Array.from({ length: QUESTIONS }, (_, at) => (
        <div key={at} className={styles.question}>
          <Skeleton height="14px" width="90px" />
          <Skeleton height="36px" />
        </div>
      ))}
    </div>
    <AnswerGhost />
  </>
);
