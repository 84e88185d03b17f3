import { execFile } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundled } from '../testing/bundled.js';
import { removeFolder } from '../testing/remove-folder.js';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'combolab-no-room-'));
});
afterEach(() => removeFolder(dataDir));

/** How a start ends when no file may grow beyond so many blocks of 512 bytes. */
const startWith = (blocks: number): Promise<{ code: unknown; stderr: string }> =>
  new Promise((resolve) => {
    const args = [
      '-c',
      `ulimit -f ${String(blocks)}; exec "$0" "$@"`,
      process.execPath,
      bundled('one-machine'),
      '--no-samples',
    ];
    const env = { ...process.env, PORT: '0', HEALTH_PORT: '0', LOG_LEVEL: 'silent', DATA_DIR: dataDir };
    execFile('sh', args, { env }, (error, _, stderr) => {
      resolve({ code: error?.code ?? 0, stderr });
    });
  });

it('says in one line that the disk has no room, and ends with 1', async () => {
  for (const blocks of [0, 4, 40]) {
    const { code, stderr } = await startWith(blocks);
    expect([code, stderr.trim().split('\n')]).toEqual([
      1,
      [expect.stringMatching(/^(There is no room left for|A file in) .*(start again).*\.$/)],
    ]);
  }
});
