import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Problem } from '@combolab/contracts';
import { PASSWORD, TestUser } from '../testing/test-user.js';
import type { KeptSite } from './kept-site.js';

/** How long somebody asks for the same again, ms. */
const PATIENCE_MS = 30_000;
/** Between two tries, ms: shorter than the product asks for, so that the shortest outage is met too. */
const PAUSE_MS = 50;

/** What is worth to be asked again, with the same idempotency key. */
const PASSES = new Set([503, 507]);

/** Somebody who sends the same again until it is taken, as the documentation of the API asks of programs. */
export class PatientUser extends TestUser {
  constructor(
    private readonly site: KeptSite,
    ...who: [userId: string, token: string | null, session?: string | null, email?: string]
  ) {
    super(site.url, ...who);
  }

  /** Signs up, or in where an answer was lost that said so already. */
  static async join(site: KeptSite, name: string): Promise<PatientUser> {
    const email = `${name}@example.test`;
    const visitor = new PatientUser(site, '', null);
    const asked = { email, password: PASSWORD };
    const signedUp = await visitor.post('/auth/sign-up/email', { ...asked, name });
    return PatientUser.signIn(site, email, signedUp.body);
  }

  /** @param before what a sign-up answered, for the error */
  static async signIn(site: KeptSite, email: string, before?: Problem): Promise<PatientUser> {
    const visitor = new PatientUser(site, '', null);
    const asked = { email, password: PASSWORD };
    const { status, headers, body } = await visitor.post<{ user: { id: string } }>('/auth/sign-in/email', asked);
    if (status !== 200) throw new Error(`sign-in of ${email}: ${JSON.stringify([status, body, before])}`);
    const session = headers.get('set-auth-token') ?? '';
    const answer = await visitor.get<{ token: string }>('/auth/token', { authorization: `Bearer ${session}` });
    if (answer.status !== 200) throw new Error(`token of ${email}: ${JSON.stringify(answer.body)}`);
    return new PatientUser(site, body.user.id, answer.body.token, session, email);
  }

  override async request(path: string, init: RequestInit): Promise<Response> {
    const headers = new Headers(init.headers);
    if (init.method === 'POST' && !headers.has('tus-resumable')) headers.set('idempotency-key', randomUUID());
    const end = Date.now() + PATIENCE_MS;
    for (let lost = false; ; lost = true) {
      const response = await this.#tried(path, { ...init, headers });
      if (response !== null && !PASSES.has(response.status)) return lost ? repeated(path, response) : response;
      if (Date.now() > end) throw new Error(`${path} was never taken: ${(await response?.text()) ?? 'no answer'}`);
      await delay(PAUSE_MS);
      await this.site.up();
    }
  }

  /** null when the connection broke. */
  async #tried(path: string, init: RequestInit): Promise<Response | null> {
    try {
      const response = await super.request(path, init);
      const whole = await response.arrayBuffer();
      const { status, headers } = response;
      return new Response(whole.byteLength === 0 ? null : whole, { status, headers });
    } catch (error) {
      // of fetch: refused, reset, or ended in the middle
      if (!(error instanceof TypeError)) throw error;
      return null;
    }
  }
}

/**
 * What an answer means to somebody who asked before and heard nothing: a token that was made is there, and its text is gone, as
 * the API says; an account that has ended lets nobody in any more. Whether they were made and ended, the log must tell.
 */
function repeated(path: string, response: Response): Response {
  if (path === '/user/make-api-token' && response.status === 409) return Response.json({ token: '' });
  if (path === '/user/delete-account' && response.status === 401) return Response.json({});
  return response;
}
