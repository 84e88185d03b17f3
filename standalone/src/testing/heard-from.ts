import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFfmpeg, runFfmpeg } from '@combolab/preview-worker';

const RATE = 48_000;
/** Of the largest sample; below it lies what encoders leave before an attack. */
const HEARD = 0.3;

/** Seconds at which a clip begins to be heard, as a player times it; null when it is silent or has no sound. */
export async function heardFrom(clip: Uint8Array): Promise<number | null> {
  const folder = await mkdtemp(join(tmpdir(), 'combolab-heard-'));
  const [file, raw] = [join(folder, 'clip'), join(folder, 'sound.f32')];
  try {
    await writeFile(file, clip);
    const { ffmpeg } = await findFfmpeg();
    const args = ['-i', file, '-vn', '-ac', '1', '-ar', String(RATE), '-af', 'aresample=async=1:first_pts=0'];
    await runFfmpeg([...args, '-f', 'f32le', raw], { ffmpeg, durationSeconds: 1, timeLimitMs: 60_000 });
    const bytes = await readFile(raw);
    const samples = Array.from({ length: bytes.length / 4 }, (_, i) => Math.abs(bytes.readFloatLE(i * 4)));
    const loudest = samples.reduce((most, sample) => Math.max(most, sample), 0);
    return loudest === 0 ? null : samples.findIndex((sample) => sample > loudest * HEARD) / RATE;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
