import { skipToken } from '@reduxjs/toolkit/query';
import { useAuth } from '../../shared/auth/use-auth.js';
import { useChoice } from '../../shared/lib/stored-choice.js';
import { doneLessons } from '../../entities/practice/done-lessons.js';
import { usePracticeOfQuery } from '../../entities/practice/practice-api.js';

/** Whether the reader has gone through the whole combo: in this browser, or on the account wherever that was. */
export function useLessonDone(comboId: string): boolean {
  const { userId } = useAuth();
  const here = useChoice(doneLessons)[comboId] === true;
  const { currentData } = usePracticeOfQuery(userId === null ? skipToken : { userId, comboId }, {
    refetchOnMountOrArgChange: true,
  });
  return here || (currentData?.attempts ?? 0) > 0;
}
