import { atom } from 'nanostores';
import type { Readable } from '../store/readable.js';

/** Something a page does that the help and the command palette tell of, too. */
export interface PageAction {
  readonly label: string;
  readonly caps: readonly string[];
  /** Set off by a character alone. */
  readonly character: boolean;
  readonly enabled: () => boolean;
  readonly run: () => void;
}

interface Told {
  /** What they are called together. */
  readonly heading: string;
  readonly actions: readonly PageAction[];
}

const NONE: Told = { heading: '', actions: [] };
const told = atom(NONE);

/** The actions of the page that is open. A page tells of them for as long as it is there. */
export const pageActions: Readable<Told> = told;

/** @returns takes them back */
export function tellPageActions(heading: string, actions: readonly PageAction[]): () => void {
  const mine = { heading, actions };
  told.set(mine);
  return () => {
    if (told.get() === mine) told.set(NONE);
  };
}
