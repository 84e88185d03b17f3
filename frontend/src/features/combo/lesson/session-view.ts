import type { LadderState, LessonStep, PracticeRun, PressEdge, PressJudgement } from '@combolab/contracts';
import type { Strictness } from './lesson-prefs.js';
import type { FinishedRun, TimedRun } from './timed-run.js';
import type { FinishedWait, WaitRun } from './wait-run.js';

/** Draws what is judged while the clip plays, outside of React. */
export interface Drawing {
  readonly judged: (press: PressJudgement) => void;
  readonly extra: (edge: PressEdge) => void;
  readonly clear: () => void;
}

export type Interruption = 'lost' | 'hidden';

export interface SessionView {
  readonly phase: 'ready' | 'counting' | 'running' | 'over';
  /** Beats left before playing. */
  readonly beats: number;
  readonly strictness: Strictness;
  readonly ladder: LadderState;
  /** Place in the speeds of a lesson that waits. */
  readonly waitRung: number;
  /** Frames practised alone; null for everything. */
  readonly section: readonly [from: number, to: number] | null;
  /** The section begins again by itself. */
  readonly loops: boolean;
  /** Inputs are hidden until missed. */
  readonly conceals: boolean;
  readonly interrupted: Interruption | null;
  readonly wait: WaitRun | null;
  readonly timed: TimedRun | null;
  readonly finished: FinishedRun | null;
  /** A run that waited, once it is over. */
  readonly waited: FinishedWait | null;
  /** Place in LADDER of the speed of the run that is over. */
  readonly ranAt: number;
  /** Of the run that goes on or was the last, since the lesson was opened: 1 is the first. */
  readonly run: number;
  /** Clean runs of the whole combo since the lesson was opened. */
  readonly cleanRuns: number;
}

/** What a session tells its page. */
export interface SessionListener {
  readonly onStep: (step: LessonStep | null) => void;
  /** A run is over; not told when nothing was pressed at all. @param score 0 to 100 */
  readonly onRun: (run: PracticeRun, score: number) => void;
}
