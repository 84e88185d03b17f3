import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { bundled } from '../testing/bundled.js';
import { removeFolder } from '../testing/remove-folder.js';

it('says at the start that an old ffmpeg reads clips', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'combolab-'));
  const old = join(folder, 'ffmpeg');
  await writeFile(old, '#!/bin/sh\necho "ffmpeg version 4.2.7 Copyright"; echo "libavcodec     58. 54.100"\n');
  await chmod(old, 0o755);
  const env = { NODE_ENV: 'production', PORT: '0', HEALTH_PORT: '0', LOG_LEVEL: 'warn', FFMPEG_PATH: old };
  const child = spawn(process.execPath, [bundled('one-machine'), '--no-samples'], {
    env: { ...process.env, ...env, DATA_DIR: join(folder, 'data') },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const gone = once(child, 'exit');
  const said: string[] = [];
  for await (const line of createInterface(child.stderr)) {
    said.push(line);
    if (!line.includes('old programs')) continue;
    child.kill('SIGTERM');
    break;
  }
  child.stderr.resume();
  await gone;
  await removeFolder(folder);
  const { level, msg } = JSON.parse(said.at(-1) ?? '{}') as { level: number; msg: string };
  expect(msg).toContain(`ffmpeg 4.2.7 (${old})`);
  expect(msg).toContain('Install ffmpeg 7.0 or newer');
  // pino's number of a warning
  expect(level).toBe(40);
});
