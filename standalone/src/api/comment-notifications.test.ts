import type { Notification } from '@combolab/contracts';
import { recordCombo } from '../testing/recorded-combo.js';
import { startTestProduct, type TestProduct } from '../testing/test-product.js';
import { TestUser } from '../testing/test-user.js';
import { waitUntil } from '../testing/wait-until.js';

let running: TestProduct;
let author: TestUser;
let asker: TestUser;
let helper: TestUser;
let comboId: string;

beforeAll(async () => {
  running = await startTestProduct({ env: { RATE_LIMITS: 'off' } });
  const { jobs } = running.product.ports;
  await waitUntil('the reaction', async () => (await jobs.checkpoint('notifications')) ?? undefined);
});
afterAll(() => running[Symbol.asyncDispose]());
beforeEach(async () => {
  [author, asker, helper] = [
    await TestUser.signUp(running.url),
    await TestUser.signUp(running.url),
    await TestUser.signUp(running.url),
  ];
  for (const [index, user] of [author, asker, helper].entries())
    await user.post('/new-user', { displayName: nameOf(user, ['author', 'asker', 'mr.helper'][index]) });
  comboId = await recordCombo(running.product, author.userId);
});

/** Unique among the users of all tests. */
const nameOf = (user: TestUser, kind = ''): string =>
  `${kind}${user.userId.slice(0, 8).replace(/\W/g, 'x')}`.toLowerCase();
const write = async (who: TestUser, comment: string, parentId?: string): Promise<string> =>
  (await who.post<{ insertedId: string }>('/combo/add-comment', { comboId, comment, ...(parentId && { parentId }) }))
    .body.insertedId;
const inboxOf = async (who: TestUser): Promise<readonly string[]> => {
  const after = Buffer.from(await running.product.ports.log.end()).toString('base64url');
  const { body } = await who.get<{ notifications: Notification[] }>('/user/notifications', { 'read-after': after });
  return body.notifications.map(({ kind, comment }) => `${kind}: ${String(comment)}`).reverse();
};
const inboxWith = (who: TestUser, last: string) =>
  waitUntil(last, async () => {
    const inbox = await inboxOf(who);
    return inbox.at(-1) === last ? inbox : undefined;
  });

it('tells who is answered and who is mentioned, each once and never the writer', async () => {
  const question = await write(asker, 'Does it work on platforms?');
  const answer = await write(helper, `@${nameOf(asker, 'asker')} it does.`, question);
  await write(asker, `Thanks @${nameOf(helper, 'mr.helper')}. And @nobody, @${nameOf(asker, 'asker')}!`);
  await write(author, 'As I said.', answer);
  expect(await inboxWith(helper, 'reply: As I said.')).toEqual([
    expect.stringMatching(/^mention: Thanks/),
    'reply: As I said.',
  ]);
  expect(await inboxOf(asker)).toEqual([expect.stringMatching(/^reply: @asker.* it does\.$/)]);
  expect((await inboxOf(author)).map((line) => line.split(':')[0])).toEqual(['comment', 'comment', 'comment']);
});

it('names the comment that it leads to, as long as that can be read', async () => {
  const told = async () => {
    const after = Buffer.from(await running.product.ports.log.end()).toString('base64url');
    const { body } = await author.get<{ notifications: Notification[] }>('/user/notifications', {
      'read-after': after,
    });
    return body.notifications.map(({ comment, commentId }) => [comment, commentId]);
  };
  const [stays, goes] = [await write(asker, 'Stays'), await write(asker, 'Goes')];
  await inboxWith(author, 'comment: Goes');
  expect(await told()).toEqual([
    ['Goes', goes],
    ['Stays', stays],
  ]);
  await asker.post('/remove-comment', { commentId: goes });
  expect(await told()).toEqual([
    [null, undefined],
    ['Stays', stays],
  ]);
});

it('is silent for those who switched it off, and for what is answered no more', async () => {
  await helper.post('/user/notification-settings', { off: ['reply', 'mention'] });
  const first = await write(helper, 'First');
  await write(asker, `@${nameOf(helper, 'mr.helper')}`, first);
  await write(asker, 'For the author');
  await inboxWith(author, 'comment: For the author');
  expect(await inboxOf(helper)).toEqual([]);
});
