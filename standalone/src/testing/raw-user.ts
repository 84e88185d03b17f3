import type { Problem, RawClipState } from '@combolab/contracts';
import type { Answer, TestUser } from './test-user.js';
import { waitUntil } from './wait-until.js';

export type RawAnswer = Answer<RawClipState & Problem>;

/** Asks for what is made of raw videos as one user, again and again as the page does. */
export class RawUser {
  constructor(private readonly user: TestUser) {}

  proxy(uploadId: string): Promise<RawAnswer> {
    return this.user.post(`/uploads/${uploadId}/proxy`, {});
  }

  cut(uploadId: string, from: number, to: number): Promise<RawAnswer> {
    return this.user.post(`/uploads/${uploadId}/cut`, { from, to });
  }

  /** Asks until it is ready or refused. */
  async settled(ask: () => Promise<RawAnswer>): Promise<RawAnswer> {
    return waitUntil('the raw clip to be worked on', async () => {
      const answer = await ask();
      return answer.body.state === 'working' ? undefined : answer;
    });
  }
}
