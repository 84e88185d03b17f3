import type { Practice } from '@combolab/contracts';
import type { PracticeState } from './practice.decider.js';

/** How far somebody is with a combo, as it is answered. */
export const practiceView = (comboId: string, state: PracticeState | null): Practice => ({
  comboId,
  attempts: state?.attempts ?? 0,
  best: state?.best ?? null,
  lastAt: state?.lastAt ?? null,
  due: state?.isQueued === true ? (state.card?.due ?? null) : null,
});
