import { jest } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnswerOf, Combo, Comment, SearchResult, routes } from '@combolab/contracts';
import { verifyProduct } from '../maintenance/verify-product.js';
import { MARK } from '../testing/full-account.js';
import { layOut, oldVersions, type OldFolder } from '../testing/old-folders/old-folder.js';
import { startTestProduct, type TestProduct } from '../testing/test-product.js';
import { TestUser } from '../testing/test-user.js';

it('knows a folder of the first version', () => {
  expect(oldVersions()).toContain('0.1.0');
});

describe.each(oldVersions())('the data folder of %s', (version) => {
  let parent: string;
  let running: TestProduct;
  let folder: OldFolder;
  let user: TestUser;
  let admin: TestUser;
  let visitor: TestUser;

  beforeAll(async () => {
    parent = await mkdtemp(join(tmpdir(), 'combolab-old-'));
    folder = await layOut(version, join(parent, 'data'));
    running = await startTestProduct({ dataDir: join(parent, 'data'), env: { RATE_LIMITS: 'off' } });
    const { emails, password } = folder;
    user = await TestUser.comeBack(running.url, emails.user, password);
    admin = await TestUser.comeBack(running.url, emails.admin, password);
    visitor = TestUser.visitor(running.url);
  }, 60_000);
  afterAll(async () => {
    await running[Symbol.asyncDispose]();
    await rm(parent, { recursive: true, force: true });
  });

  const answered = async <T>(who: TestUser, path: string): Promise<T> => {
    const { status, body } = await who.get<T>(path);
    expect([path, status]).toEqual([path, 200]);
    return body;
  };

  it('shows its combos, with clip, preview and every press', async () => {
    const [combo] = await answered<Combo[]>(visitor, `/combo/${folder.made.comboId}`);
    expect(combo).toMatchObject({
      name: `${MARK} better`,
      tags: ['String'],
      notes: [{ frame: 1, text: `${MARK} note` }],
      actions: [{ frame: 12, presses: [{ type: 'R_Z' }] }],
      previewState: { state: 'ready' },
    });
    for (const file of [combo?.videoFile, combo?.preview, combo?.thumbnail, folder.made.photoUrl]) {
      const answer = await fetch(new URL(file ?? '', running.url));
      await answer.arrayBuffer();
      expect([file, answer.status]).toEqual([file, 200]);
    }
  });

  it('finds them, by filters and by words', async () => {
    const found = await answered<SearchResult>(visitor, `/search/combos?game=ssbu&attacker=ssbu:mario&q=${MARK}`);
    // those behind it do not have the word
    expect(found.hits.slice(0, found.exact).map(({ _id }) => _id)).toEqual([folder.made.comboId]);
  });

  it('shows comments with their answers, likes, favourites and follows', async () => {
    const { othersComboId, commentId } = folder.made;
    const comments = await answered<Comment[]>(visitor, `/get-comments/${othersComboId}`);
    expect(comments.map(({ text }) => text)).toEqual(expect.arrayContaining([`${MARK} anew`, 'I agree.']));
    expect(comments.find(({ parentId }) => parentId === commentId)?.text).toBe('I agree.');
    const [combo] = await answered<Combo[]>(user, `/combo/${othersComboId}/${user.userId}`);
    expect(combo).toMatchObject({ numLikes: 1, numComments: 2, likeStatus: 1 });
    const favorites = await answered<Combo[]>(user, `/user/favorites/${user.userId}`);
    expect(favorites.map(({ _id }) => _id)).toEqual([othersComboId]);
    const { authors } = await answered<AnswerOf<typeof routes.follows>>(user, '/user/follows');
    expect(authors).toHaveLength(1);
  });

  it('shows guides, lists, saved searches and practice', async () => {
    const { guideId, draftId, listId, searchId, othersComboId } = folder.made;
    const guide = await answered<AnswerOf<typeof routes.guide>>(visitor, `/guides/id/${guideId}`);
    expect(JSON.stringify(guide)).toContain(`${MARK} text of guide`);
    expect(JSON.stringify(await answered(user, `/guides/id/${draftId}`))).toContain(`${MARK} draft`);
    const list = await answered<AnswerOf<typeof routes.list>>(visitor, `/lists/${listId}`);
    expect(list).toMatchObject({ list: { name: `${MARK} other list` }, combos: [{ _id: othersComboId }] });
    const { searches } = await answered<AnswerOf<typeof routes.savedSearches>>(user, '/user/saved-searches');
    expect(searches).toMatchObject([{ _id: searchId, name: `${MARK} search`, alert: true }]);
    expect(await answered(user, `/practice/${othersComboId}`)).toMatchObject({ attempts: 1 });
  });

  it('keeps hidden what was decided, and open what was not', async () => {
    const { hiddenComboId, made } = folder;
    expect((await visitor.get(`/combo/${hiddenComboId}`)).status).toBe(404);
    expect(await answered<Combo[]>(admin, `/combo/${hiddenComboId}`)).toMatchObject([{ name: 'Not one' }]);
    const { cases } = await answered<AnswerOf<typeof routes.moderationCases>>(admin, '/moderation/cases?state=open');
    expect(cases.map(({ _id }) => _id)).toEqual([`combo-${made.othersComboId}`]);
    const { acts } = await answered<AnswerOf<typeof routes.moderationLog>>(admin, '/moderation/log');
    expect(JSON.stringify(acts)).toContain(hiddenComboId);
  });

  it('lets programs in by its tokens', async () => {
    const program = new TestUser(running.url, user.userId, folder.made.token);
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.parse(folder.tokenWorkedAt));
    const { status } = await program.get('/user/lists').finally(() => {
      clock.mockRestore();
    });
    expect(status).toBe(200);
  });

  it('agrees with its log, and takes what is new', async () => {
    expect(await verifyProduct(running.product)).toEqual([]);
    const comment = { comboId: folder.made.comboId, comment: 'Still here.' };
    expect((await user.post('/combo/add-comment', comment)).status).toBe(200);
    const comments = await answered<Comment[]>(user, `/get-comments/${folder.made.comboId}`);
    expect(comments.map(({ text }) => text)).toContain('Still here.');
    expect(await verifyProduct(running.product)).toEqual([]);
  });
});
