import { setTimeout as delay } from 'node:timers/promises';

/** Asks again until the answer is not undefined. @throws Error after `ms` */
export async function waitUntil<T>(what: string, ask: () => Promise<T | undefined>, ms = 30_000): Promise<T> {
  for (const end = Date.now() + ms; ;) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    if (Date.now() > end) throw new Error(`waited ${String(ms)} ms in vain for: ${what}`);
    await delay(25);
  }
}
