import { chromium, type Browser } from 'playwright';
import { shared } from '../testing/shared.js';

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The Chromium that the environment names (`CHROMIUM_PATH` and what `scripts/lib/chromium.mjs` adds to it). */
export function openBrowser(): Promise<Browser> {
  const { CHROMIUM_PATH, CHROMIUM_HEADLESS, CHROMIUM_LIBRARIES, CHROMIUM_FONTS } = process.env;
  if (CHROMIUM_PATH === undefined) throw new Error('CHROMIUM_PATH names no browser; run npm run test:journeys');
  return chromium.launch({
    executablePath: CHROMIUM_PATH,
    args: CHROMIUM_HEADLESS === 'shell' ? [...ARGS, '--headless=shell'] : ARGS,
    ...(CHROMIUM_LIBRARIES !== undefined && {
      env: {
        ...process.env,
        LD_LIBRARY_PATH: CHROMIUM_LIBRARIES,
        ...(CHROMIUM_FONTS !== undefined && { FONTCONFIG_PATH: CHROMIUM_FONTS }),
      },
    }),
  });
}

/** The one browser of all suites of this process: each person has a context of their own in it. */
export const sharedBrowser = shared(openBrowser);
