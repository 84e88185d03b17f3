import { cp, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PAGE_FOLDER } from './site.js';

const ABOUT = join('frame-data', 'ssbu', 'about.json');
const NEXT_ENTRY = 'index-NextBuild.js';

/**
 * Writes a folder of pages as the next build would make it: its first script has another name, and the frame data say
 * another patch.
 * @param folder to be made
 */
export async function makeNextBuild(folder: string, patch: string): Promise<void> {
  await cp(PAGE_FOLDER, folder, { recursive: true });
  const [, entry = ''] = /\/assets\/(index-[\w-]+\.js)/.exec(await readFile(join(folder, 'index.html'), 'utf8')) ?? [];
  const scripts = (await readdir(join(folder, 'assets'))).filter((name) => name.endsWith('.js'));
  for (const name of ['index.html', 'sw.js', ...scripts.map((script) => join('assets', script))]) {
    const path = join(folder, name);
    const text = await readFile(path, 'utf8');
    if (text.includes(entry)) await writeFile(path, text.replaceAll(entry, NEXT_ENTRY));
  }
  await rename(join(folder, 'assets', entry), join(folder, 'assets', NEXT_ENTRY));
  const about = JSON.parse(await readFile(join(folder, ABOUT), 'utf8')) as object;
  await writeFile(join(folder, ABOUT), JSON.stringify({ ...about, patch }));
  const worker = await readFile(join(folder, 'sw.js'), 'utf8');
  await writeFile(
    join(folder, 'sw.js'),
    worker
      .replace(/(about\.json[^}]*?revision:\W)\w+/, '$1next')
      .replace(/(what-can-i-do[^}]*?revision:\W)\w+/, '$1next'),
  );
}
