import { skipToken } from '@reduxjs/toolkit/query';
import type { PracticeRun } from '@combolab/contracts';
import { useState } from 'react';
import { isOffline, problemText } from '../../../shared/api/problem.js';
import { useAuth } from '../../../shared/auth/use-auth.js';
import { useChoice } from '../../../shared/lib/stored-choice.js';
import { randomId } from '../../../shared/lib/random-id.js';
import { usePracticeOfQuery, useRecordPracticeMutation } from '../../../entities/practice/practice-api.js';
import { keepRun, keepUnsent, storedPractice, type StoredBest } from '../../../entities/practice/stored-runs.js';

/** The best run of the signed-in user or, for visitors, of this browser; null before the first. */
export function useBest(comboId: string): StoredBest | null {
  const { userId } = useAuth();
  const local = useChoice(storedPractice).best[comboId];
  const { currentData } = usePracticeOfQuery(userId === null ? skipToken : { userId, comboId });
  return (userId === null ? local : currentData?.best) ?? null;
}

/** What became of the last run that was handed in. */
export interface Recorded {
  readonly state: 'none' | 'kept' | 'sending' | 'recorded' | 'failed';
  /** When to practise again, ISO 8601 UTC. */
  readonly due: string | null;
  /** Why it stands on no board. */
  readonly doubts: readonly string[];
  readonly problem: string;
}

const NOT_YET: Recorded = { state: 'none', due: null, doubts: [], problem: '' };

/** Records runs: on the account, or in this browser for visitors; what could not be sent stays here, too. */
export function useRecords(): readonly [Recorded, (run: PracticeRun, score: number) => void] {
  const { userId } = useAuth();
  const [send] = useRecordPracticeMutation();
  const [recorded, setRecorded] = useState(NOT_YET);
  const record = (run: PracticeRun, score: number) => {
    if (userId === null) {
      keepRun(run, score);
      setRecorded({ ...NOT_YET, state: 'kept' });
      return;
    }
    setRecorded({ ...NOT_YET, state: 'sending' });
    const key = randomId();
    send({ userId, run, idempotencyKey: key })
      .unwrap()
      .then(({ doubts, practice }) => {
        setRecorded({
          state: 'recorded',
          due: practice.due,
          doubts,
          problem: '',
        });
      })
      .catch((error: unknown) => {
        keepUnsent(userId, run, key);
        setRecorded({ ...NOT_YET, state: 'failed', problem: isOffline(error) ? '' : problemText(error) });
      });
  };
  return [recorded, record];
}
