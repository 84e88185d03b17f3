import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeClip } from '../testing/clips.js';
import { Journey } from './journey.js';
import { newPerson, signUp } from './people.js';
import { goThroughPictures } from './tutorial-pictures.js';

const folder = fileURLToPath(new URL('../../../frontend/public/tutorial/', import.meta.url));

/** Draws the pictures of the tutorial, in both themes, from the real editor. */
await using journey = await Journey.start();
const clip = { name: 'clip.mp4', mimeType: 'video/mp4', buffer: await makeClip({ seconds: 2 }) };
await mkdir(folder, { recursive: true });
for (const colorScheme of ['dark', 'light'] as const) {
  const page = await journey.openPage({ colorScheme, viewport: { width: 1440, height: 860 } });
  await signUp(page, newPerson('drawer'));
  await page.goto('/test/test');
  await page.getByLabel('Video file').setInputFiles(clip);
  await page.getByText('0 / 120', { exact: true }).waitFor();
  await goThroughPictures(page, async ({ name, part }) => {
    await part(page).screenshot({ path: join(folder, `${name}-${colorScheme}.png`), animations: 'disabled' });
    console.log(`${name}-${colorScheme}.png`);
  });
}
