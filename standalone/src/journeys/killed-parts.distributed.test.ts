import type { Combo, Comment } from '@combolab/contracts';
import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { comboForm, makeClip } from '../testing/clips.js';
import { commandsOfReadme, ReadmeSite } from '../testing/readme-site.js';
import { signUpWithFirebase } from '../testing/sign-up-with-firebase.js';
import type { TestUser } from '../testing/test-user.js';
import { waitUntil } from '../testing/wait-until.js';
import { openTab } from './combo-tabs.js';
import { Journey } from './journey.js';
import { signedIn } from './people.js';
import type { Site } from './site.js';

const patient = { timeout: 60_000 };
const PARTS = ['api-1', 'api-2', 'projector', 'relay', 'search-indexer', 'preview-worker'];

let site: ReadmeSite;
let journey: Journey;
let author: TestUser;
let comboId: string;

/** People come in by the door; nothing here is done behind the page. */
const behindItsDoor = (): Promise<Site> =>
  Promise.resolve({
    urls: [site.url],
    get product(): never {
      throw new Error('this site is reached as people reach it');
    },
    makeAccount: () => Promise.resolve(null),
    grant: () => Promise.reject(new Error('nobody is an admin here')),
    longSignedIn: () => Promise.reject(new Error('accounts are kept by Firebase')),
    resetLink: () => Promise.reject(new Error('nobody has forgotten a password')),
    restart: () => Promise.reject(new Error('parts are killed one by one')),
    [Symbol.asyncDispose]: () => site[Symbol.asyncDispose](),
  });

beforeAll(async () => {
  site = await ReadmeSite.start();
  journey = await Journey.start({ site: behindItsDoor });
  author = await signUpWithFirebase(site.settings, site.url);
  const shared = await author.form<Combo>('/add-combo', comboForm(await makeClip()));
  expect(shared.status).toBe(201);
  comboId = shared.body._id;
}, 300_000);
afterAll(async () => {
  await journey[Symbol.asyncDispose]();
}, 60_000);

/** Nothing but a line of the page says that something is away. */
async function sawBannersAtMost(page: Page): Promise<void> {
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

it('comes up by the commands of the README', async () => {
  expect(await commandsOfReadme()).toEqual([
    'npm run --silent engines:native -- start >> .env',
    'npm run engines:prepare',
    'npm run distributed',
  ]);
  expect([...site.parts].sort()).toEqual([...PARTS].sort());
  expect((await fetch(`${site.url}/api/available-games`)).status).toBe(200);
});

it('lets somebody like and comment while each part is killed, who sees a banner at most', async () => {
  const { page, person } = await signedIn(journey, 'fan');
  const visitor = await journey.openPage();
  const path = `/combo/${comboId}?tab=discussion`;
  await Promise.all([page.goto(path), visitor.goto(path)]);
  await Promise.all([openTab(page, 'discussion'), openTab(visitor, 'discussion')]);
  const like = page.getByRole('button', { name: /^Like/ });
  const said: string[] = [];
  let liked = false;
  for (const part of PARTS) {
    const killed = site.pidOf(part);
    site.kill(part);
    liked = !liked;
    await like.click();
    await expect(like).toHaveAttribute('aria-pressed', String(liked), patient);
    const text = `Said while ${part} was away.`;
    said.push(text);
    await page.getByLabel('Your comment').fill(text);
    await page.getByRole('button', { name: 'comment', exact: true }).click();
    await expect(page.getByRole('listitem').filter({ hasText: text })).toContainText(person.name, patient);
    await expect(page.getByLabel('Your comment')).toHaveValue('', patient);
    await sawBannersAtMost(page);
    await site.untilBack(part, killed);
    // whoever only looks sees all of it, without asking again
    await expect(visitor.getByRole('listitem').filter({ hasText: text })).toBeVisible(patient);
    await expect(visitor.locator('main')).toContainText(liked ? '1 like' : '0 likes', patient);
    await expect(like).toHaveText(liked ? 'Like 1' : 'Like 0', patient);
    await sawBannersAtMost(page);
    await sawBannersAtMost(visitor);
  }
  const kept = await waitUntil('all that was said', async () => {
    const { body } = await author.get<Comment[]>(`/get-comments/${comboId}`);
    return body.length === said.length ? body : undefined;
  });
  expect(kept.map(({ text }) => text).sort()).toEqual([...said].sort());
  const [combo] = (await author.get<Combo[]>(`/combo/${comboId}`)).body;
  expect(combo).toMatchObject({ numLikes: liked ? 1 : 0, numComments: said.length });
  expect(journey.pageErrors).toEqual([]);
}, 600_000);
