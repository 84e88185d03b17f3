import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { LIMITS } from '@combolab/contracts';
import { findFfmpeg, probeVideo } from '@combolab/preview-worker';
import { alone, mustHold, type BenchOptions, type Figure } from '../harness/figure.js';
import { makeClip } from '../harness/clip.js';
import { Helper } from '../harness/helper.js';
import { spreadOf } from '../harness/stats.js';
import { temporaryFolder } from '../harness/temporary-folder.js';

const FIELDS = {
  name: 'Up throw, up air ladder',
  description: 'Drift back before the special.',
  gameId: 'ssbu',
  characterId: 'ssbu:mario',
  characterIds: '["ssbu:donkey-kong"]',
  actions: '[{"frame":12,"breakpoint":false,"presses":[{"type":"R_Z","hold":"SELECT_NO_HOLD","isComplete":true}]}]',
  percentRange: '[20,60]',
  tags: '["True Combo"]',
};

/** The whole of sharing a combo: upload, check by ffprobe, playable copy, storage and event; and ffprobe alone. */
export async function shareFigures({ quick, rounds }: BenchOptions): Promise<Figure[]> {
  await using folder = await temporaryFolder();
  const file = join(folder.path, 'clip.mp4');
  const seconds = quick ? 2 : 10;
  await makeClip(file, { seconds, size: '1280x720', bitRate: 15_000_000 });
  const { size } = await stat(file);
  mustHold(size <= LIMITS.videoBytes, `the clip has ${String(size)} bytes`);
  const clip = new Blob([new Uint8Array(await readFile(file))], { type: 'video/mp4' });
  const { ffprobe } = await findFfmpeg();
  await using product = Helper.start(new URL('../likes/product-server.js', import.meta.url), [
    join(folder.path, 'data'),
  ]);
  const url = await product.ask<string>('url');
  const [token = ''] = await product.ask<string[]>('users', 1);
  const times = { share: [] as number[], probe: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    times.share.push(await timed(() => share(url, token, clip)));
    times.probe.push(await timed(() => probeVideo(file, { ffprobe })));
  }
  const name = `a ${(size / 1e6).toFixed(1)} MB clip of ${String(seconds)} s`;
  return [
    alone(spreadOf(times.share), { name: `sharing ${name}, all of it`, unit: 'ms', goal: null }),
    alone(spreadOf(times.probe), { name: `ffprobe of ${name}, part of the above`, unit: 'ms', goal: null }),
  ];
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

async function share(url: string, token: string, clip: Blob): Promise<void> {
  const form = new FormData();
  for (const [field, value] of Object.entries(FIELDS)) form.set(field, value);
  form.set('videoFile', clip, 'clip.mp4');
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${url}/api/add-combo`, { method: 'POST', headers, body: form });
  const text = await response.text();
  mustHold(response.ok, `sharing answered ${String(response.status)} ${text.slice(0, 300)}`);
}
