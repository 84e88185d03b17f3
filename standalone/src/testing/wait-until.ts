import { setTimeout as delay } from 'node:timers/promises';

interface Suites {
  waited?(what: string, ms: number): void;
}

/** Asks again until the answer is not undefined. @throws Error after `ms` */
export async function waitUntil<T>(what: string, ask: () => Promise<T | undefined>, ms = 60_000): Promise<T> {
  const began = Date.now();
  for (const end = began + ms; ;) {
    const answer = await ask();
    if (answer !== undefined) {
      (globalThis as { suites?: Suites }).suites?.waited?.(what, Date.now() - began);
      return answer;
    }
    if (Date.now() > end) throw new Error(`waited ${String(ms)} ms in vain for: ${what}`);
    await delay(25);
  }
}
