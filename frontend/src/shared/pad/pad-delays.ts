import { StoredChoice } from '../lib/stored-choice.js';
import { parseRecord } from '../lib/stored-record.js';

/** How much later than they were presses are told, in ms, by pad. */
export const padDelays = new StoredChoice(
  'combolab.pad-delays',
  (text) => parseRecord(text, (value) => (typeof value === 'number' && Number.isFinite(value) ? value : null)),
  (all) => JSON.stringify(all),
);
