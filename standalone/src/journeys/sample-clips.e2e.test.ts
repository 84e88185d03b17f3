import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFfmpeg, probeVideo } from '@combolab/preview-worker';
import { expect } from 'playwright/test';
import { drawClip } from '../samples/draw-clip.js';
import { openDrawingPage } from '../samples/drawing-page.js';
import { fightOf } from '../samples/fight-of.js';
import { sampleCombos } from '../samples/sample-combos.js';
import { sampleFiles } from '../samples/sample-files.js';
import { sharedBrowser } from './browser.js';

it('draws the clip of every sample again, with figures that meet on each hit', async () => {
  const tools = await findFfmpeg();
  const folder = await mkdtemp(join(tmpdir(), 'samples-'));
  const context = await (await sharedBrowser()).newContext();
  try {
    const draw = await openDrawingPage(context);
    const size = async (script: string, frame: number) => (await draw(script, frame)).length;
    for (const [index, sample] of sampleCombos.entries()) {
      const [hit] = sample.hits;
      // sparks are many colours: the picture of a hit is larger than that of who stands
      if (hit?.launch === 'carry')
        expect(await size(fightOf(sample, index), hit.frame + 2)).toBeGreaterThan(
          await size(fightOf(sample, index), 0),
        );
      else expect(await size(fightOf(sample, index), 0)).toBeGreaterThan(10_000);
    }
    const [first] = sampleCombos;
    if (first === undefined) throw new Error('there are no samples');
    await drawClip({ draw, ffmpeg: tools.ffmpeg }, { ...first, frames: 20 }, 0, folder);
    const files = sampleFiles(first.slug, folder);
    expect(await probeVideo(files.study, tools)).toMatchObject({ frames: 20, width: 960, height: 540 });
    expect((await readdir(files.folder)).sort()).toEqual(['preview.mp4', 'scrub.jpg', 'study.mp4', 'thumbnail.jpg']);
  } finally {
    await context.close();
    await rm(folder, { recursive: true, force: true });
  }
});
