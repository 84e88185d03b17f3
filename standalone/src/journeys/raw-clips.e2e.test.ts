import type { Combo } from '@combolab/contracts';
import type { Locator, Page, Route } from 'playwright';
import { expect } from 'playwright/test';
import { Journey } from './journey.js';
import { signedIn } from './people.js';
import { readStillPictures, teachToRead } from './picture.js';
import { readPublished } from './published-exactly.js';
import { openRawFilms, type RawFilm, type RawFilms } from './raw-films.js';
import { chooseOption, choosePercents, previewMade, sharedCombo } from './shared-combo.js';

const patient = { timeout: 180_000 };
let journey: Journey;
let films: RawFilms;
/** Requests of uploads, in order: `POST` begins one, `PATCH from 4096` goes on. */
let asked: string[];
beforeAll(async () => {
  films = await openRawFilms();
  journey = await Journey.start();
});
afterAll(async () => {
  await journey[Symbol.asyncDispose]();
  await films[Symbol.asyncDispose]();
});
afterEach(async () => {
  expect(journey.pageErrors).toEqual([]);
  await journey.closePages();
});

const region = (page: Page) => page.getByRole('region', { name: 'Clip and presses' });
const clipOf = (page: Page) => region(page).locator('video');

/** The editor of somebody new, with a name in it. @param makesVideos false for a browser without a way to make videos, as every one over plain http */
async function editor(role: string, name: string, makesVideos = true): Promise<Page> {
  const { page } = await signedIn(journey, role);
  asked = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'PATCH' && pathname.startsWith('/api/uploads'))
      asked.push(`PATCH from ${request.headers()['upload-offset'] ?? ''}`);
  });
  // those without a connection came nowhere
  page.on('requestfinished', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/api/uploads') asked.push('POST');
  });
  if (!makesVideos)
    await page.addInitScript(() => {
      Object.assign(window, { VideoEncoder: undefined });
    });
  await page.goto('/test/test');
  await page.getByLabel(/^Name/).fill(name);
  return page;
}

/** A wire that can be made slow, and cut. */
async function wireOf(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const set = (offline: boolean, uploadThroughput: number) =>
    session.send('Network.emulateNetworkConditions', { offline, latency: 0, downloadThroughput: -1, uploadThroughput });
  return {
    slow: (bytesPerSecond: number) => set(false, bytesPerSecond),
    cut: () => set(true, -1),
    mend: () => set(false, -1),
  };
}

/** Chooses a part by the keys of its sliders. */
async function choosePart(page: Page, film: RawFilm, title = 'Choose the part to keep'): Promise<void> {
  const { from, to } = film.part ?? { from: 0, to: 0 };
  const dialog = page.getByRole('dialog', { name: title });
  const slider = (end: string) => dialog.getByRole('slider', { name: `The part that is kept, ${end} frame` });
  const go = async (end: string, at: number) => {
    const frameNow = async () =>
      Number(/^frame (\d+)/.exec((await slider(end).getAttribute('aria-valuetext')) ?? '')?.[1]);
    await slider(end).focus();
    const way = at - (await frameNow());
    const [long, short] = way > 0 ? ['PageUp', 'ArrowRight'] : ['PageDown', 'ArrowLeft'];
    for (let n = Math.floor(Math.abs(way) / 10); n > 0; n--) await page.keyboard.press(long);
    for (let n = Math.abs(way) % 10; n > 0; n--) await page.keyboard.press(short);
    await expect(slider(end)).toHaveAttribute('aria-valuetext', new RegExp(`^frame ${String(at)},`));
  };
  await go('last', to);
  await go('first', from);
}

async function fillForm(page: Page): Promise<void> {
  await chooseOption(page, /^Game/, 'Melee');
  await chooseOption(page, /^Attacker/, 'Fox');
  await chooseOption(page, /^Defenders/, 'Marth');
  await chooseOption(page, /^Combo type/, 'Edgeguard');
  await choosePercents(page);
}

/** Puts a press on frame 20. @returns the number in the picture that is seen there */
async function press(page: Page): Promise<number | undefined> {
  await expect(region(page).getByText(/lands on frame/)).toBeVisible(patient);
  await teachToRead(page);
  const shown = async () => (await readStillPictures(page))[0];
  const first = await shown();
  await region(page).getByRole('button', { name: 'Forward 20 frames', exact: true }).click();
  await region(page).getByRole('button', { name: 'X', exact: true }).click();
  // a busy browser begins to seek a little later
  await expect.poll(shown).not.toBe(first);
  return shown();
}

/** Keeps from the page what the server has cut, until it is let go. */
async function heldCut(page: Page) {
  const address = '**/api/uploads/*/cut';
  let isHeld = true;
  const held: Route[] = [];
  await page.route(address, async (route) => {
    if (isHeld) held.push(route);
    else await route.continue();
  });
  return {
    letGo: async () => {
      isHeld = false;
      for (const route of held) await route.continue();
    },
  };
}

/** It says so, and nothing lies over it in a window as low as the lowest. */
async function expectInSight(told: Locator, words: string): Promise<void> {
  await expect(told).toHaveText(words);
  const isCovered = await told.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return !element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(isCovered).toBe(false);
}

/** The clip has come in place of its copy, on the frame and the picture on which the press was put. */
async function expectStill(page: Page, seen: number | undefined): Promise<void> {
  await expect(clipOf(page)).toHaveAttribute('src', /^blob:/);
  await expect(region(page).getByText(/^20 \/ \d+$/)).toBeVisible();
  await expect.poll(async () => (await readStillPictures(page))[0]).toBe(seen);
}

/** Fills the form, puts a press on frame 20 of the clip and shares it: all that is published must be what the video has there. */
async function shareExactly(page: Page, film: RawFilm, frames: number): Promise<Combo> {
  await expect(clipOf(page)).toHaveAttribute('src', /^blob:/, patient);
  await fillForm(page);
  return submitExactly(page, film, frames, await press(page));
}

/** Shares what was filled in. @param seen the number in the picture that the press was put on */
async function submitExactly(page: Page, film: RawFilm, frames: number, seen: number | undefined): Promise<Combo> {
  await page.getByRole('button', { name: 'submit' }).click();
  return expectExactly(page, film, frames, seen);
}

/** What is being shared is what the video has there. */
async function expectExactly(page: Page, film: RawFilm, frames: number, seen: number | undefined): Promise<Combo> {
  const address = await sharedCombo(page, patient);
  await previewMade(page, patient);
  const [combo] = (await (await page.request.get(`/api${address}`)).json()) as [Combo];
  const { toneOff, ...found } = await readPublished(page, combo, film);
  expect([combo.actions[0]?.frame, combo.sound]).toEqual([20, true]);
  expect(found).toEqual({ frames, odd: null, pressed: [seen] });
  expect(Math.abs(toneOff)).toBeLessThan(1);
  return combo;
}

it('makes a clip of what a phone recorded, which this browser cannot play, though connection and server go meanwhile', async () => {
  const film = await films.phone();
  const page = await editor('phone', 'From my phone');
  await page.waitForLoadState('networkidle');
  const wire = await wireOf(page);
  await wire.cut();
  await page.getByLabel('Video file').setInputFiles(film.file);
  await expect(page.getByText('The server is making a clip of it')).toBeVisible(patient);
  await expect(page.getByText(/^No connection/).first()).toBeAttached(patient);
  await page.getByRole('button', { name: 'submit' }).click();
  await expectInSight(region(page).getByRole('alert'), 'The clip is still being made. Share it once it is there.');
  await journey.running.restart();
  const cut = await heldCut(page);
  await wire.mend();
  await expect(page.getByText('What plays here is a small copy')).toBeVisible(patient);
  const seen = await press(page);
  await cut.letGo();
  await expect(page.getByText('Clip uploaded', { exact: true })).toBeAttached(patient);
  await expectStill(page, seen);
  await expect(page.getByText('Draft saved on this computer, with its clip')).toBeVisible(patient);
  await page.reload();
  await expect(clipOf(page)).toBeVisible(patient);
  await expect(page.getByLabel(/^Name/)).toHaveValue('From my phone');
  await fillForm(page);
  const combo = await submitExactly(page, film, 240, seen);
  expect(combo.name).toBe('From my phone');
  // the clip that was made was not sent again, nor was it after the reload
  expect(asked.filter((request) => request === 'POST')).toHaveLength(1);
}, 300_000);

it('cuts 12 s out of a large capture, though the connection is cut and the server started anew in the middle', async () => {
  const film = await films.capture();
  const page = await editor('capturer', 'Out of a capture', false);
  const wire = await wireOf(page);
  await wire.slow(60_000_000);
  await page.getByLabel('Video file').setInputFiles(film.file);
  await expect(page.getByRole('progressbar', { name: 'Sending…' })).toHaveAttribute('aria-valuenow', /^[1-9]/, patient);
  await wire.cut();
  await expect(page.getByText(/^No connection/).first()).toBeAttached(patient);
  await wire.mend();
  await expect(page.getByText('Making it playable…')).toBeVisible(patient);
  await journey.running.restart();
  const dialog = page.getByRole('dialog', { name: 'Choose the part to keep' });
  await expect(dialog).toBeVisible(patient);
  expect(asked.filter((request) => request === 'POST')).toHaveLength(1);
  expect(asked.filter((request) => request === 'PATCH from 0')).toHaveLength(1);
  await dialog.getByRole('button', { name: 'later' }).click();
  await page.getByRole('button', { name: 'choose the part' }).click();
  await choosePart(page, film);
  const cut = await heldCut(page);
  await dialog.getByRole('button', { name: 'use this part' }).click();
  await expect(page.getByText('What plays here is a small copy')).toBeVisible(patient);
  await expect(region(page).getByText('0 / 720', { exact: true })).toBeVisible();
  const seen = await press(page);
  await fillForm(page);
  await page.getByRole('button', { name: 'submit' }).click();
  const sharing = page.getByRole('dialog', { name: 'Sharing your combo' });
  await expect(sharing).toContainText('It is shared as soon as it is there.');
  await sharing.getByRole('button', { name: 'cancel' }).click();
  await expect(sharing).toBeHidden();
  await page.getByRole('button', { name: 'submit' }).click();
  await expect(sharing).toContainText('It is shared as soon as it is there.');
  await cut.letGo();
  await expectExactly(page, film, 720, seen);
}, 420_000);

it('cuts 12 s out of what was recorded of a screen, though connection and server are gone when they are chosen', async () => {
  const film = await films.screen();
  const page = await editor('recorder', 'Off the screen', false);
  const wire = await wireOf(page);
  await page.getByLabel('Video file').setInputFiles(film.file);
  const dialog = page.getByRole('dialog', { name: 'Choose the part to keep' });
  await expect(dialog).toBeVisible(patient);
  await choosePart(page, film);
  await wire.cut();
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/cut'));
  await dialog.getByRole('button', { name: 'use this part' }).click();
  await failed;
  await journey.running.restart();
  await wire.mend();
  await shareExactly(page, film, 720);
}, 420_000);

it("makes a clip of a part of a recorder's file in the page, without sending the rest", async () => {
  const film = await films.recorder();
  const page = await editor('recorder', 'Cut in the page');
  await trimmed(page, film);
  await shareExactly(page, film, 720);
  expect(asked.filter((request) => request === 'POST')).toHaveLength(1);
}, 420_000);

it('has the server cut what the page gave up', async () => {
  const film = await films.recorder();
  const page = await editor('given-up', 'Cut by the server');
  // as where a browser says that it can decode a film, and then cannot
  await page.evaluate(() => {
    VideoDecoder.prototype.decode = () => {
      throw new DOMException('decoding failed', 'EncodingError');
    };
  });
  const dialog = await trimmed(page, film);
  await expect(dialog.getByRole('alert')).toContainText('this browser gave up', patient);
  await dialog.getByRole('button', { name: 'let the server cut it' }).click();
  await expect(page.getByText('The server is making a clip of it')).toBeVisible(patient);
  await expect(clipOf(page)).toBeVisible(patient);
  await expect(page.getByText('Draft saved on this computer, with its clip')).toBeVisible(patient);
  await shareExactly(page, film, 720);
}, 420_000);

it('puts presses on the frames of a file whose pictures begin after its sound', async () => {
  const film = await films.shortRecorder();
  const page = await editor('short', 'As it was recorded');
  await page.getByLabel('Video file').setInputFiles(film.file);
  await shareExactly(page, film, 300);
}, 300_000);

/** Chooses a film and its part, and lets the page cut it. */
async function trimmed(page: Page, film: RawFilm) {
  await page.getByLabel('Video file').setInputFiles(film.file);
  await page.getByRole('button', { name: 'trim or shrink it here' }).click(patient);
  const title = 'Trim or shrink the clip';
  await choosePart(page, film, title);
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByRole('button', { name: 'use this part' }).click();
  return dialog;
}
