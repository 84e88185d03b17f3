import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAME_IDS } from '@combolab/contracts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { workspaces: string[] };
const PACKAGES = workspaces.filter((room) => room !== 'bench');
/** Where a game is named because something of it is written down, and nothing is decided. */
const OF_ONE_GAME = [
  /^contracts\/src\/games\//,
  // examples of events, and tables of queries that players wrote
  /^contracts\/src\/events\//,
  /^contracts\/src\/query\/[\w-]+-queries\.ts$/,
  /^platform\/src\/contract-suites\//,
  /^standalone\/src\/(?:samples|testing|journeys)\//,
  // what makes a game's frame data of its sources
  /^standalone\/src\/frame-data\/[\w-]+\//,
  /\/testing\//,
  /\.test\.tsx?$/,
];

const sources = PACKAGES.flatMap((name) => {
  const folder = join(root, name, 'src');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => relative(root, join(folder, path)));
}).filter((path) => /\.tsx?$/.test(path));

const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

/** Lines of code that hold the id of a game as a text, or as the beginning of one. */
function namingAGame(code: string): readonly string[] {
  const id = new RegExp(`(?:['"\`]|frame-data/)(?:${GAME_IDS.join('|')})\\b`);
  return withoutComments(code)
    .split('\n')
    .filter((line) => id.test(line));
}

it('sees a question which game it is', () => {
  for (const id of GAME_IDS) {
    expect(namingAGame(`const a = game === '${id}' ? 1 : 2;`)).toHaveLength(1);
    expect(namingAGame(`const a = \`${id}:\${slug}\`;`)).toHaveLength(1);
    expect(namingAGame(`await fetch('/frame-data/${id}/about.json');`)).toHaveLength(1);
    expect(namingAGame(`/** As \`${id}:mario\`. */\nconst a = 1;`)).toEqual([]);
  }
});

it('asks nowhere which game it is: what differs stands in the folder of the game', () => {
  expect(sources.length).toBeGreaterThan(500);
  const asking = sources
    .filter((path) => !OF_ONE_GAME.some((place) => place.test(path)))
    .flatMap((path) => namingAGame(readFileSync(join(root, path), 'utf8')).map((line) => `${path}: ${line.trim()}`));
  expect(asking).toEqual([]);
});
