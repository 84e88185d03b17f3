import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { once } from 'node:events';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { run } from './run.mjs';

const FOLDERS = [...(process.env.PATH ?? '').split(delimiter), join(homedir(), '.cargo', 'bin')];
const LIBRARIES = ['/usr/lib', '/usr/libexec'];
const WEBKITS = ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0'];

const onPath = (...names) =>
  names.flatMap((name) => FOLDERS.map((folder) => join(folder, name))).find((path) => existsSync(path));

/** The small browser that comes with WebKitGTK, which is on no PATH. */
function miniBrowser() {
  const folders = LIBRARIES.filter((folder) => existsSync(folder));
  const below = folders.flatMap((folder) => [folder, ...readdirSync(folder).map((name) => join(folder, name))]);
  return WEBKITS.flatMap((name) => below.map((folder) => join(folder, name, 'MiniBrowser'))).find((path) =>
    existsSync(path),
  );
}

/** What each browser needs here, and how it is had where it is missing. */
const KNOWN = [
  {
    name: 'firefox',
    path: () => process.env.FIREFOX_PATH ?? onPath('firefox-esr', 'firefox'),
    driver: () => process.env.GECKODRIVER ?? onPath('geckodriver'),
    needsScreen: false,
    install:
      'Firefox (FIREFOX_PATH) and geckodriver (GECKODRIVER): apt-get install firefox-esr libavcodec59; cargo install geckodriver',
  },
  {
    name: 'webkit',
    path: () => process.env.WEBKIT_PATH ?? miniBrowser(),
    driver: () => process.env.WEBKIT_DRIVER ?? onPath('WebKitWebDriver'),
    needsScreen: true,
    install:
      'WebKitGTK (WEBKIT_PATH, its MiniBrowser; WEBKIT_DRIVER) and a screen: apt-get install webkit2gtk-driver xvfb ' +
      'gstreamer1.0-libav gstreamer1.0-plugins-good gstreamer1.0-plugins-bad gstreamer1.0-plugins-ugly gstreamer1.0-gl',
  },
];

const hasScreen = () => process.env.DISPLAY !== undefined || onPath('Xvfb') !== undefined;

/**
 * Browsers of this machine that WebDriver can drive, and for each that is `missing` in words what to install. `named` leaves out
 * all others; empty for none.
 */
export function findBrowsers(named) {
  const wanted = KNOWN.filter(({ name }) => named.length === 0 || named.includes(name));
  const found = [];
  const missing = [];
  for (const { name, path, driver, needsScreen, install } of wanted) {
    const [browser, driven] = [path(), driver()];
    if (browser === undefined || driven === undefined || (needsScreen && !hasScreen()))
      missing.push(`${name} is not here: it takes ${install}`);
    else found.push({ name, browser, driver: driven });
  }
  return { found, missing };
}

/** What a browser says of its version; that of WebKit needs a screen for it, which `env` names. */
export async function versionOf(path, env) {
  const { output } = await run(path, ['--version'], { capture: true, env });
  return /\d+(\.\w+)+/.exec(output)?.[0] ?? 'of unknown version';
}

/** A screen that nobody sees, where there is no other; `end` takes it away. Resolves with the environment of what draws on it. */
export async function openScreen() {
  if (process.env.DISPLAY !== undefined) return { env: {}, end: () => undefined };
  const args = ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'];
  const screen = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const [number] = await once(screen.stdio[3], 'data');
  return { env: { DISPLAY: `:${String(number).trim()}` }, end: () => screen.kill() };
}
