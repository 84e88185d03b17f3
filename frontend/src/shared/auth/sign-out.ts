let finish = (): Promise<void> => Promise.resolve();

/** Says what is done as long as its user is still signed in, before they are signed out. */
export function beforeSignOut(last: () => Promise<void>): void {
  finish = last;
}

/** Resolves once all that was to be done is done, or could not be. */
export async function finishBeforeSignOut(): Promise<void> {
  await finish().catch(() => undefined);
}
