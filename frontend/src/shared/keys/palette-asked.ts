import { atom } from 'nanostores';

const asked = atom(0);

/** Asks for the command palette, as its keys do. */
export const askForPalette = (): void => {
  asked.set(asked.get() + 1);
};

/** @returns ends it */
export const onPaletteAsked = (open: () => void): (() => void) => asked.listen(open);

/** Pages that search by a box of their own: `/` leads to it there. */
export const hasOwnSearch = (pathname: string): boolean => /^\/(results|game)(\/|$)/.test(pathname);
