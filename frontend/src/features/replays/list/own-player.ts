import { StoredChoice } from '../../../shared/lib/stored-choice.js';

/** Who the user is in replays, remembered on this device alone; null until they said so. */
export const ownPlayer = new StoredChoice<string | null>(
  'combolab.replays.player',
  (text) => (text === '' ? null : text),
  (key) => key ?? '',
);
