import { LIMITS, ListMade, streams, type AnswerOf, type ComboListCard, type routes } from '@combolab/contracts';
import { recordCombo } from '../testing/recorded-combo.js';
import { startTestProduct, type TestProduct } from '../testing/test-product.js';
import { TestUser } from '../testing/test-user.js';

type Written = AnswerOf<typeof routes.makeList>;
type Page = AnswerOf<typeof routes.list>;
interface Cards {
  readonly lists: readonly ComboListCard[];
}

let running: TestProduct;
let owner: TestUser;
let other: TestUser;
let visitor: TestUser;
let combos: readonly string[];

beforeAll(async () => {
  running = await startTestProduct({ env: { RATE_LIMITS: 'off' } });
  owner = await TestUser.signUp(running.url, 'keeper');
  other = await TestUser.signUp(running.url, 'other');
  visitor = TestUser.visitor(running.url);
  await other.post('/new-user', { displayName: 'other' });
});
afterAll(() => running[Symbol.asyncDispose]());
beforeEach(async () => {
  combos = await Promise.all(
    ['One', 'Two', 'Three', 'Four'].map((name) => recordCombo(running.product, other.userId, { name })),
  );
});

const combo = (i: number): string => combos[i] ?? '';
const make = async (body: object = {}, user = owner): Promise<string> => {
  const { status, body: made } = await user.post<Written>('/lists/make', { name: 'Ladders', ...body });
  expect(status).toBe(200);
  return made.listId;
};
const addAll = async (listId: string, ids: readonly string[]): Promise<void> => {
  for (const comboId of ids) expect((await owner.post('/lists/add-combo', { listId, comboId })).status).toBe(200);
};
const page = async (listId: string, user = owner, query = ''): Promise<Page> =>
  (await user.get<Page>(`/lists/${listId}${query}`)).body;
const idsOf = ({ combos: shown }: Page): string[] => shown.map(({ _id }) => _id);
const events = (listId: string) => running.product.ports.log.readStream(streams.list(owner.userId, listId));

describe('a list', () => {
  it('is made with its first combo, told whole, and listed changed last first', async () => {
    const made = await owner.post<Written>('/lists/make', {
      name: '  Ladder practice ',
      description: 'Easy ones first.',
      comboId: combo(0),
    });
    const { listId } = made.body;
    expect(made.body.list).toMatchObject({
      _id: listId,
      name: 'Ladder practice',
      description: 'Easy ones first.',
      isPublic: false,
      owner: { _id: owner.userId, displayName: 'keeper' },
      numCombos: 1,
      contentVersion: 1,
    });
    const shown = await page(listId);
    expect(shown.list).toEqual(made.body.list);
    expect(shown.combos).toMatchObject([{ _id: combo(0), name: 'One' }]);
    expect(shown.combos[0]).not.toHaveProperty('actions');
    const later = await make({ name: 'Later' });
    await owner.post('/lists/add-combo', { listId, comboId: combo(1) });
    const { lists } = (await owner.get<Cards>(`/user/lists?comboId=${combo(1)}`)).body;
    expect(lists.slice(0, 2)).toMatchObject([
      {
        _id: listId,
        has: true,
        numCombos: 2,
        first: [{ _id: combo(0) }, { _id: combo(1), characterId: 'ssbu:mario' }],
      },
      { _id: later, has: false, numCombos: 0, first: [] },
    ]);
    expect((await owner.get<Cards>('/user/lists')).body.lists[0]).not.toHaveProperty('has');
  });

  it('keeps the order its owner gives it', async () => {
    const listId = await make();
    await addAll(listId, combos);
    await owner.post('/lists/move-combo', { listId, comboId: combo(3), to: 0 });
    await owner.post('/lists/move-combo', { listId, comboId: combo(0), to: LIMITS.combosInList - 1 });
    expect(idsOf(await page(listId))).toEqual([combo(3), combo(1), combo(2), combo(0)]);
    await owner.post('/lists/remove-combo', { listId, comboId: combo(1) });
    const back = await owner.post('/lists/add-combo', { listId, comboId: combo(1), at: 1 });
    expect(back.body).toMatchObject({ listId, comboId: combo(1), has: true, list: { numCombos: 4 } });
    expect(idsOf(await page(listId))).toEqual([combo(3), combo(1), combo(2), combo(0)]);
  });

  it('records nothing for what is so already', async () => {
    const listId = await make({ comboId: combo(0) });
    await owner.post('/lists/add-combo', { listId, comboId: combo(0) });
    await owner.post('/lists/remove-combo', { listId, comboId: combo(1) });
    await owner.post('/lists/move-combo', { listId, comboId: combo(0), to: 3 });
    await owner.post('/lists/edit', { listId, name: 'Ladders', isPublic: false });
    expect((await events(listId)).map(({ type }) => type)).toEqual(['list.made', 'list.combo-added']);
    expect((await owner.post('/lists/move-combo', { listId, comboId: combo(1), to: 0 })).status).toBe(404);
    expect((await owner.post('/lists/add-combo', { listId, comboId: 'AAAAAAAAAAAAAAAAAAAAAA' })).status).toBe(404);
  });

  it('comes a page at a time, and goes on where it was when its last combo is taken out', async () => {
    const listId = await make();
    await addAll(listId, combos);
    const first = await page(listId, owner, '?limit=2');
    expect([idsOf(first), first.list.numCombos]).toEqual([[combo(0), combo(1)], 4]);
    await owner.post('/lists/remove-combo', { listId, comboId: combo(1) });
    const second = await page(listId, owner, `?limit=2&cursor=${first.cursor ?? ''}`);
    expect([idsOf(second), second.cursor]).toEqual([[combo(2), combo(3)], null]);
    expect((await owner.get(`/lists/${listId}?cursor=x`)).status).toBe(400);
    expect((await owner.get(`/lists/${listId}?limit=51`)).status).toBe(400);
  });

  it('goes on without combos that were deleted, in the order that is seen', async () => {
    const listId = await make();
    await addAll(listId, combos);
    await other.post('/delete-combo', { comboId: combo(1) });
    await other.post('/delete-combo', { comboId: combo(2) });
    await owner.post('/lists/move-combo', { listId, comboId: combo(3), to: 0 });
    const shown = await page(listId);
    expect([idsOf(shown), shown.list.numCombos]).toEqual([[combo(3), combo(0)], 2]);
    const [card] = (await owner.get<Cards>('/user/lists')).body.lists;
    expect(card).toMatchObject({ _id: listId, numCombos: 2, first: [{ _id: combo(3) }, { _id: combo(0) }] });
    expect((await owner.post('/lists/add-combo', { listId, comboId: combo(1) })).status).toBe(404);
    expect((await owner.post('/lists/remove-combo', { listId, comboId: combo(1) })).status).toBe(200);
  });

  it('is gone when it was deleted, and its combos stay', async () => {
    const listId = await make({ isPublic: true, comboId: combo(0) });
    expect((await owner.post('/lists/delete', { listId })).body).toMatchObject({ listId, deleted: true });
    expect((await owner.get(`/lists/${listId}`)).status).toBe(404);
    for (const path of ['delete', 'edit', 'add-combo', 'remove-combo'])
      expect(
        (await owner.post(`/lists/${path}`, { listId, ...(path.endsWith('combo') ? { comboId: combo(0) } : {}) }))
          .status,
      ).toBe(404);
    const { lists } = (await owner.get<Cards>('/user/lists')).body;
    expect(lists.map(({ _id }) => _id)).not.toContain(listId);
    expect((await owner.get(`/combo/${combo(0)}`)).status).toBe(200);
  });
});

describe('who may', () => {
  const commands = (listId: string): readonly (readonly [string, object])[] => [
    ['/lists/edit', { listId, name: 'Mine now' }],
    ['/lists/add-combo', { listId, comboId: combo(1) }],
    ['/lists/remove-combo', { listId, comboId: combo(0) }],
    ['/lists/move-combo', { listId, comboId: combo(0), to: 0 }],
    ['/lists/delete', { listId }],
  ];

  it('hides a private list from everybody else, as if it were not there', async () => {
    const listId = await make({ comboId: combo(0) });
    const never = await other.get('/lists/AAAAAAAAAAAAAAAAAAAAAA');
    for (const user of [other, visitor]) {
      const { status, body } = await user.get(`/lists/${listId}`);
      expect([status, body.detail]).toEqual([404, never.body.detail]);
    }
    for (const [path, body] of commands(listId)) {
      expect((await other.post(path, body)).status).toBe(404);
      expect((await visitor.post(path, body)).status).toBe(401);
    }
    expect(await events(listId)).toHaveLength(2);
  });

  it('shows a public list to everybody, and lets its owner alone change it', async () => {
    const listId = await make({ comboId: combo(0), isPublic: true });
    for (const user of [other, visitor]) expect((await page(listId, user)).list.owner.displayName).toBe('keeper');
    for (const [path, body] of commands(listId)) expect((await other.post(path, body)).status).toBe(403);
    expect(await events(listId)).toHaveLength(2);
    await owner.post('/lists/edit', { listId, isPublic: false });
    expect((await visitor.get(`/lists/${listId}`)).status).toBe(404);
  });

  it('lists of a person what is public alone, to the person too', async () => {
    const hidden = await make({ name: 'Hidden' });
    const shown = await make({ name: 'Shown', isPublic: true });
    for (const user of [visitor, owner]) {
      const ids = (await user.get<Cards>(`/users/${owner.userId}/lists`)).body.lists.map(({ _id }) => _id);
      expect([ids.includes(shown), ids.includes(hidden)]).toEqual([true, false]);
    }
    expect((await visitor.get('/users/nobody/lists')).status).toBe(404);
    expect((await visitor.get('/user/lists')).status).toBe(401);
  });
});

describe('what is sent', () => {
  it('is refused in words when it is too long, too many or not known', async () => {
    const listId = await make();
    const answers = await Promise.all([
      owner.post('/lists/make', { name: '   ' }),
      owner.post('/lists/make', { name: 'x'.repeat(LIMITS.nameLength + 1) }),
      owner.post('/lists/make', { name: 'x', description: 'x'.repeat(LIMITS.listDescriptionLength + 1) }),
      owner.post('/lists/make', { name: 'x', owner: other.userId }),
      owner.post('/lists/move-combo', { listId, comboId: combo(0), to: -1 }),
      owner.post('/lists/move-combo', { listId, comboId: combo(0), to: 1.5 }),
      owner.post('/lists/edit', { listId, userId: other.userId }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 400));
    expect(answers[3].body.detail).toContain('owner');
  });

  it('makes 409 of an edit of what changed meanwhile, with both texts', async () => {
    const listId = await make();
    await owner.post('/lists/add-combo', { listId, comboId: combo(0) });
    const first = await owner.post<Written>('/lists/edit', { listId, baseVersion: 1, name: 'First' });
    expect(first.body.list).toMatchObject({ name: 'First', contentVersion: 3 });
    const late = await owner.post('/lists/edit', { listId, baseVersion: 1, name: 'Late' });
    expect([late.status, late.body.current]).toMatchObject([
      409,
      { name: 'First', contentVersion: 3, isPublic: false },
    ]);
    expect((await owner.post('/lists/edit', { listId, name: 'Old client' })).status).toBe(200);
  });

  it('takes a repeated key for the same wish once, and refuses it for another', async () => {
    const key = { 'idempotency-key': 'list-1' };
    const once = await owner.post<Written>('/lists/make', { name: 'Once' }, key);
    const twice = await owner.post<Written>('/lists/make', { name: 'Once' }, key);
    expect(twice.body.listId).toBe(once.body.listId);
    expect(await events(once.body.listId)).toHaveLength(1);
    expect((await owner.post('/lists/make', { name: 'Another' }, key)).status).toBe(422);
  });
});

it('lets a user have a hundred lists, however many are asked for at once', async () => {
  const collector = await TestUser.signUp(running.url, 'collector');
  const [first] = await Promise.all([make({}, collector)]);
  const { log } = running.product.ports;
  for (let i = 1; i < LIMITS.lists - 1; i++) {
    const listId = `list-number-${String(i)}`;
    const made = ListMade({ ...ListMade.example, userId: collector.userId, listId });
    const context = { commandId: `made-${listId}`, actor: collector.userId, correlationId: 'test' };
    await log.append(streams.list(collector.userId, listId), 0, [made], context);
  }
  await running.product.projector.idle();
  const last = Array.from({ length: 4 }, (_, i) =>
    collector.post('/lists/make', { name: 'Last' }, { 'idempotency-key': `last-${String(i)}` }),
  );
  const answers = await Promise.all(last);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422]);
  expect(answers.find(({ status }) => status === 422)?.body.detail).toContain('You have 100 lists');
  const i = answers.findIndex(({ status }) => status === 200);
  const again = await collector.post('/lists/make', { name: 'Last' }, { 'idempotency-key': `last-${String(i)}` });
  expect(again.status).toBe(200);
  await collector.post('/lists/delete', { listId: first });
  await make({}, collector);
}, 60_000);

it('answers the same after the view was built anew', async () => {
  const listId = await make({ isPublic: true });
  await addAll(listId, combos);
  await other.post('/delete-combo', { comboId: combo(0) });
  await owner.post('/lists/move-combo', { listId, comboId: combo(3), to: 0 });
  const before = await page(listId);
  await running.product.projector.rebuild('lists');
  expect(await page(listId)).toEqual(before);
});
