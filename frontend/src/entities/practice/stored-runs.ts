import { PracticeRun } from '@combolab/contracts';
import { useEffect } from 'react';
import { problemStatus } from '../../shared/api/problem.js';
import { useAuth } from '../../shared/auth/use-auth.js';
import { randomId } from '../../shared/lib/random-id.js';
import { StoredChoice } from '../../shared/lib/stored-choice.js';
import { connectionBack } from '../../shared/offline/as-of.js';
import { useRecordPracticeMutation } from './practice-api.js';

/** A visitor's best timed run of a combo. */
export interface StoredBest {
  /** 0 to 100. */
  readonly score: number;
  /** Part of full speed. */
  readonly speed: number;
}

/** A run that waits until its visitor signs in, or its user has a connection; the key makes sending it twice harmless. */
export interface StoredRun {
  readonly run: PracticeRun;
  readonly key: string;
  /** Whose it is; absent for a visitor's, which is whoever's who signs in next. */
  readonly userId?: string;
}

interface Stored {
  readonly best: Readonly<Record<string, StoredBest>>;
  readonly runs: readonly StoredRun[];
}

/** Older runs are forgotten. */
const MOST_RUNS = 20;
const NOTHING: Stored = { best: {}, runs: [] };

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isBest = (value: unknown): value is StoredBest =>
  isRecord(value) && typeof value.score === 'number' && typeof value.speed === 'number';
const isRun = (value: unknown): value is StoredRun =>
  isRecord(value) &&
  typeof value.key === 'string' &&
  ['string', 'undefined'].includes(typeof value.userId) &&
  PracticeRun.safeParse(value.run).success;

/** What is no run is left out: it may come from an older page. */
function parse(text: string | null): Stored {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (!isRecord(value)) return NOTHING;
    const best = isRecord(value.best) ? value.best : {};
    return {
      best: Object.fromEntries(Object.entries(best).filter((entry): entry is [string, StoredBest] => isBest(entry[1]))),
      runs: Array.isArray(value.runs) ? value.runs.filter(isRun) : [],
    };
  } catch {
    return NOTHING;
  }
}

/** What this browser remembers of practice that no account has yet. */
export const storedPractice = new StoredChoice('combolab.practice', parse, (stored) => JSON.stringify(stored));

/** The faster run is better, then the one with the higher score. */
export const isBetter = (run: StoredBest, than: StoredBest | undefined): boolean =>
  than === undefined || run.speed > than.speed || (run.speed === than.speed && run.score > than.score);

const withRun = (runs: Stored['runs'], run: StoredRun): Stored['runs'] => [...runs, run].slice(-MOST_RUNS);

/**
 * Keeps a visitor's run, which is not handed in yet; a timed one of the whole combo may be the best.
 * @param score 0 to 100
 */
export function keepRun(run: PracticeRun, score: number): void {
  const { best, runs } = storedPractice.read();
  const done = { score, speed: run.speed };
  const isBest = run.strictness === 'timed' && run.section === null && isBetter(done, best[run.comboId]);
  storedPractice.write({
    best: isBest ? { ...best, [run.comboId]: done } : best,
    runs: withRun(runs, { run, key: randomId() }),
  });
}

/** Keeps a user's run that could not be sent. @param key idempotency key it was sent with */
export function keepUnsent(userId: string, run: PracticeRun, key: string): void {
  const stored = storedPractice.read();
  storedPractice.write({ ...stored, runs: withRun(stored.runs, { run, key, userId }) });
}

function forget(key: string): void {
  const stored = storedPractice.read();
  const runs = stored.runs.filter((each) => each.key !== key);
  // Once they are the account's, the next visitor of this browser starts afresh.
  storedPractice.write({ best: runs.some(({ userId }) => userId === undefined) ? stored.best : {}, runs });
}

/** What would never be taken: the combo is gone or has changed. */
const isLost = (error: unknown): boolean => [400, 404, 409, 422].includes(problemStatus(error) ?? 0);

/** What a user hands in: their own, and those that were done before anybody signed in. */
const runsFor = (userId: string): readonly StoredRun[] =>
  storedPractice.read().runs.filter((each) => each.userId === undefined || each.userId === userId);

/**
 * Hands in the stored runs of a user one after the other, oldest first, and forgets each once it is in; stops at the first that
 * could not be sent, and leaves the rest for another time.
 */
export async function sendStoredRuns(userId: string, send: (stored: StoredRun) => Promise<unknown>): Promise<void> {
  for (const stored of runsFor(userId)) {
    try {
      await send(stored);
    } catch (error) {
      if (!isLost(error)) return;
    }
    forget(stored.key);
  }
}

let isSending = false;

type RecordRun = (run: { userId: string; run: PracticeRun; idempotencyKey: string }) => {
  unwrap: () => Promise<unknown>;
};

/** Sends the stored runs of a user, unless they are being sent. */
export function handIn(userId: string, record: RecordRun): void {
  if (isSending || runsFor(userId).length === 0) return;
  isSending = true;
  void sendStoredRuns(userId, ({ run, key }) => record({ userId, run, idempotencyKey: key }).unwrap()).finally(() => {
    isSending = false;
  });
}

/** Sends what was practised as a visitor, once somebody is signed in, and what could not be sent, once there is a connection. */
export function useSendStoredRuns(): void {
  const { userId } = useAuth();
  const [record] = useRecordPracticeMutation();
  useEffect(() => {
    if (userId === null) return undefined;
    handIn(userId, record);
    return connectionBack.listen(() => {
      handIn(userId, record);
    });
  }, [userId, record]);
}
