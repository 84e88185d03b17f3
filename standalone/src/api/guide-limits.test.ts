import { GuideCreated, LIMITS, streams, type Guide, type Problem } from '@combolab/contracts';
import { publishGuide, type SavedGuide } from '../testing/published-guide.js';
import { startTestProduct, type TestProduct } from '../testing/test-product.js';
import { TestUser } from '../testing/test-user.js';

let running: TestProduct;
let author: TestUser;

beforeAll(async () => {
  running = await startTestProduct({ env: { RATE_LIMITS: 'off' } });
  author = await TestUser.signUp(running.url);
});
afterAll(() => running[Symbol.asyncDispose]());

const text = (id: number, value: string) => ({ id, type: 'TEXT', value });
const draft = async (): Promise<string> => (await author.post<SavedGuide>('/guides/create', {})).body._id;
const save = (guide: object, headers = {}) => author.post<SavedGuide & Problem>('/guides/update', { guide }, headers);
const read = async (guideId: string) => (await author.get<Guide>(`/guides/id/${guideId}`)).body;

describe('sizes', () => {
  it('takes 1,000 sections, and 500,000 characters in any script, of which it gives back each', async () => {
    const _id = await draft();
    const many = Array.from({ length: LIMITS.sectionsOfGuide }, (_, i) => text(i, `section ${String(i)}`));
    expect((await save({ _id, sections: many })).body.numSections).toBe(LIMITS.sectionsOfGuide);
    expect((await read(_id)).sections).toEqual(many);
    const long = Array.from({ length: 25 }, (_, i) => text(i, '東'.repeat(LIMITS.sectionLength)));
    expect((await save({ _id, sections: long })).status).toBe(200);
    expect((await read(_id)).sections).toEqual(long);
  });

  it.each([
    ['10,000 sections', Array.from({ length: 10_000 }, (_, i) => text(i, 'x')), 422, /Join some of them/],
    ['a section of 20,001 characters', [text(1, 'x'.repeat(20_001))], 413, /Go on in another section/],
    [
      'a guide of 1 MB',
      Array.from({ length: 55 }, (_, i) => text(i, 'x'.repeat(19_500))),
      413,
      /Go on in another guide/,
    ],
    ['a request of 5 MB', Array.from({ length: 250 }, (_, i) => text(i, 'x'.repeat(20_000))), 413, /larger than/],
  ])('refuses %s in words and keeps what was saved', async (_name, sections, status, words) => {
    const _id = await draft();
    await save({ _id, sections: [text(1, 'kept')] });
    const { status: answered, body } = await save({ _id, sections });
    expect([answered, body.detail]).toEqual([status, expect.stringMatching(words)]);
    expect((await read(_id)).sections).toEqual([text(1, 'kept')]);
  });

  it('lets nobody have more than 200 guides, however many are begun at once', async () => {
    const full = await TestUser.signUp(running.url);
    await full.post('/guides/create', {});
    const { log } = running.product.ports;
    for (let i = 2; i < LIMITS.guides; i++) {
      const guideId = `full-${String(i)}`;
      const created = GuideCreated({ userId: full.userId, guideId, sectionId: 1 });
      await log.append(streams.guide(guideId), 0, [created], {
        commandId: guideId,
        actor: full.userId,
        correlationId: 't',
      });
    }
    await running.product.projector.idle();
    const key = (i: number) => ({ 'idempotency-key': `last-${String(i)}` });
    const answers = await Promise.all([0, 1, 2, 3].map((i) => full.post('/guides/create', {}, key(i))));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422]);
    const refused = answers.find(({ status }) => status === 422);
    expect(refused?.body).toMatchObject({
      code: 'too-many-guides',
      detail: expect.stringContaining('Delete one') as string,
    });
    const i = answers.findIndex(({ status }) => status === 200);
    expect((await full.post('/guides/create', {}, key(i))).status).toBe(200);
    await full.post('/guides/delete', { guideId: 'full-2' });
    expect((await full.post('/guides/create', {})).status).toBe(200);
  }, 60_000);
});

describe('bad input', () => {
  const bad: readonly (readonly [string, (guideId: string) => object])[] = [
    ['NUL', () => ({ sections: [text(1, 'a\0b')] })],
    ['a lone surrogate', () => ({ sections: [text(1, 'a\ud800b')] })],
    ['a lone surrogate in the title', () => ({ metaData: { previewTitle: '\udc00' } })],
    ['an unknown type', () => ({ sections: [{ id: 1, type: 'IMAGE', value: '' }] })],
    ['a text that is null', () => ({ sections: [{ id: 1, type: 'TEXT', value: null }] })],
    ['a text that is a combo', () => ({ sections: [{ id: 1, type: 'TEXT', value: { _id: 'c1' } }] })],
    ['a combo that is a number', () => ({ sections: [{ id: 1, type: 'COMBO_SELECTOR', value: 7 }] })],
    ['a combo with a path as id', () => ({ sections: [{ id: 1, type: 'COMBO_SELECTOR', value: { _id: '../x' } }] })],
    ['an id above the last', () => ({ sections: [text(9_999_999, '')] })],
    ['an id below 0', () => ({ sections: [text(-1, '')] })],
    ['an id that is a fraction', () => ({ order: [1.5] })],
    ['an unknown key', () => ({ sections: [{ ...text(1, ''), style: 'x' }] })],
    ['an unknown game', () => ({ metaData: { gameTags: ['ssb64'] } })],
    ['an unknown fighter', () => ({ metaData: { fighters: ['ssbu:nobody'] } })],
    ['an unknown level', () => ({ metaData: { level: 'God' } })],
    ['a picture elsewhere', () => ({ metaData: { previewImage: 'https://example.test/a.webp' } })],
    ['a picture that was never sent', (id) => ({ metaData: { previewImage: `/api/files/guides/${id}/never.webp` } })],
    ['a path that leads out', (id) => ({ metaData: { previewImage: `/api/files/guides/${id}/../x.webp` } })],
  ];

  it.each(bad)('refuses %s with 400', async (_name, body) => {
    const _id = await draft();
    const { status, body: problem } = await save({ _id, ...body(_id) });
    expect([status, problem.detail.length > 10]).toEqual([400, true]);
    expect(await read(_id)).toMatchObject({ contentVersion: 1 });
  });

  it('refuses a body that is no guide, and an unknown guide with 404', async () => {
    for (const body of ['{', '[]', '{"guide":1}', '{"guide":{"_id":"../x"}}', '{"guide":{"_id":"x"},"more":1}'])
      expect((await author.post('/guides/update', body)).status).toBe(400);
    expect((await save({ _id: 'AAAAAAAAAAAAAAAAAAAAAA' })).status).toBe(404);
    expect((await author.post('/guides/delete', { guideId: 'AAAAAAAAAAAAAAAAAAAAAA' })).status).toBe(404);
    expect((await author.get('/guides/id/AAAAAAAAAAAAAAAAAAAAAA')).status).toBe(404);
  });
});

describe('at once', () => {
  it('ends 50 racing saves in one of them whole, and keeps all of them in history', async () => {
    const _id = await draft();
    const written = (i: number) => [1, 2, 3].map((id) => text(id, `save ${String(i)}, section ${String(id)}`));
    const answers = await Promise.all(Array.from({ length: 50 }, (_, i) => save({ _id, sections: written(i) })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const { sections, contentVersion } = await read(_id);
    expect(contentVersion).toBe(51);
    const last = answers.find(({ body }) => body.contentVersion === contentVersion);
    expect(sections).toEqual(last?.body.sections);
    const history = JSON.stringify(await running.product.ports.log.readStream(streams.guide(_id)));
    for (let i = 0; i < 50; i++) for (const { value } of written(i)) expect(history).toContain(value);
  });

  it('lets one of 20 racing saves of one baseVersion win', async () => {
    const _id = await draft();
    const race = Array.from({ length: 20 }, (_, i) =>
      author.post('/guides/update', { guide: { _id, sections: [text(1, String(i))] }, baseVersion: 1 }),
    );
    const statuses = (await Promise.all(race)).map(({ status }) => status).toSorted();
    expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
  });

  it('ends 100 racing edits and deletes deleted, with no failure of ours', async () => {
    const _id = await publishGuide(author, 'Raced');
    const race = Array.from({ length: 100 }, (_, i) =>
      i % 10 === 5
        ? author.post('/guides/delete', { guideId: _id })
        : save({ _id, sections: [text(1, String(i))], metaData: { isPublished: i % 2 === 0 } }),
    );
    const statuses = new Set((await Promise.all(race)).map(({ status }) => status));
    expect([...statuses].filter((status) => status !== 200 && status !== 404)).toEqual([]);
    await running.product.projector.idle();
    expect((await author.get(`/guides/id/${_id}`)).status).toBe(404);
    expect((await author.get<unknown[]>('/guides/find?q=raced')).body).toMatchObject({ total: 0 });
  });
});

it('goes on with a guide that was saved 300 times, and knows a repeated save of long ago', async () => {
  const _id = await draft();
  const early = { _id, sections: [text(1, 'early')] };
  await save(early, { 'idempotency-key': 'early' });
  for (let i = 0; i < 300; i++) await save({ _id, sections: [text(1, `save ${String(i)}`)] });
  const again = await save(early, { 'idempotency-key': 'early' });
  expect([again.status, again.body.contentVersion, again.body.sections]).toEqual([200, 302, [text(1, 'save 299')]]);
  expect((await save({ _id, sections: [text(2, 'next')], order: [1, 2] })).body.sections).toHaveLength(2);
}, 60_000);
