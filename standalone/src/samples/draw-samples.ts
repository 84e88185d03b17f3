import { findFfmpeg } from '@combolab/preview-worker';
import { drawClip } from './draw-clip.js';
import { sampleCombos } from './sample-combos.js';

// Command: draws every sample clip again, or those whose slugs are given.
const chosen = process.argv.slice(2);
const { ffmpeg } = await findFfmpeg();
for (const [index, sample] of sampleCombos.entries()) {
  if (chosen.length > 0 && !chosen.includes(sample.slug)) continue;
  await drawClip(ffmpeg, sample, index);
  process.stdout.write(`${sample.slug}\n`);
}
