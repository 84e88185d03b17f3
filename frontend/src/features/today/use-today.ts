import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import type { GameId } from '@combolab/contracts';
import { useFollowsQuery } from '../../entities/follows/follows-api.js';
import { usePracticeQueueQuery } from '../../entities/practice/practice-api.js';
import { dayNow, useDailyComboQuery } from '../../shared/combos/daily-api.js';
import { useFirstToPractiseQuery, useNewOfAuthorsQuery } from './today-api.js';

/** What the parts of the day are made of, asked for at once. `ready` when each has come or failed: then nothing moves any more. */
export function useToday(userId: string, gameId: GameId) {
  const [day] = useState(dayNow);
  const practice = usePracticeQueueQuery(userId, { refetchOnMountOrArgChange: true });
  const beginning = useFirstToPractiseQuery(practice.data?.length === 0 ? gameId : skipToken);
  const follows = useFollowsQuery(userId, { refetchOnMountOrArgChange: true });
  const names = follows.data?.filter((each) => each.follows).map(({ author }) => author.displayName);
  const newest = useNewOfAuthorsQuery(names === undefined || names.length === 0 ? skipToken : names, {
    refetchOnMountOrArgChange: true,
  });
  const daily = useDailyComboQuery({ gameId, day });
  const settled = [practice, beginning, follows, newest, daily].every(({ isLoading }) => !isLoading);
  const [ready, setReady] = useState(settled);
  if (!ready && settled) setReady(true);
  return { ready, practice, beginning, follows, names, newest, daily: daily.currentData };
}

export type Today = ReturnType<typeof useToday>;
