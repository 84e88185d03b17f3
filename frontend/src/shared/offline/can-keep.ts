/** Whether this browser keeps pages at all: with a built site, over https or on this machine. */
export const canKeep = (): boolean => 'serviceWorker' in navigator && import.meta.env.PROD;

/** Whether pages are kept already, so that their code is here without a connection, too. */
export const isKept = (): boolean => 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;

const WORKER = '/sw.js';
/** Has a worker that waits take the place of the one before. */
export const TAKE_OVER = 'take-over';
/** How often a worker that still waits is told again, in ms. */
const AGAIN_MS = 2000;

/**
 * Tells a worker that waits to take over until it does. It wants to by itself, but Chromium gives that up for good when the page asks
 * the worker before it for something at that moment (https://github.com/w3c/ServiceWorker/issues/1295 tells the rule).
 */
function tellToTakeOver(registration: ServiceWorkerRegistration): void {
  if (registration.waiting === null) return;
  registration.waiting.postMessage(TAKE_OVER);
  setTimeout(tellToTakeOver, AGAIN_MS, registration);
}

/** A worker that is being made is told once it waits. */
function followInstalling(registration: ServiceWorkerRegistration): void {
  registration.installing?.addEventListener('statechange', () => {
    tellToTakeOver(registration);
  });
}

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
