import { isLoopback } from './loopback.js';

/** What decides whether the Firebase emulator may be used. */
export interface EmulatorEnvironment {
  readonly FIREBASE_AUTH_EMULATOR_HOST?: string | undefined;
  readonly FIREBASE_EMULATOR?: string | undefined;
  readonly NODE_ENV?: string | undefined;
  readonly PUBLIC_URL?: string | undefined;
}

/** Whether people reach the site by an address of their own machine; without one they do. */
function isOfThisMachine(address = ''): boolean {
  if (!URL.canParse(address)) return address === '';
  const host = new URL(address).hostname.replace(/^\[(.*)\]$/, '$1');
  return isLoopback(host) || host.endsWith('.localhost');
}

/**
 * Why the emulator that an environment names must not be used, in words; null when it may be, or there is none. Whoever speaks
 * to it may be anybody: its tokens are not signed.
 */
export function emulatorFault(env: EmulatorEnvironment): string | null {
  const emulator = env.FIREBASE_AUTH_EMULATOR_HOST;
  if (emulator === undefined || emulator === '' || env.NODE_ENV === 'test') return null;
  const lead = 'FIREBASE_AUTH_EMULATOR_HOST is set: its tokens are not signed, so anybody could sign in as anybody.';
  if (env.FIREBASE_EMULATOR !== '1')
    return `${lead} Remove it, or set FIREBASE_EMULATOR=1 on a machine where that does no harm.`;
  if (env.NODE_ENV === 'production') return `${lead} With NODE_ENV=production it is refused: remove both, or NODE_ENV.`;
  if (env.PUBLIC_URL?.startsWith('https:') === true)
    return `${lead} With an https PUBLIC_URL it is refused: remove both, and name a Firebase project of your own.`;
  if (!isOfThisMachine(env.PUBLIC_URL))
    return `${lead} With a PUBLIC_URL that is not of this machine it is refused: remove both, and name a Firebase project of your own.`;
  return null;
}
