import { chmod, mkdir, mkdtemp, readFile, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Combo } from '@combolab/contracts';
import { boxLacks, findFfmpeg } from '@combolab/preview-worker';
import { comboForm, makeClip } from '../testing/clips.js';
import { removeFolder } from '../testing/remove-folder.js';
import { ServerProcess } from '../testing/server-process.js';
import { TestUser } from '../testing/test-user.js';
import { waitUntil } from '../testing/wait-until.js';

it('hides keys, accounts and the admin socket from what reads clips, at upload and for previews', async () => {
  const lacks = boxLacks();
  if (lacks !== null) {
    expect(lacks).toMatch(/^clips are read/);
    return;
  }
  const folder = await mkdtemp(join(tmpdir(), 'combolab-boxed-'));
  const at = (name: string) => join(folder, name);
  const [data, seen, runs] = [at('data'), at('seen'), at('runs')];
  await mkdir(data);
  const tools = await findFfmpeg();
  // a reader that was taken over by a clip: it takes what it can read of the data folder, then does its work
  const theft = [
    `cat ${data}/secrets.json ${data}/auth.sqlite >> ${seen} 2>/dev/null`,
    `[ -S ${data}/control.sock ] && echo socket >> ${seen}`,
    `echo run >> ${runs}`,
  ].join('; ');
  for (const name of ['ffprobe', 'ffmpeg'] as const) {
    await writeFile(at(name), `#!/bin/sh\n[ "$1" = -version ] || { ${theft}; }\nexec ${tools[name]} "$@"\n`);
    await chmod(at(name), 0o755);
  }
  try {
    await using server = await ServerProcess.start(data, { FFPROBE_PATH: at('ffprobe'), FFMPEG_PATH: at('ffmpeg') });
    const author = await TestUser.signUp(server.url);
    expect((await stat(join(data, 'secrets.json'))).size).toBeGreaterThan(0);
    expect((await stat(join(data, 'control.sock'))).isSocket()).toBe(true);
    const { body } = await author.form<Combo>('/add-combo', comboForm(await makeClip()));
    const atUpload = (await readFile(runs, 'utf8')).length;
    await waitUntil('the preview', async () => {
      const [combo] = (await author.get<Combo[]>(`/combo/${body._id}`)).body;
      return combo?.previewState.state === 'ready' ? true : undefined;
    });
    expect(atUpload).toBeGreaterThan(0);
    expect((await readFile(runs, 'utf8')).length).toBeGreaterThan(atUpload);
    expect(await readFile(seen, 'utf8')).toBe('');
  } finally {
    await removeFolder(folder);
  }
}, 120_000);
