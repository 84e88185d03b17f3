/** State of the navigation to a draft that nobody named. */
export const REOPENED = { reopened: true } as const;

/** Whether a draft was opened because it was the last one. */
export const isReopened = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'reopened' in state;
