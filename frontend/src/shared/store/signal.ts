import { atom } from 'nanostores';

/** Tells that something has changed, or has happened, whose value is kept elsewhere. */
export interface Signal {
  readonly tell: () => void;
  /** @returns ends it */
  readonly listen: (listener: () => void) => () => void;
}

export function createSignal(): Signal {
  const told = atom(0);
  return {
    tell: () => {
      told.set(told.get() + 1);
    },
    listen: (listener) =>
      told.listen(() => {
        listener();
      }),
  };
}
