import {
  PracticeErased,
  PracticeRecorded,
  PracticeStopped,
  type BestRun,
  type EventOf,
  type KnownEvent,
  type PracticeCard,
} from '@combolab/contracts';
import type { Decider, Evolve } from '../../commands/decider.js';

export type Recorded = EventOf<typeof PracticeRecorded>['data'];

/** How far a user is with a combo; null before the first run. */
export interface PracticeState {
  /** Runs of the whole combo. */
  readonly attempts: number;
  readonly best: BestRun | null;
  readonly lastAt: string;
  /** Kept when the combo leaves the queue: what was learned is not forgotten at once. */
  readonly card: PracticeCard | null;
  readonly isQueued: boolean;
  readonly runIds: readonly string[];
  /** Present once the account of who practised has ended. */
  readonly erased?: true;
}

export type PracticeCommand =
  | {
      readonly type: 'record';
      readonly run: Omit<Recorded, 'card'>;
      readonly schedule: (state: PracticeState | null) => PracticeCard;
    }
  | { readonly type: 'stop'; readonly userId: string; readonly comboId: string }
  | { readonly type: 'erase'; readonly userId: string; readonly comboId: string };

/** So many runs are known again when they come a second time. */
const KNOWN_RUNS = 50;

/** Whether a run is better than the best: faster first, then the higher score. */
export const isBetter = (run: Pick<BestRun, 'speed' | 'score'>, best: BestRun | null): boolean =>
  best === null || run.speed > best.speed || (run.speed === best.speed && run.score > best.score);

/** Whether a run counts against others: it can have happened so, and its timing was measured. */
export const isRated = ({ plausible, strictness }: Pick<Recorded, 'plausible' | 'strictness'>): boolean =>
  plausible && strictness === undefined;

const EMPTY = { attempts: 0, best: null, card: null, isQueued: false, runIds: [] };

function ran(state: PracticeState | null, { data, time }: KnownEvent<typeof PracticeRecorded.type>): PracticeState {
  const { runId, section, speed, score, card } = data;
  const before = state ?? { ...EMPTY, lastAt: time };
  const runIds = [...before.runIds, runId].slice(-KNOWN_RUNS);
  if (section !== null || card === undefined) return { ...before, lastAt: time, runIds };
  const best = isRated(data) && isBetter({ speed, score }, before.best) ? { speed, score, at: time } : before.best;
  return { attempts: before.attempts + 1, best, lastAt: time, card, isQueued: true, runIds };
}

/** null before the first run. */
export const practiceOn: Evolve<PracticeState | null> = {
  [PracticeRecorded.type]: ran,
  [PracticeStopped.type]: (state) => (state === null ? null : { ...state, isQueued: false }),
  [PracticeErased.type]: (_, { time }) => ({ ...EMPTY, lastAt: time, erased: true }),
};

/** One stream per user and combo. */
export const practiceDecider: Decider<PracticeState | null, PracticeCommand> = {
  initial: null,
  on: practiceOn,
  decide(state, command) {
    if (command.type === 'stop') {
      const { userId, comboId } = command;
      return state?.isQueued === true ? [PracticeStopped({ userId, comboId })] : [];
    }
    if (command.type === 'erase') {
      const { userId, comboId } = command;
      return state?.erased === true ? [] : [PracticeErased({ userId, comboId })];
    }
    const { run, schedule } = command;
    if (state?.runIds.includes(run.runId) === true) return [];
    return [PracticeRecorded({ ...run, ...(run.section === null ? { card: schedule(state) } : {}) })];
  },
};
