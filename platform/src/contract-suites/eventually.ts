import { setTimeout as pause } from 'node:timers/promises';

/** Asks again until the condition holds: other processes need a moment. @throws Error after `ms` */
export async function eventually(what: string, holds: () => boolean | Promise<boolean>, ms = 20_000): Promise<void> {
  for (const end = Date.now() + ms; !(await holds());) {
    if (Date.now() > end) throw new Error(`waited ${String(ms)} ms in vain for: ${what}`);
    await pause(10);
  }
}
