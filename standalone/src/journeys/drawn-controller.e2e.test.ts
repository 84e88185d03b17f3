import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { normaliseActions } from '@combolab/contracts';
import { sampleComboId } from '../samples/seed-samples.js';
import { sampleCombos } from '../samples/sample-combos.js';
import { choice, choose as chooseFrom } from './choice-menu.js';
import { expectedPlaying, expectedStanding, readPad, readPadWhilePlaying, teachToReadPad } from './drawn-pad.js';
import { Journey } from './journey.js';
import { newPerson, signUp } from './people.js';
import { readStill, teachToRead, usualGap } from './picture.js';
import { standIn } from './stand-in.js';

const SLUG = 'mario-up-air-ladder';
const sample = sampleCombos.find(({ slug }) => slug === SLUG);
if (sample === undefined) throw new Error('the sample is gone');
const actions = normaliseActions(sample.actions);
const firstOf = (hold: string) =>
  actions.find(({ presses }) => presses.some((press) => press.hold === hold))?.frame ?? -1;

let journey: Journey;
let page: Page;

async function open(target: Page, slug = SLUG): Promise<void> {
  await target.goto(`/combo/${sampleComboId(slug)}`);
  await expect(target.getByRole('button', { name: 'Play', exact: true })).toBeEnabled();
}
const seek = (frame: number) => page.getByRole('slider', { name: 'Frame', exact: true }).fill(String(frame));
const part = (name: string) => page.locator(`aside [data-part=${name}]`);
async function choose(target: Page, from: string, to: string): Promise<void> {
  await target.getByRole('button', { name: from }).click();
  const dialog = target.getByRole('dialog', { name: 'Your controller' });
  await dialog.getByRole('radio', { name: to, exact: true }).check();
  await dialog.getByRole('button', { name: 'Close' }).click();
}

beforeAll(async () => {
  journey = await Journey.start({ samples: true });
});
afterAll(() => journey[Symbol.asyncDispose]());
beforeEach(async () => {
  page = await journey.openPage();
  await open(page);
  await teachToRead(page);
  await teachToReadPad(page);
});
afterEach(async () => {
  await journey.closePages();
  expect(journey.pageErrors).toEqual([]);
});

it('shows on every frame exactly what is down there', async () => {
  for (let frame = 0; frame < sample.frames; frame++) {
    await seek(frame);
    expect({ frame, presses: await readPad(page) }).toEqual({ frame, presses: expectedStanding(actions, frame) });
  }
});

it('agrees with the number in the picture where the clip stands', async () => {
  for (const frame of [firstOf('START_HOLD'), firstOf('END_HOLD') - 1, firstOf('END_HOLD'), actions[0]?.frame ?? 0]) {
    await seek(frame);
    await expect.poll(async () => (await readStill(page)).picture).toBe(frame);
    expect(await readPad(page)).toEqual(expectedStanding(actions, frame));
  }
});

it('keeps a hold lit up to its release and lets a plain press go after 21 frames', async () => {
  const [start, end] = [firstOf('START_HOLD'), firstOf('END_HOLD')];
  const held =
    actions.find(({ frame }) => frame === start)?.presses.find(({ hold }) => hold === 'START_HOLD')?.type ?? '';
  for (const [frame, state] of [
    [start - 1, 'up'],
    [start, 'held'],
    [end - 1, 'held'],
    [end, 'up'],
  ] as const) {
    await seek(frame);
    await expect(part(held)).toHaveAttribute('data-state', state);
  }
  const [pressed] = actions;
  const type = pressed?.presses[0]?.type ?? '';
  const from = pressed?.frame ?? -1;
  for (const [frame, state] of [
    [from, 'pressed'],
    [from + 1, 'ghost'],
    [from + 20, 'ghost'],
    [from + 21, 'up'],
  ] as const) {
    await seek(frame);
    await expect(part(type)).toHaveAttribute('data-state', state);
  }
});

it.each([
  [/^1×/, 0],
  [/^1\/4×/, firstOf('START_HOLD') - 8],
])('is as a rule within a frame of the picture while it plays, at %s', async (speed, from) => {
  await seek(from);
  await page.getByRole('group', { name: 'Speed' }).getByRole('radio', { name: speed }).click();
  const readings = await readPadWhilePlaying(page);
  expect(readings.length).toBeGreaterThan(5);
  expect(usualGap(readings)).toBeLessThanOrEqual(1);
  for (const { counter, presses } of readings) {
    expect({ counter, presses }).toEqual({ counter, presses: expectedPlaying(actions, counter) });
  }
});

it('shows a hold that is never released red, hatched and in words, on the controller and in the lanes', async () => {
  const never = { type: 'R_Z', hold: 'START_HOLD', isComplete: false };
  await standIn(page, `**/api/combo/${sampleComboId(SLUG)}`, async (route) => {
    const response = await route.fetch();
    const [combo] = (await response.json()) as object[];
    await route.fulfill({
      response,
      json: [{ ...combo, actions: [{ frame: 3, breakpoint: false, presses: [never] }] }],
    });
  });
  await open(page);
  await seek(10);
  await expect(part('R_Z')).toHaveAttribute('data-state', 'open');
  const [danger, lit] = await part('R_Z').evaluate((element) => {
    const probe = element.ownerDocument.body.appendChild(element.ownerDocument.createElement('i'));
    probe.style.color = 'var(--danger)';
    const color = getComputedStyle(probe).color;
    probe.remove();
    return [color, [...element.querySelectorAll('path')].map((path) => getComputedStyle(path).fill)];
  });
  expect(lit).toContain(danger);
  expect(lit).toContainEqual(expect.stringContaining('url('));
  const bar = page.getByText('not released', { exact: true });
  await expect(bar).toHaveCount(1);
  const drawn = await bar.evaluate((element) => getComputedStyle(element).backgroundImage);
  expect(drawn).toContain('repeating-linear-gradient');
  expect(drawn).toContain(danger);
});

it('says each frame that is stepped to in words', async () => {
  const said = page.getByRole('status').filter({ hasText: /^frame \d+: / });
  await seek(39);
  await expect(said).toHaveText('frame 39: nothing pressed');
  await page.getByRole('button', { name: '+1 frame', exact: true }).click();
  await expect(said).toHaveText('frame 40: X held, stick right');
  await page.getByRole('button', { name: '+1 frame', exact: true }).click();
  await expect(said).toHaveText('frame 41: X held');
});

it('shows Square for A once a PlayStation controller is chosen, after a reload and on the next combo', async () => {
  await expect(page.getByRole('img', { name: 'Pro Controller' })).toBeVisible();
  await expect(part('A_BUTTON')).toHaveAttribute('data-label', 'A');
  await choose(page, 'Pro Controller', 'PlayStation Controller');
  const expectPlayStation = async () => {
    await expect(page.locator('aside').getByRole('img', { name: 'PlayStation Controller' })).toBeVisible();
    await expect(part('A_BUTTON')).toHaveAttribute('data-label', 'Square');
    await expect(part('X_BUTTON')).toHaveAttribute('data-label', 'X');
  };
  await expectPlayStation();
  await expect(page.getByRole('button', { name: /^frame 98\b.*stick up \+ Circle/ })).toBeVisible();
  await page.reload();
  await expectPlayStation();
  await open(page, 'fox-jab-lock');
  await expectPlayStation();
});

it('keeps the controller on the account of who is signed in', async () => {
  const person = newPerson('viewer');
  await signUp(page, person);
  await open(page);
  const saved = page.waitForResponse((response) => response.url().endsWith('/api/set-preferred-controller'));
  await choose(page, 'Pro Controller', 'Xbox Controller');
  expect((await saved).status()).toBe(200);
  const elsewhere = await journey.openPage();
  await elsewhere.goto('/authenticate');
  await elsewhere.getByRole('button', { name: 'log in', exact: true }).first().click();
  await elsewhere.getByLabel('E-mail').fill(person.email);
  await elsewhere.getByLabel('Password').fill(person.password);
  await elsewhere.getByRole('button', { name: 'log in', exact: true }).last().click();
  await elsewhere.getByRole('button', { name: `Account of ${person.name}` }).waitFor();
  await open(elsewhere);
  await expect(elsewhere.locator('aside').getByRole('img', { name: 'Xbox Controller' })).toBeVisible();
});

it('applies a custom mapping to the picture and the list', async () => {
  await page.evaluate(() => {
    localStorage.setItem('combolab.mappings', JSON.stringify({ ssbu: { SWITCH: { X_BUTTON: 'R_TRIGGER' } } }));
  });
  await page.reload();
  await expect(page.getByText('your mapping is on')).toBeVisible();
  await seek(40);
  await expect(part('R_TRIGGER')).toHaveAttribute('data-state', 'held');
  await expect(part('X_BUTTON')).toHaveAttribute('data-state', 'up');
  await expect(page.getByRole('button', { name: /^frame 40\b.*hold R for 6 frames \+ stick right/ })).toBeVisible();
});

it('has tabs that arrows move through, and one list of inputs', async () => {
  const tab = (name: string) => page.getByRole('tab', { name, exact: true });
  await tab('controller').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab('inputs')).toBeFocused();
  await expect(tab('inputs')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('heading', { name: 'Inputs', exact: true })).toHaveCount(1);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tabpanel', { name: 'notes' })).toContainText('Up throw and follow the drift.');
  await page.getByRole('button', { name: /^note on frame 50\b.*playback stops/ }).click();
  await expect.poll(async () => (await readStill(page)).counter).toBe(50);
});

it('marks the line that is on, and remembers the notation', async () => {
  await page.getByRole('button', { name: /^frame 40\b/ }).click();
  await expect(page.locator('li[aria-current=step]')).toContainText('jump');
  const notation = choice(page, 'Notation');
  const caps = page.getByRole('listitem').filter({ hasText: 'frame 40' }).locator('[title]');
  await expect(notation).toContainText('Keycaps');
  await expect(caps).toHaveText(['X', '→']);
  await chooseFrom(page, 'Notation', 'Numpad');
  await expect(caps).toHaveCount(0);
  await expect(page.getByRole('listitem').filter({ hasText: 'frame 40' })).toContainText('[X]+6');
  await page.reload();
  await expect(notation).toContainText('Numpad');
  await expect(page.getByRole('listitem').filter({ hasText: 'frame 46' })).toContainText(']X[');
});
