import { LADDER, LADDER_START, type LadderState } from '@combolab/contracts';
import { StoredChoice } from '../../../shared/lib/stored-choice.js';
import { isRecord, parseRecord } from '../../../shared/lib/stored-record.js';
import { t } from '../texts.js';

export const STRICTNESSES = ['exact', 'needed', 'timed'] as const;
/** `exact` and `needed` wait at each action, `timed` does not. */
export type Strictness = (typeof STRICTNESSES)[number];

export const STRICTNESS_NAMES: Readonly<Record<Strictness, string>> = {
  exact: t('eachPress'),
  needed: t('mainPresses'),
  timed: t('fullTiming'),
};

export const strictnessChoice = new StoredChoice<Strictness>(
  'combolab.lesson-strictness',
  (text) => STRICTNESSES.find((each) => each === text) ?? 'exact',
);

function readLadder(value: unknown): LadderState | null {
  const { rung, clean, failed } = isRecord(value) ? value : {};
  const counts = [rung, clean, failed];
  if (!counts.every((count) => Number.isSafeInteger(count) && Number(count) >= 0)) return null;
  return { rung: Math.min(Number(rung), LADDER.length - 1), clean: Number(clean), failed: Number(failed) };
}

const ladders = new StoredChoice(
  'combolab.lesson-speeds',
  (text) => parseRecord(text, readLadder),
  (all) => JSON.stringify(all),
);

/** How far somebody has climbed with a combo, in this browser. */
export const ladderOf = (comboId: string): LadderState => ladders.read()[comboId] ?? LADDER_START;
export const keepLadder = (comboId: string, ladder: LadderState): void => {
  ladders.write({ ...ladders.read(), [comboId]: ladder });
};
