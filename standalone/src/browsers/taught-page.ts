import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { playPad } from '../journeys/played-pad.js';
import { PAGE_FOLDER } from '../journeys/site.js';
import { removeFolder } from '../testing/remove-folder.js';
import { listenForErrors, teachToFind } from './in-page.js';

const LIBRARY = createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js');
/** The first script of the page, which is no module. */
const FIRST = 'theme.js';

export interface TaughtPage extends AsyncDisposable {
  readonly folder: string;
}

/**
 * A copy of the built page whose first script begins with what tests need in it. WebDriver cannot run anything before a page's
 * own scripts, and the Content-Security-Policy of the product lets in only scripts of its own address.
 */
export async function teachPage(): Promise<TaughtPage> {
  const folder = await mkdtemp(join(tmpdir(), 'combolab-page-'));
  await cp(PAGE_FOLDER, folder, { recursive: true });
  const first = join(folder, FIRST);
  const taught = [listenForErrors, teachToFind].map((each) => `(${each.toString()})();`);
  const pad = `(${playPad.toString()})('standard');`;
  const library = await readFile(LIBRARY, 'utf8');
  await writeFile(first, [library, ...taught, pad, await readFile(first, 'utf8')].join('\n'));
  return { folder, [Symbol.asyncDispose]: () => removeFolder(folder) };
}
