import {
  eventTypesOf,
  PracticeErased,
  PracticeRecorded,
  type BestRun,
  type EventTypeOf,
  type KnownEvent,
} from '@combolab/contracts';
import { defineProjection, onEach, readOf, type Collection, type Views } from '@combolab/platform';
import { evolve } from '../../commands/decider.js';
import { isBetter, isRated, practiceOn, type PracticeState, type Recorded } from './practice.decider.js';
import { weekOf } from './week.js';

/** How far one user is with one combo. */
export interface PracticeDoc extends PracticeState {
  readonly userId: string;
  readonly comboId: string;
  readonly streamVersion: number;
}
/** The best run of a user in a week. */
export interface BoardDoc extends BestRun {
  readonly comboId: string;
  readonly userId: string;
  readonly week: string;
}

export const practicesCollection: Collection<PracticeDoc> = {
  name: 'practices',
  projection: 'practice',
  indexes: [['userId', 'isQueued']],
};
export const boardsCollection: Collection<BoardDoc> = {
  name: 'boards',
  projection: 'practice',
  indexes: [
    ['comboId', 'week', 'speed', 'score', 'at'],
    ['comboId', 'userId'],
  ],
};

export const practiceKey = (userId: string, comboId: string): string => `${userId}/${comboId}`;

async function onBoard(run: Recorded, at: string, views: Views): Promise<void> {
  const { userId, comboId, speed, score } = run;
  const week = weekOf(at);
  const id = `${comboId}/${week}/${userId}`;
  const before = (await views.get(boardsCollection, id))?.doc ?? null;
  if (isBetter(run, before)) await views.put(boardsCollection, id, { comboId, userId, week, speed, score, at });
}

async function offBoards({ userId, comboId }: Pick<Recorded, 'userId' | 'comboId'>, views: Views): Promise<void> {
  for (const { id } of await views.find(boardsCollection, { where: { comboId, userId } }))
    await views.remove(boardsCollection, id);
}

async function apply(event: KnownEvent<EventTypeOf<'practice'>>, views: Views): Promise<void> {
  const { userId, comboId } = event.data;
  const id = practiceKey(userId, comboId);
  const before = (await views.get(practicesCollection, id))?.doc ?? null;
  if (before !== null && before.streamVersion >= event.version) return;
  const state = evolve(practiceOn, before, event);
  if (state === null) return;
  const { attempts, best, lastAt, card, isQueued, runIds, erased } = state;
  await views.put(practicesCollection, id, {
    ...{ userId, comboId, attempts, best, lastAt, card, isQueued, runIds },
    ...(erased === true ? { erased } : {}),
    streamVersion: event.version,
  });
  if (event.type === PracticeErased.type) await offBoards(event.data, views);
  if (event.type === PracticeRecorded.type && event.data.section === null && isRated(event.data))
    await onBoard(event.data, event.time, views);
}

/** What each user practises, and the best runs of each week. */
export const practiceProjection = defineProjection({
  name: 'practice',
  version: 2,
  collections: [practicesCollection, boardsCollection],
  on: onEach(eventTypesOf('practice'), apply),
  reads: ({ type, time, data: { userId, comboId } }) => {
    const practice = readOf(practicesCollection, practiceKey(userId, comboId));
    const board = readOf(boardsCollection, `${comboId}/${weekOf(time)}/${userId}`);
    return type === PracticeRecorded.type ? [practice, board] : [practice];
  },
});
