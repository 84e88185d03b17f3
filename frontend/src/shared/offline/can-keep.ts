import { followInstalling, tellToTakeOver } from './take-over.js';

/** Whether this browser keeps pages at all: with a built site, over https or on this machine. */
export const canKeep = (): boolean => 'serviceWorker' in navigator && import.meta.env.PROD;

/** Whether pages are kept already, so that their code is here without a connection, too. */
export const isKept = (): boolean => 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;

const WORKER = '/sw.js';
async function register(): Promise<void> {
  const registration = await navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' });
  tellToTakeOver(registration);
  // one may have been found before anybody listened
  followInstalling(registration);
  registration.addEventListener('updatefound', () => {
    followInstalling(registration);
  });
}

let registered = false;

/** Has pages kept from now on, where that is possible. What cannot be kept now (no room, no connection) is tried at the next visit. */
export function keepPages(): void {
  if (registered || !canKeep()) return;
  registered = true;
  register().catch(() => {
    registered = false;
  });
}
