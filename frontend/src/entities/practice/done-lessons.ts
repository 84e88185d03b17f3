import { StoredChoice } from '../../shared/lib/stored-choice.js';
import { parseRecord } from '../../shared/lib/stored-record.js';

/** Combos whose lesson was gone through to its end in this browser, waiting or timed. */
export const doneLessons = new StoredChoice<Readonly<Record<string, true>>>(
  'combolab.lessons-done',
  (text) => parseRecord(text, (value) => (value === true ? true : null)),
  JSON.stringify,
);

export function lessonWasDone(comboId: string): void {
  const done = doneLessons.read();
  if (done[comboId] !== true) doneLessons.write({ ...done, [comboId]: true });
}
