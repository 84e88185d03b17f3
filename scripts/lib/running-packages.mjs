import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { NATIVE } from './bundle.mjs';
import { root } from './manifest.mjs';

/** What the bundled programs find by its name when they run: compiled code, programs and fonts. */
const FOUND_BY_NAME = [
  ...NATIVE,
  '@ffmpeg-installer/ffmpeg',
  '@ffprobe-installer/ffprobe',
  '@fontsource-variable/geist',
  '@fontsource-variable/geist-mono',
];
/** What no program reads, and the code of other systems than this one. */
const NEEDLESS =
  /\.(md|map|[cm]?ts|c|cc|cpp|h|gyp|wasm)$|\/(src|scripts)\/|\/files\/(?!geist(-mono)?-latin-wght-normal\.)/;
const PREBUILT = /\/prebuilds\/([^/]+)\/[^/]*?(musl)?\.node$/;
const LICENCE = /^(licen[cs]e|copying|notice)/i;

const read = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** Folder of a package as another one finds it; null when it is for another system and so not installed. */
function folderOf(name, from) {
  const places = createRequire(join(from, 'package.json')).resolve.paths(name) ?? [];
  const found = places.map((place) => join(place, name)).find((folder) => existsSync(join(folder, 'package.json')));
  return found === undefined ? null : realpathSync(found);
}

/** Folders of the packages that the bundled programs need beside themselves, each with all that it needs. */
export function runningPackages() {
  const found = new Set();
  const add = (name, from) => {
    const folder = folderOf(name, from);
    if (folder === null || found.has(folder)) return;
    found.add(folder);
    const { dependencies = {}, optionalDependencies = {} } = read(folder);
    for (const needed of Object.keys({ ...dependencies, ...optionalDependencies })) add(needed, folder);
  };
  for (const name of FOUND_BY_NAME) add(name, root);
  return [...found].sort();
}

/** Whether a file of a package is of use on this system. @param path absolute or relative, with `/` */
export function isOfUse(path, system = `${process.platform}-${process.arch}`) {
  const [, built, musl] = PREBUILT.exec(path) ?? [];
  if (built !== undefined) return built === system && musl === undefined;
  return !NEEDLESS.test(path);
}

/** Licences of every package that the product is made of, each text once below the packages that have it. */
export function licences() {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const byText = new Map();
  for (const [path, { dev, devOptional, link, version }] of Object.entries(packages)) {
    const folder = join(root, path);
    if (!path.includes('node_modules/') || dev || devOptional || link || !existsSync(folder)) continue;
    const name = `${path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)} ${version}`;
    const texts = readdirSync(folder).filter((file) => LICENCE.test(file));
    const said = texts.map((file) => readFileSync(join(folder, file), 'utf8').trim()).join('\n\n');
    const text = said === '' ? `Licence: ${JSON.stringify(read(folder).license ?? 'not said')}` : said;
    byText.set(text, [...(byText.get(text) ?? []), name]);
  }
  return [...byText].map(([text, names]) => `${names.join('\n')}\n\n${text}\n`).join(`\n${'-'.repeat(80)}\n\n`);
}

/** Where a folder of a package belongs below the folder that is put together. */
export const placeOf = (folder) => folder.slice(dirname(join(root, 'node_modules')).length + 1);
