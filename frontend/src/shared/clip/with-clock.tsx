import type { ReactNode } from 'react';
import { ClockProvider } from './clock-provider.js';
import type { FrameClock } from './frame-clock.js';

/** Puts what a test renders into a player with this clock. */
export const withClock =
  (clock: FrameClock) =>
  ({ children }: { readonly children: ReactNode }) => <ClockProvider clock={clock}>{children}</ClockProvider>;
