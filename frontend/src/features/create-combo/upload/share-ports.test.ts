import { jest } from '@jest/globals';
import { EMPTY_FORM, bodyOf } from '../combo-form.js';
import type { ShareWith } from './share-job.js';

const bodies: unknown[] = [];
let answer: object = { data: { _id: 'c' } };
jest.unstable_mockModule('../../../shared/api/send.js', () => ({
  send: ({ body }: { readonly body: unknown }) => {
    bodies.push(body);
    return Promise.resolve(answer);
  },
}));
const { sharePorts } = await import('./share-ports.js');

const body = bodyOf({ ...EMPTY_FORM, name: 'x', gameId: 'ssbm', percentRange: [0, 40] }, [], { notes: [] });
const how: ShareWith = {
  ...{ videoFile: '/v/1.mp4', file: new File([''], 'a.mp4'), idempotencyKey: 'k', room: 'r' },
  onWhole: () => undefined,
};
const share = () => sharePorts('u').send(body, how, new AbortController().signal);
const refusing = (status: number, code: string, more: object = {}) => {
  const problem = { type: '', title: '', status, code, detail: 'words', correlationId: '', ...more };
  answer = { error: { kind: 'problem', status, retryAfter: null, problem } };
};

it('names the author, so that nobody else can become it', async () => {
  expect((await share()).outcome).toBe('shared');
  expect(bodies).toMatchObject([{ authorId: 'u', videoFile: '/v/1.mp4' }]);
  refusing(403, 'other-user');
  expect(await share()).toMatchObject({
    outcome: 'failed',
    error: { problem: { detail: expect.stringContaining('Somebody else is logged in') as string } },
  });
});

it('knows the combo that was made of the upload before', async () => {
  refusing(409, 'upload-taken', { comboId: 'before' });
  expect(await share()).toEqual({ outcome: 'taken', comboId: 'before' });
  refusing(409, 'upload-taken');
  expect(await share()).toEqual({ outcome: 'taken', comboId: null });
});
