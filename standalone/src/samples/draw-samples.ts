import { findFfmpeg } from '@combolab/preview-worker';
import { openBrowser } from '../journeys/browser.js';
import { drawClip } from './draw-clip.js';
import { openDrawingPage } from './drawing-page.js';
import { sampleCombos } from './sample-combos.js';

// Command: draws every sample clip again, or those whose slugs are given.
const chosen = process.argv.slice(2);
const { ffmpeg } = await findFfmpeg();
await using browser = await openBrowser();
const draw = await openDrawingPage(browser);
for (const [index, sample] of sampleCombos.entries()) {
  if (chosen.length > 0 && !chosen.includes(sample.slug)) continue;
  await drawClip({ draw, ffmpeg }, sample, index);
  process.stdout.write(`${sample.slug}\n`);
}
