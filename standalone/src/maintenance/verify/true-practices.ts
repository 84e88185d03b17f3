import type { EventOf, KnownEvent, PracticeRecorded } from '@combolab/contracts';

type Run = EventOf<typeof PracticeRecorded>['data'];

interface TrueBest {
  readonly score: number;
  readonly speed: number;
  readonly at: string;
}
export interface TruePractice {
  readonly userId: string;
  readonly comboId: string;
  attempts: number;
  best: TrueBest | null;
  lastAt: string;
  card: Run['card'] | null;
  isQueued: boolean;
  runIds: string[];
}

/** What people practised. */
export interface TruePractices {
  /** By `<user>/<combo>`. */
  readonly practices: Map<string, TruePractice>;
  /** By `<combo>/<Monday>/<user>`. */
  readonly boards: Map<string, TrueBest & { comboId: string; userId: string; week: string }>;
}

/** The Monday of a moment's week, found by going back a day at a time. */
function mondayOf(time: string): string {
  const day = new Date(`${time.slice(0, 10)}T00:00:00Z`);
  while (day.getUTCDay() !== 1) day.setUTCDate(day.getUTCDate() - 1);
  return day.toISOString().slice(0, 10);
}

const beats = (run: Run, best: TrueBest | null | undefined): boolean =>
  best == null || run.speed > best.speed || (run.speed === best.speed && run.score > best.score);

/** Takes one event in. @returns false when it is not of practice, or comes before what it is about */
export function tellPractice({ practices, boards }: TruePractices, event: KnownEvent): boolean {
  if (event.type === 'practice.stopped') {
    const { userId, comboId } = event.data;
    const practice = practices.get(`${userId}/${comboId}`);
    if (practice !== undefined) practice.isQueued = false;
    return practice !== undefined;
  }
  if (event.type === 'practice.erased') {
    const { userId, comboId } = event.data;
    for (const [place, on] of boards) if (on.userId === userId && on.comboId === comboId) boards.delete(place);
    const practice = practices.get(`${userId}/${comboId}`);
    const nothing = { attempts: 0, best: null, card: null, isQueued: false, runIds: [] };
    if (practice !== undefined) Object.assign(practice, { ...nothing, lastAt: event.time });
    return practice !== undefined;
  }
  if (event.type !== 'practice.recorded') return false;
  const run = event.data;
  const { userId, comboId, score, speed } = run;
  const key = `${userId}/${comboId}`;
  const fresh = { userId, comboId, attempts: 0, best: null, lastAt: '', card: null, isQueued: false, runIds: [] };
  const practice: TruePractice = practices.get(key) ?? fresh;
  practices.set(key, practice);
  practice.lastAt = event.time;
  practice.runIds = [...practice.runIds, run.runId].slice(-50);
  if (run.section !== null) return true;
  practice.attempts += 1;
  practice.card = run.card ?? null;
  practice.isQueued = true;
  if (!run.plausible || run.strictness !== undefined) return true;
  const best = { score, speed, at: event.time };
  if (beats(run, practice.best)) practice.best = best;
  const week = mondayOf(event.time);
  const place = `${comboId}/${week}/${userId}`;
  if (beats(run, boards.get(place))) boards.set(place, { comboId, userId, week, ...best });
  return true;
}
