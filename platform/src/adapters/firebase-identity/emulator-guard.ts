/**
 * Whoever speaks to the emulator may be anybody: its tokens are not signed.
 * @throws Error when the environment names an emulator outside tests and development
 */
export function refuseStrayEmulator(env: NodeJS.ProcessEnv): void {
  const emulator = env.FIREBASE_AUTH_EMULATOR_HOST;
  if (emulator === undefined || emulator === '' || env.NODE_ENV === 'test' || env.FIREBASE_EMULATOR === '1') return;
  throw new Error(
    'FIREBASE_AUTH_EMULATOR_HOST is set: tokens of the emulator are not signed, so anybody could sign in as anybody. ' +
      'Remove it, or set FIREBASE_EMULATOR=1 on a machine where that does no harm.',
  );
}
