import { LADDER, LADDER_START, type LadderState } from '@combolab/contracts';
import { StoredChoice } from '../../../shared/lib/stored-choice.js';

export const STRICTNESSES = ['exact', 'needed', 'timed'] as const;
/** `exact` and `needed` wait at each action, `timed` does not. */
export type Strictness = (typeof STRICTNESSES)[number];

export const strictnessChoice = new StoredChoice<Strictness>(
  'combolab.lesson-strictness',
  (text) => STRICTNESSES.find((each) => each === text) ?? 'exact',
);

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function parseRecord<T>(text: string | null, read: (value: unknown) => T | null): Readonly<Record<string, T>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    const entries = Object.entries(isRecord(value) ? value : {}).flatMap(([key, each]): [string, T][] => {
      const one = read(each);
      return one === null ? [] : [[key, one]];
    });
    return Object.fromEntries(entries);
  } catch {
    return {};
  }
}

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

/** How much later than they were presses are told, in ms, by pad. */
export const padDelays = new StoredChoice(
  'combolab.pad-delays',
  (text) => parseRecord(text, (value) => (typeof value === 'number' && Number.isFinite(value) ? value : null)),
  (all) => JSON.stringify(all),
);
