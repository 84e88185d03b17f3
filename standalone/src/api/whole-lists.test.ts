import { randomBytes } from 'node:crypto';
import {
  AuthorFollowed,
  ComboAdded,
  CommentAdded,
  FavoriteAdded,
  LIMITS,
  streams,
  type AnswerOf,
  type routes,
} from '@combolab/contracts';
import { partsOf, type Items } from '../testing/list-parts.js';
import { publishGuide } from '../testing/published-guide.js';
import { recordCombo } from '../testing/recorded-combo.js';
import { startTestProduct, type TestProduct } from '../testing/test-product.js';
import { TestUser } from '../testing/test-user.js';

/** More than is answered at once. */
const MANY = LIMITS.listMax + 7;
const guides: string[] = [];
let running: TestProduct;
let author: TestUser;
let fan: TestUser;
let comboId: string;

const newId = (bytes = 16): string => randomBytes(bytes).toString('base64url');
const times = <T>(make: (i: number) => T): T[] => Array.from({ length: MANY }, (_, i) => make(i));

beforeAll(async () => {
  running = await startTestProduct({ env: { RATE_LIMITS: 'off' } });
  [author, fan] = [await TestUser.signUp(running.url), await TestUser.signUp(running.url)];
  for (const user of [author, fan]) await user.post('/new-user', { displayName: `u${newId(4)}` });
  comboId = await recordCombo(running.product, author.userId);
  const { log } = running.product.ports;
  const context = () => ({ commandId: newId(), actor: author.userId, correlationId: 'test' });
  const { userId } = fan;
  await Promise.all(
    times(async (i) => {
      const id = newId();
      const combo = ComboAdded({ ...ComboAdded.example, comboId: id, authorId: author.userId });
      await log.append(streams.combo(id), 0, [combo], context());
      const commentId = newId(33);
      const comment = CommentAdded({ comboId, commentId, userId, text: `No. ${String(i)}` });
      await log.append(streams.comment(comboId, commentId), 0, [comment], context());
      await log.append(streams.favorite(userId, id), 0, [FavoriteAdded({ comboId: id, userId })], context());
      const authorId = newId();
      await log.append(streams.follow(userId, authorId), 0, [AuthorFollowed({ userId, authorId })], context());
    }),
  );
  for (let i = 0; i < MANY; i += 1) guides.push(await publishGuide(author, `Guide ${String(i)}`));
  await running.product.projector.idle();
});
afterAll(() => running[Symbol.asyncDispose]());

const lists: readonly (readonly [what: string, user: () => TestUser, path: () => string, total: number])[] = [
  ['the combos of a user', () => fan, () => `/user/combos/${author.userId}`, MANY + 1],
  ['the own favourites', () => fan, () => `/user/favorites/${fan.userId}`, MANY],
  ['the comments of a combo', () => fan, () => `/get-comments/${comboId}`, MANY],
  ['the guides of a game', () => fan, () => '/guides/game/ssbu', MANY],
  ['the guides of a user', () => fan, () => `/guides/user/${author.userId}`, MANY],
  ['the own guides', () => author, () => `/guides/user/${author.userId}`, MANY],
];

describe.each(lists)('%s', (_what, user, path, total) => {
  it('are answered 100 at a time, with a link to the next ones, each once', async () => {
    const parts = await partsOf(user(), path());
    expect(parts.map(({ length }) => length)).toEqual([LIMITS.listMax, total - LIMITS.listMax]);
    expect(new Set(parts.flat().map(({ _id }) => _id)).size).toBe(total);
  });

  it('begin nowhere with a cursor that is none', async () => {
    for (const cursor of ['x', '2026-01-01', '2026-01-01T00:00:00.000Z.%00', '9'.repeat(400)]) {
      const { status, body } = await user().get(`${path()}?cursor=${cursor}`);
      expect([status, body.code]).toEqual([400, 'malformed']);
    }
  });
});

it('tells whom one follows in parts that keep their shape', async () => {
  const first = await fan.get<AnswerOf<typeof routes.follows>>('/user/follows');
  // nobody of them has an account
  expect([first.status, first.body]).toEqual([200, { authors: [] }]);
  expect(first.headers.get('link')).toMatch(/^<\/api\/user\/follows\?cursor=[^>]+>; rel="next"$/);
});

it('goes on where it was when the last one of a part is gone, and misses nobody', async () => {
  const path = `/user/combos/${author.userId}`;
  const first = await author.get<Items>(path);
  const last = first.body.at(-1)?._id ?? '';
  expect((await author.post('/delete-combo', { comboId: last })).status).toBe(200);
  const next = /^<\/api(\/[^>]+)>/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
  const { body } = await author.get<Items>(next);
  expect(body).toHaveLength(MANY + 1 - LIMITS.listMax);
});

it('lists guides edited last first', async () => {
  const shown = (await partsOf(fan, '/guides/game/ssbu')).flat().map(({ _id }) => _id);
  expect(shown).toEqual(guides.toReversed());
});
