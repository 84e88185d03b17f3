import { atom } from 'nanostores';
import type { Readable } from '../store/readable.js';

/** What a browser hands a page that can be installed. Not in TypeScript: only Chromium's browsers know it. */
export interface InstallOffer extends Event {
  /** Has the browser ask. */
  prompt(): Promise<unknown>;
}

const offer = atom<InstallOffer | null>(null);
/** What the browser offers now; null where the page is installed already, or the browser has another way. */
export const installOffer: Readable<InstallOffer | null> = offer;

/** Keeps what the browser offers, until somebody takes it from a menu. */
export function hearInstallOffers(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offer.set(event as InstallOffer);
  });
  addEventListener('appinstalled', () => {
    offer.set(null);
  });
}

/** Has the browser ask whether to install; it can be asked once for each offer. */
export async function takeInstallOffer(): Promise<void> {
  const taken = offer.get();
  offer.set(null);
  await taken?.prompt();
}
