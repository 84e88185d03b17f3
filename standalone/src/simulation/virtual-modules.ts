import { activeTime } from './virtual-globals.js';

interface Options {
  readonly signal?: AbortSignal;
}

/** `setTimeout` of `node:timers/promises`. */
export function setTimeout<T>(ms = 1, value?: T, { signal }: Options = {}): Promise<T | undefined> {
  return wait(Math.max(1, ms), 'timer', value, signal);
}

/** `setImmediate` of `node:timers/promises`. */
export function setImmediate<T>(value?: T, { signal }: Options = {}): Promise<T | undefined> {
  return wait(0, 'turn', value, signal);
}

function wait<T>(ms: number, label: string, value: T | undefined, signal?: AbortSignal): Promise<T | undefined> {
  return new Promise((resolve, reject) => {
    const aborted = (): void => {
      task.cancelled = true;
      reject(new DOMException('The operation was aborted', 'AbortError'));
    };
    const time = activeTime();
    const task = time.plan(time.current, ms, label, () => {
      signal?.removeEventListener('abort', aborted);
      resolve(value);
    });
    if (signal?.aborted === true) aborted();
    else signal?.addEventListener('abort', aborted, { once: true });
  });
}

/** In place of the product's own: 22 characters that follow from the seed. */
export function randomId(): string {
  const { random } = activeTime();
  const part = (): string =>
    random
      .below(36 ** 6)
      .toString(36)
      .padStart(6, '0');
  return [part(), part(), part(), part()].join('').slice(0, 22);
}
