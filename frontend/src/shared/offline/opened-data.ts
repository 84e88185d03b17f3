import { atom } from 'nanostores';
import type { Readable } from '../store/readable.js';

const opened = atom<readonly string[]>([]);
/** Paths of the frame data that were opened since the page was loaded. */
export const openedData: Readable<readonly string[]> = opened;

/** Remembers that a file was opened: where pages are kept, it is kept, too. */
export function noteOpened(path: string): void {
  if (!opened.get().includes(path)) opened.set([...opened.get(), path]);
}
