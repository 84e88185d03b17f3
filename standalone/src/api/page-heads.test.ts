import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Combo, Guide } from '@combolab/contracts';
import { comboForm, makeClip } from '../testing/clips.js';
import { startTestProduct, type TestProduct } from '../testing/test-product.js';
import { TestUser } from '../testing/test-user.js';
import { waitUntil } from '../testing/wait-until.js';

const SITE = 'https://combos.test';
const DOCUMENT =
  '<!doctype html><html lang="en"><head><meta name="description" content="The whole site." /><title>ComboLab</title></head><body></body></html>';

let pageFolder: string;
let running: TestProduct;
let author: TestUser;
let combo: Combo;

beforeAll(async () => {
  pageFolder = await mkdtemp(join(tmpdir(), 'combolab-page-'));
  await writeFile(join(pageFolder, 'index.html'), DOCUMENT);
  running = await startTestProduct({ previews: true, pageFolder, env: { RATE_LIMITS: 'off', PUBLIC_URL: SITE } });
  author = await TestUser.signUp(running.url, 'describer');
  const form = comboForm(await makeClip({ size: '640x360', seconds: 2 }), {
    ...{ name: 'Nair </script><b>into</b> fair', gameId: 'ssbu' },
    ...{ characterId: 'ssbu:mario', characterIds: ['ssbu:ness'] },
  });
  const { body } = await author.form<Combo>('/add-combo', form);
  combo = await waitUntil('the files', async () => {
    const [now] = (await author.get<Combo[]>(`/combo/${body._id}/`)).body;
    return now?.previewState.state === 'ready' ? now : undefined;
  });
}, 120_000);
afterAll(async () => {
  await running[Symbol.asyncDispose]();
  await rm(pageFolder, { recursive: true });
});

const open = async (path: string) => {
  const response = await fetch(`${running.url}${path}`);
  return { status: response.status, type: response.headers.get('content-type'), html: await response.text() };
};
const unescaped = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
const tagsOf = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)"/g)].map(([, name = '', content = '']) => [
      name,
      unescaped(content),
    ]),
  );
/** What a program that reads JSON-LD finds, parsed as HTML ends a script. */
const dataOf = (html: string): unknown =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null');
const canonicalOf = (html: string): string => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? '';

it('tells search engines of the clip of a combo, and no name ends the element it stands in', async () => {
  const { html } = await open(`/combo/${combo._id}`);
  const [best] = [...combo.renditions].sort((a, b) => b.width - a.width);
  expect(dataOf(html)).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'VideoObject',
    name: combo.name,
    thumbnailUrl: [`${SITE}${String(combo.thumbnail)}`],
    uploadDate: combo.createdAt,
    duration: `PT${String(Math.round((combo.frames / 60) * 100) / 100)}S`,
    contentUrl: `${SITE}${String(best?.src)}`,
    embedUrl: `${SITE}/embed/${combo._id}`,
    author: { name: 'describer', url: `${SITE}/profile/${author.userId}` },
    interactionStatistic: { userInteractionCount: 0 },
  });
  expect(html).not.toContain('<b>');
});

it('previews a link to a search with its words, how much it finds, and pictures', async () => {
  const { status, html } = await open('/results/ssbu?attacker=ssbu:mario&defender=ssbu:ness&percent=40-40');
  const tags = tagsOf(html);
  expect(status).toBe(200);
  expect(tags['og:title']).toBe('Mario on Ness at 40% · Ultimate');
  expect(tags['og:description']).toBe(`1 combo: ${combo.name}`);
  expect(tags['og:image']).toBe(`${SITE}${String(combo.thumbnail)}`);
  expect(tags.robots).toBe('noindex');
  const bare = await open('/results/ssbu');
  expect([tagsOf(bare.html).robots, canonicalOf(bare.html)]).toEqual([undefined, `${SITE}/results/ssbu`]);
});

it('describes a search by its words, however it is asked', async () => {
  const title = async (query: string) => tagsOf((await open(`/results/ssbu?${query}`)).html)['og:title'];
  expect(await title('q=%3C%2Ftitle%3E')).toBe('“</title>” · Ultimate');
  expect(await title('percent=90-10&attacker=nobody&sort=best')).toBe('Ultimate combos');
  expect(await title('q=%ff%')).toContain('Ultimate');
});

it('has a page of each fighter and matchup, which lists what it holds', async () => {
  const { html } = await open('/fighters/ssbu/mario');
  expect(tagsOf(html)['og:title']).toBe('Mario combos (Ultimate)');
  expect(dataOf(html)).toMatchObject({
    '@type': 'CollectionPage',
    mainEntity: { numberOfItems: 1, itemListElement: [{ position: 1, url: `${SITE}/combo/${combo._id}` }] },
  });
  expect(tagsOf((await open('/fighters/ssbu/mario/ness')).html)['og:title']).toBe('Mario combos on Ness (Ultimate)');
  const empty = await open('/fighters/ssbm/fox/marth');
  expect([empty.status, tagsOf(empty.html).robots]).toEqual([200, 'noindex']);
});

it('describes a profile and a published guide, and keeps a draft to itself', async () => {
  expect(tagsOf((await open(`/profile/${author.userId}`)).html)).toMatchObject({
    'og:type': 'profile',
    'og:title': 'describer',
    'og:description': 'describer has shared 1 combo on ComboLab.',
  });
  const { body: guide } = await author.post<Guide>('/guides/create', {});
  const draft = await open(`/guides/${guide._id}`);
  expect([draft.status, tagsOf(draft.html).description]).toEqual([200, 'The whole site.']);
  const metaData = { ...guide.metaData, gameTags: ['ssbu'], previewTitle: 'Mario <101>', isPublished: true };
  const sections = [{ id: 1, type: 'TEXT', value: 'Up throw first, then look at what they do. '.repeat(12) }];
  await author.post('/guides/update', { guide: { _id: guide._id, sections, metaData } });
  for (const path of [`/guides/${guide._id}`, `/single-guide-page?guideId=${guide._id}`]) {
    const { html } = await open(path);
    expect(tagsOf(html)).toMatchObject({ 'og:type': 'article', 'og:title': 'Mario <101>' });
    expect(canonicalOf(html)).toBe(`${SITE}/guides/${guide._id}`);
    expect(dataOf(html)).toMatchObject({ '@type': 'Article', headline: 'Mario <101>', author: { name: 'describer' } });
  }
});

it('answers 404 to what is no page, with the page that says so', async () => {
  const nowhere = [
    ...['/nowhere', '/results/ssbu/mario', '/fighters/ssbu/nobody', '/fighters/ssbu/mario/nobody', '/%', '/%ff/x'],
    ...['/profile/AAAAAAAAAAAAAAAAAAAAAA', '/guides/AAAAAAAAAAAAAAAAAAAAAA', '/combo/AAAAAAAAAAAAAAAAAAAAAA'],
  ];
  for (const path of nowhere) {
    const { status, type, html } = await open(path);
    expect([path, status, type]).toEqual([path, 404, expect.stringContaining('text/html')]);
    expect(html).toContain('<title>ComboLab</title>');
  }
});

it('names the map of the site to robots, and lists every page that is worth finding once', async () => {
  const robots = await open('/robots.txt');
  expect([robots.status, robots.type]).toEqual([200, expect.stringContaining('text/plain')]);
  expect(robots.html).toContain(`Sitemap: ${SITE}/sitemap.xml`);
  const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  const maps = locations((await open('/sitemap.xml')).html);
  const month = combo.createdAt.slice(0, 7);
  expect(maps).toEqual([...['pages', 'guides', `ssbu-${month}`].map((name) => `${SITE}/sitemaps/${name}.xml`)]);
  const all = await Promise.all(maps.map(async (map) => locations((await open(map.replace(SITE, ''))).html)));
  expect(all[0]).toEqual(
    expect.arrayContaining([`${SITE}/`, `${SITE}/fighters/ssbu/mario`, `${SITE}/fighters/ssbu/mario/ness`]),
  );
  expect(all[1]).toHaveLength(1);
  expect(all[2]).toEqual([`${SITE}/combo/${combo._id}`]);
  for (const page of all.flat()) expect([page, (await open(page.replace(SITE, ''))).status]).toEqual([page, 200]);
  for (const name of ['nothing', 'ssbu-2026-13', 'ssbx-2026-01', '../secret'])
    expect((await open(`/sitemaps/${name}.xml`)).status).toBe(404);
});
