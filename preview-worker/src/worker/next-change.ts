import type { Jobs } from '@combolab/platform';

export interface NextChange {
  /** Resolves at the next change of any job, after `ms`, or when the signal aborts, whichever comes first. */
  readonly promise: Promise<void>;
  forget(): void;
}

/** Listens from the call on, so that nothing enqueued between looking and waiting is missed. */
export function nextChange(jobs: Jobs, ms: number, signal: AbortSignal): NextChange {
  let wake: () => void = () => undefined;
  const promise = new Promise<void>((resolve) => {
    wake = resolve;
  });
  const unsubscribe = jobs.onChange(wake);
  const timer = setTimeout(wake, ms);
  signal.addEventListener('abort', wake);
  if (signal.aborted) wake();
  return {
    promise,
    forget: () => {
      unsubscribe();
      clearTimeout(timer);
      signal.removeEventListener('abort', wake);
    },
  };
}
