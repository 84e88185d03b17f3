import { StoredFlag } from './stored-flag.js';

/** Whether the inputs of a lesson are spoken. */
export const voice = new StoredFlag('combolab.lesson-voice');
