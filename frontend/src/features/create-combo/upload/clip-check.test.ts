import type { ClipCheck } from '@combolab/contracts';
import type { ApiError } from '../../../shared/api/problem.js';
import { wrongWith } from './clip-check.js';

type Answer = { readonly data: ClipCheck } | { readonly error: ApiError };
const said = (state: ClipCheck['state'], words: string | null = null): Answer => ({ data: { state, words } });
const refusal = (status: number): Answer => ({
  error: {
    ...{ kind: 'problem', status, retryAfter: null },
    problem: { type: 'urn:x', title: 'No', status, detail: '', code: 'x', correlationId: 'c' },
  },
});

/** A server with the answers that it gives in turn. */
async function ask(...answers: Answer[]) {
  const left = [...answers];
  let stopped = 0;
  const words = await wrongWith(
    'u1',
    {
      ask: () => Promise.resolve(left.shift() ?? said('refused', 'asked too often')),
      hear: () => ({
        next: () => Promise.resolve(null),
        stop: () => {
          stopped++;
        },
      }),
    },
    new AbortController().signal,
  );
  return { words, left: left.length, stopped };
}

it('asks on while the server looks at the clip or is away, and tells what is wrong', async () => {
  const away: Answer = { error: { kind: 'offline' } };
  const answers = [said('working'), away, refusal(503), refusal(429), said('refused', 'The file is cut off.')];
  expect(await ask(...answers)).toEqual({ words: 'The file is cut off.', left: 0, stopped: 1 });
});

it('says nothing of a clip that passed, was not looked at, or is gone', async () => {
  for (const answer of [said('passed'), said('unread'), refusal(404)])
    expect(await ask(answer)).toEqual({ words: null, left: 0, stopped: 1 });
});
