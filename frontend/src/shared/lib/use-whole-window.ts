import { useRootMark } from './use-root-mark.js';

/** The page fills the window as long as this is there and on: no place is kept for a scrollbar. */
export const useWholeWindow = (on = true): void => {
  useRootMark('data-whole-window', on);
};
