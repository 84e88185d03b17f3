import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFfmpeg, runFfmpeg } from '@combolab/preview-worker';

export interface ClipOptions {
  readonly seconds?: number;
  /** Pixels. */
  readonly size?: string;
  readonly fps?: number;
  /** ffmpeg's output options instead of H.264 with a moving test picture. */
  readonly output?: readonly string[];
  readonly input?: readonly string[];
  readonly extension?: string;
}

/** A real clip made by ffmpeg. */
export async function makeClip(options: ClipOptions = {}): Promise<Buffer> {
  const { seconds = 1, size = '320x180', fps = 60, extension = 'mp4' } = options;
  const folder = await mkdtemp(join(tmpdir(), 'combolab-clip-'));
  const file = join(folder, `clip.${extension}`);
  const input = options.input ?? [
    '-f',
    'lavfi',
    '-i',
    `testsrc2=size=${size}:rate=${String(fps)}:duration=${String(seconds)}`,
  ];
  const output = options.output ?? [
    '-c:v',
    'libx264',
    '-preset',
    'ultrafast',
    '-pix_fmt',
    'yuv420p',
    '-metadata',
    'title=secret place',
  ];
  try {
    const { ffmpeg } = await findFfmpeg();
    await runFfmpeg([...input, ...output, file], { ffmpeg, durationSeconds: seconds, timeLimitMs: 60_000 });
    return await readFile(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The form that shares a combo; `fields` replace the standard ones, undefined leaves one out. */
export function comboForm(clip: Buffer | null, fields: Readonly<Record<string, unknown>> = {}): FormData {
  const standard = {
    name: 'Up throw, up air ladder',
    description: 'Drift back before the special.',
    gameId: 'ssbu',
    characterId: 'ssbu:mario',
    characterIds: ['ssbu:donkey-kong'],
    actions: [{ frame: 12, breakpoint: false, presses: [{ type: 'R_Z', hold: 'SELECT_NO_HOLD', isComplete: true }] }],
    percentRange: [20, 60],
    tags: ['True Combo'],
  };
  const form = new FormData();
  const entries: [string, unknown][] = Object.entries({ ...standard, ...fields });
  for (const [name, value] of entries.filter(([, each]) => each !== undefined)) {
    form.set(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  if (clip !== null) form.set('videoFile', new Blob([new Uint8Array(clip)], { type: 'video/mp4' }), 'clip.mp4');
  return form;
}
