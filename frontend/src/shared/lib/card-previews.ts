import { StoredFlag } from './stored-flag.js';

/** Whether previews play on the cards of a list. */
export const cardPreviews = new StoredFlag('combolab.card-previews');
