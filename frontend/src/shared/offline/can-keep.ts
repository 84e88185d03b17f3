/** Whether this browser keeps pages at all: with a built site, over https or on this machine. */
export const canKeep = (): boolean => import.meta.env.PROD && 'serviceWorker' in navigator;

const WORKER = '/sw.js';

/** Has pages kept from now on, where that is possible. What cannot be kept now (no room, no connection) is tried at the next visit. */
export function keepPages(): void {
  if (canKeep()) navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' }).catch(() => undefined);
}
