/// <reference lib="dom" />
import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { TestUser } from '../testing/test-user.js';
import { Journey } from './journey.js';
import { open, pageOf, screensOf, type Screen } from './screens.js';
import { writeWorld, type WrittenWorld } from './written-world.js';

/** Each says so by `ran` when it is more than text somewhere; the last turn the direction of what follows. */
const PAYLOADS = [
  '<img src=x onerror=ran()>',
  '<script>ran()</script>',
  '"><svg onload=ran()>',
  "'-ran()-'",
  '</textarea></title></style><iframe srcdoc="<script>parent.ran()</script>">',
  '[read](javascript:ran()) javascript:ran()',
  '{{constructor.constructor("ran()")()}} ${ran()}',
  '<a href="javascript:ran()" autofocus onfocus=ran()>here</a>',
  '<style>*{background:url(/ran)}</style><base href=//ran.test>',
  '\u202eoiram\u202c \u2067\u202d txet \u2066 \u200f',
] as const;
/** Short enough for the shortest field. */
const ALL = PAYLOADS.join(' ');
const LONGEST = { short: 120, line: 300, text: 450 };
const SHORT = ['Its combo', 'Its list', 'Its search', 'Its preview', 'Sought', 'Its clip'];

/** A text field's own words, and after them as many payloads as go in; each field begins with another. */
function hostile(what: string): string {
  const turn = Array.from(what).reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % PAYLOADS.length;
  const most = SHORT.includes(what) ? LONGEST.short : what === 'Its line' ? LONGEST.line : LONGEST.text;
  let text = what;
  for (const payload of [...PAYLOADS.slice(turn), ...PAYLOADS.slice(0, turn)])
    if (text.length + payload.length < most) text += ` ${payload}`;
  return text;
}

let journey: Journey;
let world: WrittenWorld;
beforeAll(async () => {
  journey = await Journey.start({ samples: true });
  world = await writeWorld(journey, { text: hostile, name: '<svg/onload=ran()>1' });
  // what lists a person's sessions names their browsers
  const password = 'correct horse battery';
  const visitor = TestUser.visitor(journey.running.urls[0] ?? '');
  const again = { email: world.author.email, password };
  expect((await visitor.post('/auth/sign-in/email', again, { 'user-agent': ALL.slice(0, 200) })).status).toBe(200);
}, 120_000);
afterAll(() => journey[Symbol.asyncDispose]());
afterEach(() => journey.closePages());

/** What the pages did that text does not: ran it, or tried to and was held back by the policy. */
async function listen(page: Page, told: string[]): Promise<void> {
  await page.exposeFunction('tell', (what: string) => void told.push(`${page.url()} ${what}`));
  await page.addInitScript(() => {
    const { tell } = window as unknown as { tell: (what: string) => void };
    Object.assign(window, {
      ran: () => {
        tell('ran');
      },
    });
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      tell(`${effectiveDirective} ${blockedURI} ${sample}`);
    });
  });
  page.on('dialog', (dialog) => {
    told.push(`${page.url()} ${dialog.type()} ${dialog.message()}`);
    void dialog.dismiss();
  });
}

/** Elements that only a text could have made. */
const made = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'img[src="x"], iframe[srcdoc], base, [onerror], [onload], [onfocus], [href^="javascript:" i]',
      ),
    ].map(({ outerHTML }) => outerHTML),
  );

async function visit(page: Page, screens: readonly Screen[], found: string[]): Promise<void> {
  for (const screen of screens) {
    await open(page, screen);
    found.push(...(await made(page)).map((each) => `${screen.path} ${each}`));
  }
}

const by = (who: Screen['who']): Screen[] =>
  Object.values(screensOf(world))
    .flat()
    .filter((screen) => screen.who === who);

it.each(['visitor', 'author', 'admin'] as const)(
  'is text on every screen, opened by the %s: nothing runs, and the policy has nothing to report',
  async (who) => {
    const told: string[] = [];
    const page = await pageOf(journey, who === 'visitor' ? null : world[who]);
    await listen(page, told);
    await visit(page, by(who), told);
    expect(told).toEqual([]);
    expect(journey.pageErrors).toEqual([]);
  },
  240_000,
);

it('is text in the address, in a frame, in a file and in what is typed and pasted', async () => {
  const told: string[] = [];
  const page = await pageOf(journey, world.author);
  await listen(page, told);
  const address = encodeURIComponent(ALL.slice(0, 200));
  const next = encodeURIComponent('javascript:ran()');
  await visit(
    page,
    [
      { path: `/results/ssbu?q=${address}#${address}`, shows: 'Best match' },
      { path: `/discover?q=${address}`, shows: 'Guides' },
      { path: `/frames/mario?q=${address}`, shows: 'Frame data of Mario' },
      { path: `/guides/${world.guideId}#${address}`, shows: 'Its section' },
      { path: `/nowhere/${encodeURIComponent('<script>ran()</script>')}`, shows: 'There is no page' },
    ].map((each) => ({ who: 'author', ...each })),
    told,
  );
  await page.goto(`/embed/${world.comboId}`);
  await expect(page.getByRole('link', { name: /on ComboLab/ })).toBeVisible();
  told.push(...(await made(page)));

  await open(page, { who: 'author', path: `/guide/${world.draftId}`, shows: 'Add a section' });
  const title = page.getByRole('textbox', { name: 'Title, section 1', exact: true });
  await title.fill('');
  await page
    .getByLabel('Markdown file')
    .setInputFiles({ name: 'g.md', mimeType: 'text/markdown', buffer: Buffer.from(ALL) });
  await title.evaluate((field, text) => {
    const clipboardData = new DataTransfer();
    for (const type of ['text/plain', 'text/html']) clipboardData.setData(type, text);
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, ALL);
  await expect(title).toHaveValue(/oiram/u);
  told.push(...(await made(page)));

  const guest = await pageOf(journey, null);
  await listen(guest, told);
  await guest.goto(`/authenticate?mode=login&next=${next}`);
  await guest.getByLabel('E-mail').fill(world.author.email);
  await guest.getByLabel('Password').fill('correct horse battery');
  await guest.getByLabel('Password').press('Enter');
  await expect(guest).toHaveURL(/\/results/u);
  expect(told).toEqual([]);
  expect(journey.pageErrors).toEqual([]);
});

it('would be told of what runs and of what the policy holds back', async () => {
  const told: string[] = [];
  const page = await journey.openPage();
  await listen(page, told);
  await page.goto('/nowhere');
  await page.locator('main').evaluate((main) => {
    main.innerHTML = '<img src=x onerror=ran()>';
    (window as unknown as { ran: () => void }).ran();
  });
  expect(await made(page)).toEqual([expect.stringContaining('onerror')]);
  await expect
    .poll(() => told.map((each) => each.replace(/^\S+ /u, '')).sort())
    .toEqual(['ran', expect.stringMatching(/^script-src-attr inline/u)]);
  journey.pageErrors.splice(0);
});
