import { atom } from 'nanostores';
import { createSignal } from '../store/signal.js';

/** Since when what is shown is kept, as a time in ms: the oldest of it; null while the server answers. */
export const shownAsOf = atom<number | null>(null);

/** Told when the server could not be reached, and can be again. */
export const connectionBack = createSignal();
