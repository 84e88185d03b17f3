import { judgeRun, judgeWait, scoreOf, type Action, type PracticeRun, type WaitStrictness } from '@combolab/contracts';

/** How a run went, as it is recorded. */
export interface JudgedRun {
  /** 0 to 100. */
  readonly score: number;
  readonly onTime: number;
  readonly total: number;
  /** Frames, + late. */
  readonly average: number;
  readonly clean: boolean;
  /** Absent where timing was measured. */
  readonly strictness?: WaitStrictness;
}

/** Judges a run by what was pressed. @param actions of the combo in the version that was practised */
export function judgedRun({ strictness, section, edges }: PracticeRun, actions: readonly Action[]): JudgedRun {
  if (strictness === 'timed') {
    const judgement = judgeRun(actions, edges, { ...(section !== null && { section }) });
    const { score, onTime, total, average, clean } = scoreOf(judgement);
    return { score, onTime, total, average, clean };
  }
  const timed = edges.map((edge) => ({ ...edge, at: edge.at ?? 0 }));
  const { score, total, clean } = judgeWait(actions, timed, strictness);
  return { score, onTime: 0, total, average: 0, clean, strictness };
}
