import type { Action, PracticeRun, PressEdge } from '@combolab/contracts';

/** The presses of somebody who is `late` frames late on every action, and lets go 5 frames later. */
export const edgesOf = (actions: readonly Action[], late: (index: number) => number): PressEdge[] =>
  actions
    .flatMap(({ frame, presses }, index) =>
      presses
        .filter(({ hold }) => hold === 'SELECT_NO_HOLD' || hold === 'START_HOLD')
        .flatMap(({ type }) => [
          { type, down: true, frame: frame + late(index) },
          { type, down: false, frame: frame + late(index) + 5 },
        ]),
    )
    .sort((a, b) => a.frame - b.frame);

/** A run as a page sends it. */
export const practiceRun = (comboId: string, more: Partial<PracticeRun> = {}): PracticeRun => ({
  comboId,
  contentVersion: 1,
  speed: 1,
  strictness: 'timed',
  controller: 'gamepad',
  section: null,
  edges: [],
  durationMs: 2000,
  ...more,
});
