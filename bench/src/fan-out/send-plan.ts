import { setTimeout as delay } from 'node:timers/promises';
import { now } from './message.js';

export interface SendPlan {
  /** Messages to everybody. */
  readonly messages: number;
  /** ms from one to the next: more than the gateway gathers for. */
  readonly gapMs: number;
}
export interface Sent {
  /** Number of the first message. */
  readonly first: number;
  readonly sentAt: readonly number[];
  /** Processor ms of this process in the first half of each gap. */
  readonly cpuMs: number;
}

/** Sends messages one by one and counts what each costs the server. */
export function sender(send: (n: number) => void): (plan: SendPlan) => Promise<Sent> {
  let n = 0;
  return async ({ messages, gapMs }) => {
    const first = n + 1;
    const sentAt: number[] = [];
    let cpuMs = 0;
    for (let i = 0; i < messages; i += 1) {
      n += 1;
      const before = process.cpuUsage();
      sentAt.push(now());
      send(n);
      await delay(gapMs / 2);
      const { user, system } = process.cpuUsage(before);
      cpuMs += (user + system) / 1000;
      await delay(gapMs / 2);
    }
    return { first, sentAt, cpuMs };
  };
}
