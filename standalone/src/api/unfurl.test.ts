import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Combo } from '@combolab/contracts';
import { comboForm, makeClip } from '../testing/clips.js';
import { startTestProduct, type TestProduct } from '../testing/test-product.js';
import { PASSWORD, TestUser } from '../testing/test-user.js';
import { waitUntil } from '../testing/wait-until.js';

const SITE = 'https://combos.test';
const DOCUMENT = `<!doctype html>
<html lang="en">
  <head>
    <meta name="csp-nonce" content="__CSP_NONCE__" />
    <meta name="description" content="The whole site." />
    <title>ComboLab</title>
  </head>
  <body>which</body>
</html>
`;

let pageFolder: string;
let running: TestProduct;
let author: TestUser;

beforeAll(async () => {
  pageFolder = await mkdtemp(join(tmpdir(), 'combolab-page-'));
  await writeFile(join(pageFolder, 'index.html'), DOCUMENT.replace('which', 'the page'));
  await writeFile(join(pageFolder, 'embed.html'), DOCUMENT.replace('which', 'the embed'));
  running = await startTestProduct({ previews: true, pageFolder, env: { RATE_LIMITS: 'off', PUBLIC_URL: SITE } });
  author = await TestUser.signUp(running.url, 'sharer');
});
afterAll(async () => {
  await running[Symbol.asyncDispose]();
  await rm(pageFolder, { recursive: true });
});

const open = async (path: string) => {
  const response = await fetch(`${running.url}${path}`);
  return { status: response.status, headers: response.headers, html: await response.text() };
};

const unescaped = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/** What a program that unfurls links reads: names and contents of the head's `meta` elements. */
const tagsOf = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)"/g)].map(([, name = '', content = '']) => [
      name,
      unescaped(content),
    ]),
  );

it('tells in the document of a combo what it is and where its clip lies, for programs that unfurl links', async () => {
  const name = 'Up throw "ladder" </title><script>alert(1)</script>';
  const form = comboForm(await makeClip({ size: '1280x720' }), { name, description: 'Jump\n\nat once & drift' });
  const { body } = await author.form<Combo>('/add-combo', form);
  const waiting = await open(`/combo/${body._id}`);
  expect(waiting.status).toBe(200);
  expect(tagsOf(waiting.html)['og:title']).toBe(name);
  const combo = await waitUntil('the files', async () => {
    const [now] = (await author.get<Combo[]>(`/combo/${body._id}/`)).body;
    return now?.previewState.state === 'ready' ? now : undefined;
  });
  const { html } = await open(`/combo/${combo._id}?f=42`);
  const largest = [...combo.renditions].sort((a, b) => b.width - a.width)[0];
  const tags = tagsOf(html);
  expect(tags).toMatchObject({
    'og:site_name': 'ComboLab',
    'og:type': 'video.other',
    'og:url': `${SITE}/combo/${combo._id}`,
    'og:title': name,
    'og:image': `${SITE}${String(combo.thumbnail)}`,
    'og:image:width': '640',
    'og:image:height': '360',
    'og:video': `${SITE}${String(largest?.src)}`,
    'og:video:secure_url': `${SITE}${String(largest?.src)}`,
    'og:video:type': 'video/mp4',
    'og:video:width': String(largest?.width),
    'og:video:height': String(largest?.height),
    'twitter:card': 'player',
    'twitter:player': `${SITE}/embed/${combo._id}`,
  });
  expect(tags['og:description']).toMatch(/ that works from \d+ to \d+% .*\. Jump at once & drift$/);
  expect(tags.description).toBe(tags['og:description']);
  expect(html.match(/<title>/g)).toHaveLength(1);
  expect(html).not.toContain('<script>alert');
  expect(html).toContain(`<link rel="canonical" href="${SITE}/combo/${combo._id}" />`);
  const video = await fetch(String(tags['og:video']).replace(SITE, running.url), { headers: { Range: 'bytes=0-3' } });
  expect([video.status, video.headers.get('content-type')]).toEqual([206, 'video/mp4']);
  const oembed = /type="application\/json\+oembed" href="([^"]+)"/.exec(html)?.[1] ?? '';
  expect((await fetch(unescaped(oembed).replace(SITE, running.url))).status).toBe(200);
}, 120_000);

it('lets other sites frame the embedded player and nothing else', async () => {
  const embed = await open('/embed/AAAAAAAAAAAAAAAAAAAAAA');
  expect(embed.html).toContain('the embed');
  expect(embed.headers.get('content-security-policy')).toContain('frame-ancestors *');
  expect(embed.headers.get('x-frame-options')).toBeNull();
  for (const path of [
    '/',
    '/results',
    '/combo/AAAAAAAAAAAAAAAAAAAAAA',
    '/embed',
    '/embedded/x',
    '/api/search/combos',
  ]) {
    const { headers } = await open(path);
    expect([path, headers.get('content-security-policy')]).toEqual([
      path,
      expect.stringContaining("frame-ancestors 'none'"),
    ]);
    if (!path.startsWith('/api')) expect(headers.get('x-frame-options')).toBe('DENY');
  }
});

it('says by its status that there is no such combo, and describes other pages as the site', async () => {
  for (const path of ['/combo/AAAAAAAAAAAAAAAAAAAAAA', '/embed/AAAAAAAAAAAAAAAAAAAAAA']) {
    const { status, html } = await open(path);
    expect([status, tagsOf(html).description]).toEqual([404, 'The whole site.']);
  }
  const { status, html } = await open('/tutorial?q=%3C/title%3E');
  expect([status, tagsOf(html).description]).toEqual([200, 'The whole site.']);
});

it('says by its status that no fighter is called so', async () => {
  const known = ['/frames', '/frames/fox', '/frames/ssbm', '/frames/ssbm/fox', '/frames/ssbm:fox'];
  const unknown = ['/frames/foks', '/frames/ssbm/kazuya', '/frames/%3Cscript%3E', '/frames/fox/fox/fox'];
  const statuses = (paths: readonly string[]) => Promise.all(paths.map(async (path) => (await open(path)).status));
  expect(await statuses(known)).toEqual(known.map(() => 200));
  expect(await statuses(unknown)).toEqual(unknown.map(() => 404));
});

it('says by its status that there is no such list', async () => {
  const { body: made } = await author.post<{ list: { _id: string } }>('/lists/make', { name: 'Ladders' });
  expect((await open('/lists')).status).toBe(200);
  expect((await open(`/lists/${made.list._id}`)).status).toBe(200);
  expect((await open('/lists/AAAAAAAAAAAAAAAAAAAAAA')).status).toBe(404);
});

it('tells the nonce of a document to nobody who is named like its place', async () => {
  const { body } = await author.form<Combo>('/add-combo', comboForm(await makeClip({}), { name: '__CSP_NONCE__' }));
  const { html, headers } = await open(`/combo/${body._id}`);
  const nonce = /'nonce-([\w-]+)'/.exec(headers.get('content-security-policy') ?? '')?.[1] ?? 'none';
  expect(tagsOf(html)['og:title']).toContain('__CSP_NONCE__');
  expect(html.split(nonce)).toHaveLength(2);
});

it('takes a log-in from no page of this machine, where the site has an https address', async () => {
  const signIn = (origin: string) =>
    TestUser.visitor(running.url).post(
      '/auth/sign-in/email',
      { email: author.email, password: PASSWORD },
      { origin, cookie: 'combolab.session_token=any' },
    );
  const statuses = [];
  for (const origin of ['http://localhost:1234', 'http://127.0.0.1:1234', SITE])
    statuses.push((await signIn(origin)).status);
  expect(statuses).toEqual([403, 403, 200]);
});
