/** Has a worker that waits take the place of the one before. */
export const TAKE_OVER = 'take-over';

/** So long a worker may take over by itself, in ms, before it is told to. */
const BY_ITSELF_MS = 2000;

function tell(registration: ServiceWorkerRegistration): void {
  registration.waiting?.postMessage(TAKE_OVER);
}

/**
 * Tells a worker that still waits after two seconds to take over. It wants to by itself, but Chromium starts the worker before it
 * again when the page asks for something just as that one is stopped, and then keeps the new one waiting
 * (https://github.com/w3c/ServiceWorker/issues/1295 tells the rule). It is told late and once, since the wish that a worker has while
 * it waits counts but the first time (`pending_skip_waiting_requests_` in content/browser/service_worker/service_worker_version.cc):
 * told within that moment, it would wait on whatever it is told later.
 */
export function tellToTakeOver(registration: ServiceWorkerRegistration): void {
  if (registration.waiting !== null) setTimeout(tell, BY_ITSELF_MS, registration);
}

/** A worker that is being made is told once it waits. */
export function followInstalling(registration: ServiceWorkerRegistration): void {
  const { installing } = registration;
  installing?.addEventListener('statechange', () => {
    if (installing.state === 'installed') setTimeout(tell, BY_ITSELF_MS, registration);
  });
}
