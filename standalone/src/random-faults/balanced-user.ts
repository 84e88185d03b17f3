import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { TestUser } from '../testing/test-user.js';
import type { AnswerMeter } from './answer-meter.js';

/** How long somebody asks for the same again, ms: longer than anything is away. */
const PATIENCE_MS = 240_000;
/** How long a balancer waits for one api process before it asks the next, ms. */
const ANSWER_MS = 10_000;
const PAUSE_MS = 50;

/** What is worth to be asked again, with the same idempotency key. */
const PASSES = new Set([502, 503, 507]);

/** Where a site is reached. */
export interface Doors {
  /** Addresses of its api processes; one that does not answer, or is busy, is passed over. */
  readonly apis: () => readonly string[];
  readonly writes: AnswerMeter;
  readonly reads: AnswerMeter;
}

/** Somebody behind a balancer, who sends the same again until it is taken, as the documentation of the API asks of programs. */
export class BalancedUser extends TestUser {
  #turn = 0;

  constructor(
    private readonly doors: Doors,
    ...who: [userId: string, token: string | null]
  ) {
    super('', ...who);
  }

  /** @throws Error when nobody takes it, or when it is refused for good */
  override async request(path: string, init: RequestInit): Promise<Response> {
    const headers = new Headers(init.headers);
    if (init.method === 'POST') headers.set('idempotency-key', randomUUID());
    for (const end = Date.now() + PATIENCE_MS; ;) {
      const response = await this.#tried(path, { ...init, headers });
      if (response?.ok === true) {
        this.doors[init.method === 'POST' ? 'writes' : 'reads'].answered();
        return response;
      }
      const said = response === null ? 'no answer' : `${String(response.status)} ${await response.text()}`;
      if (response !== null && !PASSES.has(response.status)) throw new Error(`${path} was refused: ${said}`);
      if (Date.now() > end) throw new Error(`${path} was never taken: ${said}`);
      this.#turn += 1;
      await delay(PAUSE_MS);
    }
  }

  /** null when the connection broke, or nothing came in time. */
  async #tried(path: string, init: RequestInit): Promise<Response | null> {
    const apis = this.doors.apis();
    const url = apis[this.#turn % apis.length] ?? '';
    try {
      const response = await fetch(`${url}/api${path}`, { ...init, signal: AbortSignal.timeout(ANSWER_MS) });
      const { status, headers } = response;
      const whole = await response.arrayBuffer();
      return new Response(whole.byteLength === 0 ? null : whole, { status, headers });
    } catch (error) {
      // of fetch: refused, reset, or ended in the middle; the other is our own limit
      if (error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError')) return null;
      throw error;
    }
  }
}
