import { controlCommands } from '../control/control-commands.js';
import { fillAccount, MARK, type FullAccount } from '../testing/full-account.js';
import { readZip } from '../testing/read-zip.js';
import { recordCombo } from '../testing/recorded-combo.js';
import { startTestProduct, type TestProduct } from '../testing/test-product.js';
import { TestUser } from '../testing/test-user.js';
import { waitUntil } from '../testing/wait-until.js';

let running: TestProduct;
let user: TestUser;
let other: TestUser;
let account: FullAccount;

beforeAll(async () => {
  running = await startTestProduct({ env: { RATE_LIMITS: 'off' } });
  [user, other] = [await TestUser.signUp(running.url, `${MARK}mail`), await TestUser.signUp(running.url, 'other')];
  const admin = await TestUser.signUp(running.url, 'warden');
  await controlCommands.grant?.(running.product, admin.email);
  account = await fillAccount(user, other, admin);
}, 60_000);
afterAll(() => running[Symbol.asyncDispose]());

const ask = (who: TestUser, url = running.url) =>
  fetch(`${url}/api/user/export`, { headers: { authorization: `Bearer ${who.token ?? ''}` } });
const archiveOf = async (who: TestUser): Promise<Map<string, Buffer>> =>
  readZip(Buffer.from(await (await ask(who)).arrayBuffer()));

interface Exported {
  readonly version: number;
  readonly exportedAt: string;
  readonly items: readonly Readonly<Record<string, unknown>>[];
}

describe('the archive of an account', () => {
  let files: Map<string, Buffer>;
  beforeAll(async () => {
    await running.product.projector.idle();
    files = await archiveOf(user);
  });
  const json = (path: string): unknown => JSON.parse(files.get(path)?.toString() ?? 'null');
  const itemsOf = (path: string) => (json(path) as Exported).items;

  it('is a zip file to be saved, whose README names every kind of file in it', async () => {
    const answer = await ask(user);
    await answer.arrayBuffer();
    expect(answer.headers.get('content-type')).toBe('application/zip');
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="combolab-my-data-\d{4}-\d\d-\d\d\.zip"$/,
    );
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const readme = files.get('README.txt')?.toString() ?? '';
    for (const path of files.keys()) {
      const [folder = '', kind = ''] = path.split('/');
      const named = path.includes('/') ? (folder === 'clips' ? 'clips/' : `${folder}/${kind}/`) : path;
      expect([path, readme.includes(named)]).toEqual([path, true]);
    }
  });

  it('has the account, its settings and mappings', () => {
    const { email, userId } = user;
    expect(json('account.json')).toMatchObject({ version: 1, userId, email, displayName: `${MARK}name` });
    expect(json('account.json')).toMatchObject({ nameAtSignUp: `${MARK}mail`, photoUrl: account.photoUrl });
    expect(json('settings.json')).toMatchObject({ fullscreenMode: true, preferredControllers: { ssbu: 'GAMECUBE' } });
    expect(json('controller-mappings.json')).toMatchObject({
      customMappings: { ssbu: { SWITCH: { X_BUTTON: 'Y_BUTTON' } } },
    });
  });

  it('has what they made, wrote and kept, and nothing that others did', () => {
    const { comboId, othersComboId, guideId, draftId, listId, searchId, commentId } = account;
    expect(itemsOf('combos.json')).toMatchObject([
      { _id: comboId, name: `${MARK} better`, notes: [{ frame: 1, text: `${MARK} note` }], actions: [{ frame: 12 }] },
    ]);
    const guides = new Map(itemsOf('guides.json').map((guide) => [guide._id, guide]));
    expect([...guides.keys()].sort()).toEqual([guideId, draftId].sort());
    expect(guides.get(draftId)).toMatchObject({
      isPublished: false,
      sections: [{ value: `${MARK} draft` }, { value: `${MARK} text of draft` }, { value: comboId }],
    });
    expect(itemsOf('comments.json')).toMatchObject([{ _id: commentId, comboId: othersComboId, text: `${MARK} anew` }]);
    expect(itemsOf('feedback.json')).toEqual([{ comboId: othersComboId, feedback: 'like' }]);
    expect(itemsOf('favorites.json')).toMatchObject([{ comboId: othersComboId }]);
    expect(itemsOf('follows.json')).toEqual([{ authorId: other.userId, since: expect.any(String) as string }]);
    expect(itemsOf('lists.json')).toMatchObject([
      { _id: listId, name: `${MARK} other list`, description: `${MARK} kept`, comboIds: [othersComboId] },
    ]);
    expect(itemsOf('saved-searches.json')).toMatchObject([{ searchId, name: `${MARK} search`, alert: true }]);
    const [token, ...noOther] = itemsOf('api-tokens.json');
    expect(token).toMatchObject({ name: `${MARK} token`, scopes: ['read', 'write:lists'] });
    expect([Object.keys(token ?? {}).includes('hash'), noOther]).toEqual([false, []]);
    expect(itemsOf('practice.json')).toMatchObject([{ comboId: othersComboId, attempts: 1 }]);
    expect(itemsOf('reports.json')).toMatchObject([{ thing: `combo-${othersComboId}`, text: `${MARK} reported` }]);
    expect(itemsOf('notifications.json').map(({ kind }) => kind)).toEqual(expect.arrayContaining(['comment', 'reply']));
    const texts = [...files].filter(([path]) => path.endsWith('.json')).map(([, content]) => content.toString());
    for (const foreign of ['Nice.', 'I agree.', 'Not theirs', other.email])
      expect(texts.filter((text) => text.includes(foreign))).toEqual([]);
  });

  it('has the clip as it was uploaded, and the pictures', () => {
    const { comboId, guideId, draftId } = account;
    const clip = files.get(`clips/${comboId}.mp4`);
    expect(clip?.includes(`${MARK} clip`)).toBe(true);
    expect(clip?.toString('latin1', 4, 8)).toBe('ftyp');
    const folders = [...files.keys()]
      .filter((path) => path.startsWith('pictures/'))
      .map((path) => path.replace(/\/[^/]*$/, ''));
    expect(folders.sort()).toEqual(
      ['pictures/profile', `pictures/guides/${guideId}`, `pictures/guides/${draftId}`].sort(),
    );
    for (const [path, content] of files)
      if (path.startsWith('pictures/')) expect(content.toString('latin1', 8, 12)).toBe('WEBP');
  });
});

it('is whole for somebody who has done nothing yet', async () => {
  const idle = await TestUser.signUp(running.url);
  const files = await archiveOf(idle);
  expect(files.size).toBe(16);
  expect(JSON.parse(files.get('combos.json')?.toString() ?? '')).toMatchObject({ version: 1, items: [] });
});

it('holds what an admin has hidden, and what its author was told', async () => {
  const [author, admin] = [await TestUser.signUp(running.url), await TestUser.signUp(running.url)];
  await controlCommands.grant?.(running.product, admin.email);
  const subjectId = await recordCombo(running.product, author.userId, { name: 'Hidden spike' });
  const decided = await admin.post('/moderation/decide', { kind: 'combo', subjectId, outcome: 'hidden' });
  expect(decided.status).toBe(200);
  await running.product.projector.idle();
  const itemsOf = (files: Map<string, Buffer>, path: string) =>
    (JSON.parse(files.get(path)?.toString() ?? '') as Exported).items;
  const files = await waitUntil('the author is told', async () => {
    const all = await archiveOf(author);
    return itemsOf(all, 'notifications.json').length > 0 ? all : undefined;
  });
  expect(itemsOf(files, 'combos.json')).toMatchObject([{ _id: subjectId, name: 'Hidden spike' }]);
  expect(itemsOf(files, 'notifications.json')).toMatchObject([{ kind: 'moderation', decision: { outcome: 'hidden' } }]);
});

it('is for who is signed in, and only so many times a day', async () => {
  expect((await TestUser.visitor(running.url).get('/user/export')).status).toBe(401);
  await using limited = await startTestProduct({ env: { EXPORTS_PER_DAY: '1' } });
  const keen = await TestUser.signUp(limited.url);
  const first = await ask(keen, limited.url);
  await first.arrayBuffer();
  const second = await ask(keen, limited.url);
  expect([first.status, second.status]).toEqual([200, 429]);
  expect(Number(second.headers.get('retry-after'))).toBeGreaterThan(0);
});
