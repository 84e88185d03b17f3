import { connectionBack, shownAsOf } from './as-of.js';

const ALIVE = '/health/live';
const FIRST_MS = 1000;
const LONGEST_MS = 15_000;

let since: number | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/** When the server could first not be reached, in ms; null while it answers. */
export const awaySince = (): number | null => since;

/** Looks for the server until it answers: again and again, and at once when the browser has a network. */
export function awaitConnection(): void {
  if (since !== null) return;
  since = Date.now();
  addEventListener('online', lookNow);
  plan(FIRST_MS);
}

function plan(delay: number): void {
  timer = setTimeout(() => void look(delay), delay);
}

function lookNow(): void {
  clearTimeout(timer);
  void look(FIRST_MS / 2);
}

async function look(delay: number): Promise<void> {
  const alive = await fetch(ALIVE, { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (since === null) return;
  if (!alive) {
    plan(Math.min(delay * 2, LONGEST_MS));
    return;
  }
  removeEventListener('online', lookNow);
  clearTimeout(timer);
  connectionBack.tell();
  since = null;
  shownAsOf.set(null);
}
