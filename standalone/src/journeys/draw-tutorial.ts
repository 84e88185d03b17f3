import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withShared } from '../testing/shared.js';
import { Journey } from './journey.js';
import { newPerson, signUp } from './people.js';
import { goThroughPictures } from './tutorial-pictures.js';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const folder = join(root, 'frontend/public/tutorial');
const sample = join(root, 'standalone/samples/clips/captain-falcon-knee/study.mp4');

/** Draws the pictures of the tutorial, in both themes, from the real editor. */
await withShared(async () => {
  await using journey = await Journey.start();
  const clip = { name: 'clip.mp4', mimeType: 'video/mp4', buffer: await readFile(sample) };
  await mkdir(folder, { recursive: true });
  for (const colorScheme of ['dark', 'light'] as const) {
    const page = await journey.openPage({ colorScheme, viewport: { width: 1440, height: 860 } });
    await signUp(page, newPerson('drawer'));
    await page.goto('/test/test');
    await page.getByLabel('Video file').setInputFiles(clip);
    await page.getByText(/^0 \/ \d+$/).waitFor();
    await goThroughPictures(page, async ({ name, part }) => {
      await part(page).screenshot({ path: join(folder, `${name}-${colorScheme}.png`), animations: 'disabled' });
      console.log(`${name}-${colorScheme}.png`);
    });
  }
});
