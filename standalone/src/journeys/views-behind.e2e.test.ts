import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'playwright/test';
import { makeClip } from '../testing/clips.js';
import { removeFolder } from '../testing/remove-folder.js';
import { holdViews } from '../testing/views-stand-still.js';
import { Journey } from './journey.js';
import { signedIn } from './people.js';
import { chooseOption, choosePercents, previewMade, sharedCombo } from './shared-combo.js';
import { startStandalone } from './site.js';

const patient = { timeout: 45_000 };
let dataDir: string;
let journey: Journey;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'combolab-behind-'));
  journey = await Journey.start({ site: () => startStandalone({ dataDir }) });
});
afterAll(async () => {
  await journey[Symbol.asyncDispose]();
  await removeFolder(dataDir);
});
afterEach(async () => {
  await journey.closePages();
  expect(journey.pageErrors).toEqual([]);
});

it('shows their new combo to authors as soon as it can be shown, and never says that it does not exist', async () => {
  const { page } = await signedIn(journey, 'author');
  await page.goto('/test/test');
  await page.getByLabel('Video file').setInputFiles({
    name: 'clip.mp4',
    mimeType: 'video/mp4',
    buffer: await makeClip(),
  });
  await page.getByLabel(/^Name/).fill('Late but there');
  await chooseOption(page, /^Game/, 'Melee');
  await chooseOption(page, /^Attacker/, 'Fox');
  await chooseOption(page, /^Defenders/, 'Marth');
  await choosePercents(page);
  const work = page.getByRole('region', { name: 'Clip and presses' });
  await work.getByRole('button', { name: 'X', exact: true }).click();
  await expect(page.getByText('Clip uploaded', { exact: true })).toBeAttached(patient);
  const letGo = holdViews(join(dataDir, 'documents.sqlite'));
  try {
    const again = page.waitForResponse(
      async (response) =>
        /\/api\/combo\//.test(response.url()) &&
        response.status() === 404 &&
        (await response.headerValue('read-stale')) === '1',
      patient,
    );
    await page.getByRole('button', { name: 'submit' }).click();
    await sharedCombo(page, patient);
    await again;
    // the tile of its fighters, where the clip will stand, and no word
    await expect(page.locator('main')).toHaveText('FxMr');
  } finally {
    letGo();
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Late but there' })).toBeVisible(patient);
  await previewMade(page, patient);
}, 180_000);
