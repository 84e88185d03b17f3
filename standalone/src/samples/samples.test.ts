import { execFile } from 'node:child_process';
import { readdir, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import {
  ActionInputs,
  DIFFICULTIES,
  difficultyOf,
  findFighter,
  normaliseActions,
  TAGS,
  unreleasedHolds,
} from '@combolab/contracts';
import { findFfmpeg, probeVideo } from '@combolab/preview-worker';
import { readBarcode } from './barcode.js';
import { thumbnailFrame } from './fight-of.js';
import type { SampleCombo } from './sample-combo.js';
import { sampleCombos } from './sample-combos.js';
import { SAMPLE_CLIPS, sampleFiles } from './sample-files.js';
import { SAMPLE_HEIGHT, SAMPLE_WIDTH } from './seed-samples.js';

const run = promisify(execFile);
const [first] = sampleCombos;
if (!first) throw new Error('there are no samples');

/** Every picture of a clip, one byte a pixel, in the size asked for. */
async function pictures(file: string, width: number, height: number): Promise<Uint8Array[]> {
  const { ffmpeg } = await findFfmpeg();
  const args = [
    '-v',
    'error',
    '-i',
    file,
    '-vf',
    `scale=${String(width)}:${String(height)}`,
    '-f',
    'rawvideo',
    '-pix_fmt',
    'gray',
    '-',
  ];
  const { stdout } = await run(ffmpeg, args, { encoding: 'buffer', maxBuffer: 256 * 1024 * 1024 });
  const size = width * height;
  return Array.from({ length: stdout.length / size }, (_, i) => stdout.subarray(i * size, (i + 1) * size));
}

describe('sample collection', () => {
  const named = sampleCombos.map((sample): [string, SampleCombo] => [sample.slug, sample]);

  it('covers both games, every tag and every difficulty', () => {
    const ofGame = (id: string) => sampleCombos.filter((sample) => sample.gameId === id).length;
    expect(sampleCombos.length).toBeGreaterThanOrEqual(24);
    expect(ofGame('ssbu')).toBeGreaterThanOrEqual(12);
    expect(ofGame('ssbm')).toBeGreaterThanOrEqual(8);
    expect(new Set(sampleCombos.flatMap(({ tags }) => tags))).toEqual(new Set(TAGS));
    expect(new Set(sampleCombos.map(({ actions }) => difficultyOf(normaliseActions(actions))))).toEqual(
      new Set(DIFFICULTIES),
    );
    expect(new Set(sampleCombos.map(({ slug }) => slug)).size).toBe(sampleCombos.length);
    expect(new Set(sampleCombos.map(({ name, gameId }) => `${gameId} ${name}`)).size).toBe(sampleCombos.length);
  });

  it.each(named)('%s would be accepted as it is', (_, sample) => {
    expect(ActionInputs.safeParse(sample.actions).success).toBe(true);
    for (const id of [sample.characterId, ...sample.characterIds])
      expect(findFighter(id)).toMatchObject({ gameId: sample.gameId });
    expect(sample.characterIds.length).toBeGreaterThan(0);
    const actions = normaliseActions(sample.actions);
    expect(unreleasedHolds(actions)).toEqual([]);
    const [low, high] = sample.percentRange;
    expect(low >= 0 && low < high && high <= 200).toBe(true);
    for (const { frame } of [...actions, ...sample.hits]) expect(frame >= 0 && frame < sample.frames).toBe(true);
    expect(sample.hits.map(({ frame }) => frame)).toEqual(sample.hits.map(({ frame }) => frame).sort((a, b) => a - b));
    expect(thumbnailFrame(sample)).toBeGreaterThan(3);
  });
});

describe('drawn clips', () => {
  it('are all there, small together', async () => {
    const files = sampleCombos.flatMap(({ slug }) => {
      const { study, preview, thumbnail, scrub } = sampleFiles(slug);
      return [study, preview, thumbnail, scrub];
    });
    const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size));
    expect(Math.min(...sizes)).toBeGreaterThan(4000);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(12 * 1024 * 1024);
    expect((await readdir(SAMPLE_CLIPS)).sort()).toEqual(sampleCombos.map(({ slug }) => slug).sort());
  });

  it('carry the number of each frame, readable in any size', async () => {
    for (const [width, height] of [
      [960, 540],
      [390, 219],
    ] as const) {
      const seen = (await pictures(sampleFiles(first.slug).study, width, height)).map((picture) =>
        readBarcode(picture, width, height),
      );
      expect(seen).toEqual(Array.from({ length: first.frames }, (_, frame) => frame));
    }
    const preview = (await pictures(sampleFiles(first.slug).preview, 426, 240)).map((picture) =>
      readBarcode(picture, 426, 240),
    );
    expect(preview).toEqual(Array.from({ length: preview.length }, (_, i) => (preview[0] ?? 0) + 2 * i));
  });

  it.each(sampleCombos.map(({ slug, frames }): [string, number] => [slug, frames]))(
    '%s has its length at 60 pictures a second',
    async (slug, frames) => {
      const { ffprobe } = await findFfmpeg();
      const facts = await probeVideo(sampleFiles(slug).study, { ffprobe });
      expect(facts).toMatchObject({
        codec: 'h264',
        width: SAMPLE_WIDTH,
        height: SAMPLE_HEIGHT,
        frames,
        audio: null,
        videoDelaySeconds: 0,
      });
      expect(facts.fps).toBeCloseTo(60, 2);
    },
  );
});
