import { createContext, use, type ReactNode } from 'react';
import { FrameSources } from '../controller/frame-source.js';
import type { FrameClock } from './frame-clock.js';

const Clocks = createContext<FrameClock | null>(null);

interface Props {
  readonly clock: FrameClock;
  readonly children: ReactNode;
}

/** Gives the parts of one player their clock. Where a page has several players, each has a provider of its own. */
export const ClockProvider = ({ clock, children }: Props) => (
  <Clocks value={clock}>
    <FrameSources value={clock}>{children}</FrameSources>
  </Clocks>
);

/**
 * The clock of the player that a component is part of.
 * @throws {Error} outside of a player
 */
export function useClock(): FrameClock {
  const clock = use(Clocks);
  if (clock === null) throw new Error('useClock: no ClockProvider above');
  return clock;
}
