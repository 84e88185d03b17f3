import { cp, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PAGE_FOLDER } from './site.js';

const ABOUT = join('frame-data', 'ssbu', 'about.json');
/** In the names of all scripts of the next build. */
const NEXT = '.next.js';

const nextName = (script: string): string => script.replace(/\.js$/, NEXT);

/** Whether a path is one of the next build's first script. */
export const isNextEntry = (path: string): boolean => /\/index-[\w-]+\.next\.js$/.test(path);

/**
 * Writes a folder of pages as the next build would make it: its scripts have other names, and the frame data say another patch.
 * @param folder to be made
 */
export async function makeNextBuild(folder: string, patch: string): Promise<void> {
  await cp(PAGE_FOLDER, folder, { recursive: true });
  const assets = join(folder, 'assets');
  const scripts = (await readdir(assets)).filter((name) => name.endsWith('.js'));
  const named = new Set(scripts);
  const renamed = (text: string) => text.replace(/[\w.-]+\.js\b/g, (name) => (named.has(name) ? nextName(name) : name));
  for (const path of ['index.html', 'sw.js', ...scripts.map((script) => join('assets', script))]) {
    const text = renamed(await readFile(join(folder, path), 'utf8'));
    await writeFile(join(folder, path), text);
  }
  for (const script of scripts) await rename(join(assets, script), join(assets, nextName(script)));
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
