import { streams, type Guide, type GuideCard, type Problem } from '@combolab/contracts';
import { recordCombo } from '../testing/recorded-combo.js';
import { publishGuide, type GuideToSave, type SavedGuide } from '../testing/published-guide.js';
import { startTestProduct, type TestProduct } from '../testing/test-product.js';
import { TestUser, type Answer } from '../testing/test-user.js';

let running: TestProduct;
let author: TestUser;
let other: TestUser;
let visitor: TestUser;

beforeAll(async () => {
  running = await startTestProduct({ env: { RATE_LIMITS: 'off' } });
  author = await TestUser.signUp(running.url, 'writer');
  other = await TestUser.signUp(running.url, 'reader');
  visitor = TestUser.visitor(running.url);
  for (const user of [author, other]) await user.post('/new-user', { displayName: user.email.split('@')[0] });
});
afterAll(() => running[Symbol.asyncDispose]());

const title = (value: string) => ({ id: 1, type: 'TITLE', value });
const text = (id: number, value: string) => ({ id, type: 'TEXT', value });
const selector = (id: number, value: unknown) => ({ id, type: 'COMBO_SELECTOR', value });
const draft = async (user = author): Promise<SavedGuide> => (await user.post<SavedGuide>('/guides/create', {})).body;
const save = <T = SavedGuide>(_id: string, guide: GuideToSave, baseVersion?: number): Promise<Answer<T>> =>
  author.post<T>('/guides/update', { guide: { _id, ...guide }, baseVersion });
const read = async (guideId: string, user = author): Promise<Guide> =>
  (await user.get<Guide>(`/guides/id/${guideId}`)).body;
const eventsOf = (guideId: string) => running.product.ports.log.readStream(streams.guide(guideId));
const idsOf = (guides: readonly GuideCard[]): string[] => guides.map(({ _id }) => _id);

describe('a guide', () => {
  it('begins as a draft with one empty title, once per Idempotency-Key', async () => {
    const create = () =>
      author.post<SavedGuide>('/guides/create', { authorId: author.userId }, { 'idempotency-key': 'a' });
    const [first, again] = [await create(), await create()];
    expect(first.body).toMatchObject({
      authorId: author.userId,
      authorData: [{ displayName: 'writer' }],
      sections: [{ type: 'TITLE', value: '' }],
      metaData: { gameTags: [], isPublished: false, previewTitle: '', previewImage: null, fighters: [], level: null },
      contentVersion: 1,
      numSections: 1,
      numWords: 0,
    });
    expect([again.status, again.body._id]).toEqual([200, first.body._id]);
    expect(await eventsOf(first.body._id)).toHaveLength(1);
    expect(await read(first.body._id)).toMatchObject({ _id: first.body._id, versions: { guide: [1, 1] } });
  });

  it('stands in lists with its first sections, and with its first combo however late that comes', async () => {
    const [early, late] = await Promise.all(
      ['Early', 'Late'].map((name) => recordCombo(running.product, author.userId, { name })),
    );
    const { _id } = await draft();
    const texts = [title('Long'), text(2, 'One'), text(3, 'Two'), text(4, 'Three'), selector(5, '')];
    const listed = async (sections: readonly unknown[]) => {
      await save(_id, { sections });
      const { body } = await author.get<GuideCard[]>(`/guides/user/${author.userId}`);
      return body.find((guide) => guide._id === _id)?.sections.map(({ id }) => id);
    };
    expect(await listed(texts)).toEqual([1, 2, 3]);
    expect(await listed([...texts, selector(6, early), selector(7, late)])).toEqual([1, 2, 3, 6]);
    expect(await listed([title('Long'), selector(6, early), ...texts.slice(1), selector(7, late)])).toEqual([1, 6, 2]);
  });

  it('is saved: absent fields stay, the answer is the whole guide now, and what did not change is not recorded', async () => {
    const { _id } = await draft();
    const about = { previewTitle: ' Shown ', previewSubtitle: 'Below', fighters: ['ssbu:mario'], level: 'Beginner' };
    const whole = await save(_id, { sections: [title('Ladders'), text(5, 'Two words')], metaData: about });
    expect(whole.body).toMatchObject({ numSections: 2, numWords: 3, metaData: { ...about, previewTitle: 'Shown' } });
    const one = await save(
      _id,
      { sections: [text(5, ' Three words\n now ')], order: [1, 5] },
      whole.body.contentVersion,
    );
    expect(one.body).toMatchObject({
      sections: [title('Ladders'), text(5, ' Three words\n now ')],
      metaData: { level: 'Beginner', previewSubtitle: 'Below' },
      numWords: 4,
    });
    const moved = await save(_id, { order: [5, 1] });
    expect(moved.body.sections.map(({ id }) => id)).toEqual([5, 1]);
    const same = await save(_id, { order: [5, 1], metaData: { level: 'Beginner' } });
    expect(same.body.contentVersion).toBe(moved.body.contentVersion);
    const data = (await eventsOf(_id)).map((event) => event.data as Record<string, unknown>);
    expect(data.slice(2)).toEqual([
      { userId: author.userId, guideId: _id, sections: [text(5, ' Three words\n now ')] },
      { userId: author.userId, guideId: _id, order: [5, 1] },
    ]);
    expect(await read(_id)).toMatchObject({ sections: moved.body.sections, contentVersion: 4 });
  });

  it('refuses a stale baseVersion with the guide as it is, and records the replaced version of one without', async () => {
    const { _id, contentVersion } = await draft();
    await save(_id, { sections: [title('Theirs')] }, contentVersion);
    const stale = await save<Problem & { current: GuideCard }>(_id, { sections: [title('Mine')] }, contentVersion);
    expect([stale.status, stale.body.code]).toEqual([409, 'stale']);
    expect(stale.body.current).toMatchObject({ _id, contentVersion: 2, sections: [title('Theirs')] });
    const { body } = await save(_id, { sections: [title('Mine')] }, stale.body.current.contentVersion);
    expect(body.sections).toEqual([title('Mine')]);
    expect((await save(_id, { sections: [title('Old client')] })).status).toBe(200);
    const values = (await eventsOf(_id)).flatMap(
      ({ data }) => (data as { sections?: { value: string }[] }).sections?.map(({ value }) => value) ?? [],
    );
    expect(values).toEqual(['Theirs', 'Mine', 'Old client']);
  });

  it("answers a repeated save under its key with today's guide, though its baseVersion is old", async () => {
    const { _id, contentVersion } = await draft();
    const body = { guide: { _id, sections: [title('Once')] }, baseVersion: contentVersion };
    const send = () => author.post<SavedGuide>('/guides/update', body, { 'idempotency-key': `save-${_id}` });
    expect((await send()).body.contentVersion).toBe(2);
    await save(_id, { sections: [title('Later')] });
    const again = await send();
    expect([again.status, again.body.sections]).toEqual([200, [title('Later')]]);
    expect(await eventsOf(_id)).toHaveLength(3);
  });

  it('is published only with a title and a game, and is a draft again when un-published', async () => {
    const { _id } = await draft();
    const publish = (metaData: object, sections?: unknown) =>
      save<SavedGuide & Problem>(_id, {
        metaData: { isPublished: true, ...metaData },
        ...(sections === undefined ? {} : { sections }),
      });
    expect((await publish({ gameTags: ['ssbu'] })).body).toMatchObject({ status: 422, code: 'without-title' });
    expect((await publish({}, [title('Titled')])).body).toMatchObject({ status: 422, code: 'without-game' });
    expect((await read(_id)).sections).toEqual([title('')]);
    expect((await visitor.get(`/guides/id/${_id}`)).status).toBe(404);
    const published = await publish({ gameTags: ['ssbu', 'ssbm'] }, [title('Titled')]);
    expect(published.body.metaData).toMatchObject({ isPublished: true, gameTags: ['ssbu', 'ssbm'] });
    for (const game of ['ssbu', 'ssbm'])
      expect(idsOf((await visitor.get<GuideCard[]>(`/guides/game/${game}`)).body)).toContain(_id);
    expect((await visitor.get<Guide>(`/guides/id/${_id}`)).body.metaData.isPublished).toBe(true);
    await save(_id, { metaData: { gameTags: ['ssbm'] } });
    expect(idsOf((await visitor.get<GuideCard[]>('/guides/game/ssbu')).body)).not.toContain(_id);
    expect((await save(_id, { metaData: { isPublished: false } })).body.metaData.isPublished).toBe(false);
    expect(idsOf((await visitor.get<GuideCard[]>('/guides/game/ssbm')).body)).not.toContain(_id);
    expect((await visitor.get(`/guides/id/${_id}`)).status).toBe(404);
  });

  it('is deleted for good, and its combos stay', async () => {
    const comboId = await recordCombo(running.product, other.userId);
    const guideId = await publishGuide(author, 'Short-lived');
    await save(guideId, { sections: [selector(2, comboId)], order: [1, 2] });
    const deleted = await author.post('/guides/delete', { guideId });
    expect(deleted.body).toMatchObject({ guideId, deleted: true });
    for (const user of [author, visitor]) expect((await user.get(`/guides/id/${guideId}`)).status).toBe(404);
    expect((await save(guideId, { sections: [title('Back')] })).status).toBe(404);
    expect((await author.post('/guides/delete', { guideId })).status).toBe(404);
    expect(idsOf((await author.get<GuideCard[]>(`/guides/user/${author.userId}`)).body)).not.toContain(guideId);
    expect((await visitor.get(`/combo/${comboId}`)).status).toBe(200);
  });
});

describe('combos in guides', () => {
  it('are taken by id or as combos, answered as they are now, with presses in the guide and without in lists', async () => {
    const [one, two] = await Promise.all(
      ['One', 'Two'].map((name) => recordCombo(running.product, other.userId, { name })),
    );
    const guideId = await publishGuide(author, 'With combos');
    const sections = [
      selector(2, one),
      selector(3, { _id: two, name: 'as it was sent' }),
      selector(4, null),
      selector(5, ''),
    ];
    const saved = await save(guideId, { sections, order: [1, 2, 3, 4, 5] });
    expect(saved.body.sections.slice(1)).toMatchObject([
      { value: { _id: one, name: 'One' } },
      { value: { _id: two, name: 'Two' } },
      { value: null },
      { value: null },
    ]);
    await other.post('/update-combo', { comboId: one, name: 'Renamed' });
    await author.post('/combo/add-feedback', { comboId: one, likeStatus: 1 });
    const [, whole] = (await read(guideId)).sections;
    expect(whole).toMatchObject({ value: { name: 'Renamed', likeStatus: 1, actions: [expect.anything()] } });
    expect((await read(guideId, other)).sections[1]).toMatchObject({ value: { likeStatus: 0, numLikes: 1 } });
    const cards = (await visitor.get<GuideCard[]>('/guides/game/ssbu')).body;
    const card = cards.find(({ _id }) => _id === guideId);
    expect(card).toMatchObject({
      numSections: 5,
      sections: [title('With combos'), { value: { _id: one } }, { value: { _id: two } }],
    });
    expect(JSON.stringify(card)).not.toContain('"actions"');
  });

  it('are null once deleted, keep their place when that null is sent back, and must exist to be taken', async () => {
    const comboId = await recordCombo(running.product, other.userId);
    const { _id } = await draft();
    await save(_id, { sections: [title('T'), selector(2, comboId), selector(3, 'AAAAAAAAAAAAAAAAAAAAAA')] });
    await other.post('/delete-combo', { comboId });
    const { sections } = await read(_id);
    expect(sections).toEqual([title('T'), selector(2, null), selector(3, null)]);
    await save(_id, { sections: [...sections, text(4, 'more')] });
    const kept = (await eventsOf(_id)).flatMap(
      ({ data }) => (data as { sections?: { id: number; value: string }[] }).sections ?? [],
    );
    expect(kept).toMatchObject([{ id: 1 }, { id: 2, value: comboId }, { id: 3, value: '' }, { id: 4 }]);
  });

  it('may ask a reader to run their lesson first', async () => {
    const comboId = await recordCombo(running.product, other.userId);
    const { _id } = await draft();
    await save(_id, { sections: [title('T'), { ...selector(2, comboId), lesson: true }, selector(3, comboId)] });
    expect((await read(_id)).sections).toMatchObject([{}, { id: 2, lesson: true }, { id: 3 }]);
    const { body } = await save(_id, { sections: [{ ...selector(2, comboId), lesson: false }], order: [1, 2] });
    expect(body.sections[1]).not.toHaveProperty('lesson');
  });
});

describe('finding guides', () => {
  interface Found {
    readonly guides: readonly GuideCard[];
    readonly total: number;
    readonly cursor: string | null;
  }
  let poet: TestUser;
  const find = async (query: string): Promise<Found> => (await visitor.get<Found>(`/guides/find?${query}`)).body;

  beforeAll(async () => {
    poet = await TestUser.signUp(running.url, 'zebrapoet');
    await poet.post('/new-user', { displayName: 'zebrapoet' });
  });

  it('takes all words, folded, of title, text, subtitle, author and fighters, by game, fighter and level', async () => {
    const fox = await publishGuide(poet, 'Élégant juggles', { fighters: ['ssbu:fox'], level: 'Advanced' });
    const melee = await publishGuide(poet, 'Juggles', {
      gameTags: ['ssbm', 'ssbu'],
      previewSubtitle: 'for zebrapoets',
    });
    await draft(poet);
    expect((await find('q=zebra')).total).toBe(2);
    expect(idsOf((await find('q=elegant+zebrapoet+FOX')).guides)).toEqual([fox]);
    expect((await find('q=elegant+nothing')).total).toBe(0);
    expect(idsOf((await find('q=zebra&game=ssbm')).guides)).toEqual([melee]);
    expect(idsOf((await find('q=zebra&fighter=ssbu:mario&fighter=ssbu:fox')).guides)).toEqual([fox]);
    expect(idsOf((await find('q=zebra&level=Advanced&level=Beginner')).guides)).toEqual([fox]);
    expect((await find('q=zebra&level=Beginner')).total).toBe(0);
    await poet.post('/guides/update', { guide: { _id: fox, metaData: { isPublished: false } } });
    expect(idsOf((await find('q=zebra')).guides)).toEqual([melee]);
  });

  it('pages edited last first with an exact total, each guide once, none left out', async () => {
    const made: string[] = [];
    for (let i = 0; i < 7; i++)
      made.unshift(await publishGuide(poet, `Quokka ${String(i)}`, { gameTags: ['ssbu', 'ssbm'] }));
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: Found = await find(`q=quokka&limit=3${cursor === '' ? '' : `&cursor=${cursor}`}`);
      expect(page.total).toBe(7);
      seen.push(...idsOf(page.guides));
      cursor = page.cursor;
    }
    expect(seen).toEqual(made);
    expect((await visitor.get('/guides/find?cursor=foreign')).status).toBe(400);
    expect((await visitor.get('/guides/find?game=ssb64')).status).toBe(400);
    expect((await visitor.get('/guides/game/ssb64')).status).toBe(400);
  });

  it('lists those of a user, drafts only to themselves', async () => {
    const writer = await TestUser.signUp(running.url);
    const [unseen, seen] = [await draft(writer), await publishGuide(writer, 'Seen')];
    const listed = async (user: TestUser) => idsOf((await user.get<GuideCard[]>(`/guides/user/${writer.userId}`)).body);
    expect(await listed(writer)).toEqual([seen, unseen._id]);
    for (const user of [visitor, other]) expect(await listed(user)).toEqual([seen]);
    expect((await visitor.get('/guides/user/nobody')).status).toBe(404);
  });
});

it('answers the same after the view was built anew', async () => {
  const guideId = await publishGuide(author, 'Rebuilt', { level: 'Advanced' });
  await save(guideId, { sections: [text(2, 'words')], order: [2, 1] });
  await author.post('/guides/delete', { guideId: await publishGuide(author, 'Gone') });
  const answers = async () => {
    const paths = [
      '/guides/game/ssbu',
      '/guides/find?q=words',
      `/guides/id/${guideId}`,
      `/guides/user/${author.userId}`,
    ];
    const bodies = await Promise.all(paths.map((path) => author.get(path)));
    return JSON.stringify(bodies.map(({ body }) => body)).replaceAll(/"guide":\[\d+,\d+\]/g, '');
  };
  const [before, digests] = [await answers(), await running.product.projector.digests()];
  await running.product.projector.rebuild('guides');
  expect(await answers()).toBe(before);
  expect(await running.product.projector.digests()).toEqual(digests);
});

it('answers text and contentVersion that belong together while saves go on', async () => {
  const guideId = await publishGuide(author, 'save 3');
  const seen: { readonly contentVersion: number; readonly value: unknown }[] = [];
  const done = new AbortController();
  const reading = (async () => {
    while (!done.signal.aborted) {
      const { contentVersion, sections } = await read(guideId, other);
      seen.push({ contentVersion, value: sections[0]?.value });
    }
  })();
  for (let version = 4; version < 60; version++) await save(guideId, { sections: [title(`save ${String(version)}`)] });
  done.abort();
  await reading;
  expect(seen.length).toBeGreaterThan(0);
  expect(seen.filter(({ contentVersion, value }) => value !== `save ${String(contentVersion)}`)).toEqual([]);
});
