/** What there is of frame data, measured and checked when the site is built: the page states sizes, and keeps files by what is in them. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AboutFrames, FighterFrames, RosterStats } from '@combolab/contracts/frame-data';
import { z } from 'zod/mini';

const SHAPES = { 'about.json': AboutFrames, 'stats.json': RosterStats };
const FOLDER = fileURLToPath(new URL('public/frame-data/', import.meta.url));
const LISTING = /^\/frame-data\/([\w-]+)\/files\.json$/;

/**
 * What a file holds.
 * @param {string} path
 * @throws {Error} with the path of the first field that is not as the schema says
 */
function read(path) {
  const name = basename(path);
  let data;
  try {
    data = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new Error(`${path}: ${String(error)}`, { cause: error });
  }
  const result = z.safeParse(SHAPES[name] ?? FighterFrames, data);
  const [issue] = result.error?.issues ?? [];
  if (issue !== undefined) throw new Error(`${path}: ${issue.path.join('.')}: ${issue.message}`);
  return result.data;
}

/**
 * The files of a game's folder: all bytes, and of each its bytes, what tells one version from the next, and how many moves it has.
 * @param {string} folder
 * @returns {{ bytes: number, files: Record<string, { bytes: number, revision: string, moves: number }> }} files by name, without `.json`
 * @throws {Error} for a file that is not as its schema says, with the field's path; where `about.json` names others than there are
 */
export function frameFilesOf(folder) {
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const files = names.sort().map((name) => {
    const content = readFileSync(join(folder, name));
    const { moves } = read(join(folder, name));
    const revision = createHash('sha256').update(content).digest('hex').slice(0, 16);
    return [basename(name, '.json'), { bytes: content.length, revision, moves: moves?.length ?? 0 }];
  });
  const told = read(join(folder, 'about.json')).fighters.toSorted().join();
  const there = files
    .flatMap(([name]) => (`${name}.json` in SHAPES ? [] : [name]))
    .toSorted()
    .join();
  if (told !== there) throw new Error(`${join(folder, 'about.json')}: fighters: names ${told}, there are ${there}`);
  return { bytes: files.reduce((sum, [, { bytes }]) => sum + bytes, 0), files: Object.fromEntries(files) };
}

const gamesIn = () => readdirSync(FOLDER).filter((game) => existsSync(join(FOLDER, game, 'about.json')));
const listingOf = (game) => JSON.stringify(frameFilesOf(join(FOLDER, game)));

/** Writes `files.json` beside each game's frame data, and ends the build for data that are not as they should be. */
export const frameFiles = {
  name: 'frame-files',
  generateBundle() {
    for (const game of gamesIn())
      this.emitFile({ type: 'asset', fileName: `frame-data/${game}/files.json`, source: listingOf(game) });
  },
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      const game = LISTING.exec(request.url ?? '')?.[1];
      if (game === undefined || !gamesIn().includes(game)) return next();
      response.setHeader('Content-Type', 'application/json');
      return response.end(listingOf(game));
    });
  },
};
