import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { boxAbilities, boxLacks } from './box.js';
import { hideFiles } from './hidden-files.js';
import { runTool, type ToolRun } from './run-tool.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'box-'));
  process.env['BOX_TEST_SECRET'] = 'of the server';
});
afterEach(async () => {
  delete process.env['BOX_TEST_SECRET'];
  await rm(folder, { recursive: true, force: true });
});

/** Runs a line of shell as decoders are run. */
const sh = (line: string, more: Partial<ToolRun> = {}) =>
  runTool({ path: '/bin/sh', args: ['-c', line], timeLimitMs: 20_000, stdoutLimitBytes: 10_000, ...more });

it('gives nothing of the environment away', async () => {
  const { stdout } = await sh('env');
  expect(stdout).toContain('PATH=');
  expect(stdout).not.toContain('of the server');
  expect(stdout.split('\n').filter((line) => !/^(PATH|LC_ALL|PWD|OLDPWD|SHLVL|_)=|^$/.test(line))).toEqual([]);
});

it('says in words what the system cannot do', () => {
  expect(boxLacks({ limits: false, isolation: false })).toContain('util-linux');
  expect(boxLacks({ limits: true, isolation: false })).toContain('namespaces');
  expect(boxLacks({ limits: true, isolation: true })).toBeNull();
});

it('keeps the limits of files, processor time and memory in the system itself', async () => {
  if (!boxAbilities().limits) {
    expect(boxLacks()).not.toBeNull();
    return;
  }
  const limits = { outputLimitBytes: 4096, memoryLimitBytes: 64 * 2 ** 20 };
  const { stdout } = await sh('ulimit -f; ulimit -t; ulimit -n; ulimit -c; ulimit -d', limits);
  // blocks of 512 bytes, s, files, blocks, KB
  expect(stdout.trim().split('\n')).toEqual(['8', '80', '64', '0', String((2 * 64 + 512) * 1024)]);
});

it('hides the files of a folder, not those of folders in it, and reaches no server', async () => {
  if (!boxAbilities().isolation) {
    expect(boxLacks()).not.toBeNull();
    return;
  }
  await mkdir(join(folder, 'blobs'));
  await writeFile(join(folder, 'secrets.json'), 'secret');
  await writeFile(join(folder, 'blobs', 'clip'), 'clip');
  hideFiles(folder);
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  try {
    const reach = `"${process.execPath}" -e "fetch('http://127.0.0.1:${String(port)}').then(() => console.log('reached'), () => console.log('no server'))"`;
    const line = `cat "${folder}/secrets.json"; cat "${folder}/blobs/clip"; umount "${folder}/secrets.json" 2>/dev/null && echo back; echo made > "${folder}/blobs/out"; ${reach}`;
    const { stdout } = await sh(line);
    expect(stdout).toBe('clipno server\n');
    expect(asked).toEqual([]);
    expect(await readFile(join(folder, 'blobs', 'out'), 'utf8')).toBe('made\n');
    expect(await readFile(join(folder, 'secrets.json'), 'utf8')).toBe('secret');
  } finally {
    server.close();
    await once(server, 'close');
  }
});

it.each([
  [
    'of any name',
    [
      'plain',
      'of two words',
      'tab\there',
      'back\\slash',
      '#hash',
      '040',
      '\\040',
      'line\nbreak',
      'é ü',
      'no\u00a0break',
    ],
  ],
  ['where one of them leads nowhere', ['secrets', 'nowhere']],
])('hides files %s', async (_, names) => {
  if (!boxAbilities().isolation) {
    expect(boxLacks()).not.toBeNull();
    return;
  }
  for (const name of names)
    await (name === 'nowhere'
      ? symlink(join(folder, 'gone'), join(folder, name))
      : writeFile(join(folder, name), 'secret'));
  hideFiles(folder);
  const there = String(names.join('\n').split('\n').length);
  const line = `ls "${folder}" | wc -l; cat "${folder}"/* 2>/dev/null; { true <&3; } 2>/dev/null && echo has the table; true`;
  expect(await sh(line)).toMatchObject({ status: 0, stdout: `${there}\n` });
});

it('leaves no table of what is hidden behind', async () => {
  await writeFile(join(folder, 'secrets.json'), 'secret');
  hideFiles(folder);
  await sh('true');
  expect((await readdir(tmpdir())).filter((name) => name.startsWith(`hidden-${String(process.pid)}-`))).toEqual([]);
});
