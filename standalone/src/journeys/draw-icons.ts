import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'playwright/test';
import { sampleComboId } from '../samples/seed-samples.js';
import { withShared } from '../testing/shared.js';
import { sharedBrowser } from './browser.js';
import { Journey } from './journey.js';

const open = fileURLToPath(new URL('../../../frontend/public/', import.meta.url));
const folder = join(open, 'install');

/** Part of an icon that every platform's mask leaves: a circle of four fifths of its width. */
const SAFE = 0.8;
/** `full`: the ground goes to the edge, for platforms that cut icons themselves. */
const ICONS = [
  { name: 'icon-192.png', size: 192, full: false },
  { name: 'icon-512.png', size: 512, full: false },
  { name: 'maskable-512.png', size: 512, full: true },
  { name: 'apple-touch-icon.png', size: 180, full: true },
] as const;

async function drawIcons(): Promise<void> {
  const mark = await readFile(join(open, 'favicon.svg'), 'utf8');
  const ground = /<rect[^>]*fill="(#\w+)"/.exec(mark)?.[1];
  if (ground === undefined) throw new Error('favicon.svg has no ground');
  const context = await (await sharedBrowser()).newContext();
  const page = await context.newPage();
  for (const { name, size, full } of ICONS) {
    const inner = full ? Math.round(size * SAFE) : size;
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(`<style>body { margin: 0; height: 100vh; display: grid; place-items: center;
      background: ${full ? ground : 'transparent'} } svg { width: ${String(inner)}px }</style>${mark}`);
    await page.screenshot({ path: join(folder, name), omitBackground: true });
    console.log(name);
  }
  await context.close();
}

const SCREENS = [
  { name: 'wide', viewport: { width: 1280, height: 800 } },
  { name: 'narrow', viewport: { width: 390, height: 844 } },
] as const;

/** What a store or a browser shows before one installs: a combo with its inputs. */
async function drawScreens(): Promise<void> {
  await using journey = await Journey.start({ samples: true });
  for (const { name, viewport } of SCREENS) {
    const page = await journey.openPage({ viewport, colorScheme: 'dark' });
    await page.goto(`/combo/${sampleComboId('captain-falcon-knee')}?f=44`);
    await expect(page.locator('video').first()).toHaveJSProperty('readyState', 4);
    await page.screenshot({
      path: join(folder, `screen-${name}.jpg`),
      type: 'jpeg',
      quality: 80,
      animations: 'disabled',
    });
    console.log(`screen-${name}.jpg`);
  }
}

/** Draws what the manifest names out of the one mark, and two screens. */
await withShared(async () => {
  await mkdir(folder, { recursive: true });
  await drawIcons();
  await drawScreens();
});
