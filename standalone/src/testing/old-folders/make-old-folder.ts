// node make-old-folder.js: keeps a data folder of this version for the tests of later ones (npm run old-folder)
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings } from '@combolab/platform';
import { askControl } from '../../control/ask-control.js';
import { ServerProcess } from '../server-process.js';
import { fillOldFolder } from './fill-old-folder.js';
import { OLD_FOLDERS } from './old-folder.js';
import { packFolder } from './pack-folder.js';

const manifest = new URL('../../../../package.json', import.meta.url);
const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
const archive = join(OLD_FOLDERS, `${version}.zip`);
if (existsSync(archive)) {
  console.error(
    `${version} has its folder already (${archive}), and what a version left does not change: raise the version first.`,
  );
  process.exit(2);
}
const dataDir = await mkdtemp(join(tmpdir(), 'combolab-old-'));
try {
  await using server = await ServerProcess.start(dataDir);
  const settings = readSettings({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  const asked = async (command: string, ...args: string[]): Promise<void> => {
    const { ok, text } = await askControl(settings, command, args);
    if (!ok) throw new Error(text);
  };
  const folder = await fillOldFolder(server.url, version, (email) => asked('grant', email));
  await asked('verify');
  const code = await server.stop();
  if (code !== 0) throw new Error(`the server ended with ${String(code)}`);
  await writeFile(archive, await packFolder(dataDir));
  await writeFile(archive.replace(/zip$/, 'json'), `${JSON.stringify(folder, null, 2)}\n`);
  console.log(`Kept ${archive}.`);
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
process.exit(0);
