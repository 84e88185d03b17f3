import type { Combo, OEmbed } from '@combolab/contracts';
import { comboForm, makeClip } from '../testing/clips.js';
import { recordCombo } from '../testing/recorded-combo.js';
import { startTestProduct, type TestProduct } from '../testing/test-product.js';
import { TestUser, type Answer } from '../testing/test-user.js';
import { waitUntil } from '../testing/wait-until.js';

const SITE = 'https://combos.test';

let running: TestProduct;
let author: TestUser;
let visitor: TestUser;

beforeAll(async () => {
  running = await startTestProduct({ previews: true, env: { RATE_LIMITS: 'off', PUBLIC_URL: SITE } });
  author = await TestUser.signUp(running.url, 'sharer');
  await author.post('/new-user', { displayName: 'sharer' });
  visitor = TestUser.visitor(running.url);
});
afterAll(() => running[Symbol.asyncDispose]());

/** Size of a JPEG as its own header has it. */
function jpegSize(bytes: Buffer): { width: number; height: number } {
  const start = bytes.indexOf(Buffer.from([0xff, 0xc0]));
  return { height: bytes.readUInt16BE(start + 5), width: bytes.readUInt16BE(start + 7) };
}

describe('oEmbed', () => {
  const ask = (address: string, more = ''): Promise<Answer<OEmbed>> =>
    visitor.get<OEmbed>(`/oembed?url=${encodeURIComponent(address)}${more}`);

  it('describes the combo at an address of this site, with its picture once there is one', async () => {
    const clip = await makeClip({ size: '1280x720' });
    const { body } = await author.form<Combo>('/add-combo', comboForm(clip, { name: 'Tom & "Jerry" <3' }));
    const address = `${SITE}/combo/${body._id}`;
    const described = {
      version: '1.0',
      title: 'Tom & "Jerry" <3',
      author_name: 'sharer',
      author_url: `${SITE}/profile/${author.userId}`,
      provider_name: 'ComboLab',
      provider_url: SITE,
    };
    expect((await ask(address)).body).toMatchObject(described);
    const answer = await waitUntil('the picture', async () => {
      const { body: now } = await ask(`${address}/?from=chat#top`, '&format=json');
      return now.thumbnail_url === undefined ? undefined : now;
    });
    const { thumbnail_url = '', ...rest } = answer;
    const html =
      `<iframe src="${SITE}/embed/${body._id}" width="800" height="450" title="Tom &amp; &quot;Jerry&quot; &lt;3" ` +
      'style="border:0" allow="autoplay; fullscreen; gamepad" allowfullscreen loading="lazy"></iframe>';
    const player = { type: 'video', html, width: 800, height: 450 };
    expect(rest).toEqual({ ...described, ...player, thumbnail_width: 640, thumbnail_height: 360 });
    const picture = await fetch(thumbnail_url.replace(SITE, running.url));
    expect(picture.headers.get('content-type')).toBe('image/jpeg');
    expect(jpegSize(Buffer.from(await picture.arrayBuffer()))).toEqual({ width: 640, height: 360 });
    for (const side of ['&maxwidth=400', '&maxheight=226']) {
      const { body: small } = await ask(address, side);
      expect(small).toMatchObject({ type: 'video', ...(side === '&maxwidth=400' ? { width: 400 } : { height: 226 }) });
      expect(small.thumbnail_url).toBeUndefined();
    }
  }, 120_000);

  it('knows no other addresses and no other form', async () => {
    const comboId = await recordCombo(running.product, author.userId);
    for (const address of [
      `https://elsewhere.test/combo/${comboId}`,
      `${SITE}.evil.test/combo/${comboId}`,
      `${SITE}/results/${comboId}`,
      `${SITE}/combo/AAAAAAAAAAAAAAAAAAAAAA`,
      `javascript:${comboId}`,
      'nonsense',
    ])
      expect((await ask(address)).status).toBe(404);
    expect((await ask(`${SITE}/combo/${comboId}`)).status).toBe(200);
    for (const more of ['&format=xml', '&maxwidth=0', '&maxwidth=wide', '&callback=alert'])
      expect((await ask(`${SITE}/combo/${comboId}`, more)).status).toBe(400);
    expect((await visitor.get('/oembed')).status).toBe(400);
  });
});

describe('the feed of a fighter', () => {
  const feed = (id: string) => visitor.get<string>(`/feeds/${id}.atom`);
  const texts = (xml: string, name: string): string[] =>
    [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text = '']) => text);

  it('has the newest combos first, at most 20, and nobody else’s', async () => {
    const content = { characterId: 'ssbu:ness', characterIds: ['ssbu:fox'] };
    for (let i = 1; i <= 21; i++)
      await recordCombo(running.product, author.userId, { ...content, name: `Magnet ${String(i)}` });
    const { status, headers, body } = await feed('ssbu:ness');
    expect([status, headers.get('content-type')]).toEqual([200, expect.stringMatching(/^application\/atom\+xml/)]);
    const titles = Array.from({ length: 20 }, (_, i) => `Magnet ${String(21 - i)}`);
    expect(texts(body, 'title')).toEqual(['Ness combos on ComboLab', ...titles]);
    expect(texts(body, 'name')).toEqual(titles.map(() => 'sharer'));
    const [self, ...entries] = texts(body, 'id');
    expect(self).toBe(`${SITE}/api/feeds/ssbu:ness.atom`);
    for (const address of entries) expect(address.startsWith(`${SITE}/combo/`)).toBe(true);
    expect(texts(body, 'updated')[0]).toBe(texts(body, 'published')[0]);
    expect(body).toContain('<category term="True Combo"/>');
  });

  it('writes what people wrote as text, and leaves out what XML cannot say', async () => {
    const name = '</title><script>alert(1)</script> & "x" \u0001\u000b';
    await recordCombo(running.product, author.userId, { characterId: 'ssbu:lucas', name, description: ']]> 😀' });
    const { body } = await feed('ssbu:lucas');
    expect(texts(body, 'title')[1]).toBe('&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;x&quot; ');
    expect(texts(body, 'summary')[0]).toContain(']]&gt; 😀');
  });

  it('gathers the fighters of a group, is empty without combos, and forgets what was deleted', async () => {
    const empty = await feed('ssbu:spacies');
    expect([empty.status, texts(empty.body, 'entry')]).toEqual([200, []]);
    const comboId = await recordCombo(running.product, author.userId, { characterId: 'ssbu:wolf', name: 'Flash' });
    expect(texts((await feed('ssbu:spacies')).body, 'title')).toContain('Flash');
    await author.post('/delete-combo', { comboId });
    expect(texts((await feed('ssbu:spacies')).body, 'title')).not.toContain('Flash');
  });

  it('is for fighters there are', async () => {
    for (const path of ['/feeds/ssbu:nobody.atom', '/feeds/ssbu:mario', '/feeds/mario.atom', '/feeds/.atom'])
      expect((await visitor.get(path)).status).toBe(400);
  });
});
