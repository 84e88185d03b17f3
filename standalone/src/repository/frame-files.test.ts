import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const build = new URL('../../../frontend/frame-files.mjs', import.meta.url).href;
const { frameFilesOf } = (await import(build)) as {
  frameFilesOf: (folder: string) => {
    bytes: number;
    files: Record<string, { bytes: number; revision: string; moves: number }>;
  };
};
const MARIO = fileURLToPath(new URL('../../../frontend/public/frame-data/ssbu/mario.json', import.meta.url));
const ABOUT = { game: 'ssbu', gameName: 'Ultimate', patch: '13', units: 'frames', fighters: ['mario'], sources: {} };

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'combolab-frame-files-'));
  await write('about.json', ABOUT);
  await write('mario.json', await mario());
});
afterEach(() => rm(folder, { recursive: true }));

const write = (name: string, content: unknown) => writeFile(join(folder, name), JSON.stringify(content));
const mario = async () =>
  JSON.parse(await readFile(MARIO, 'utf8')) as { moves: { slug: string; total: unknown }[]; stats: object };

it('measures what there is', async () => {
  const { bytes, files } = frameFilesOf(folder);
  const { moves } = await mario();
  expect(Object.keys(files)).toEqual(['about', 'mario']);
  expect(files.mario?.moves).toBe(moves.length);
  const length = async (name: string) => (await readFile(join(folder, name))).length;
  expect(bytes).toBe((await length('about.json')) + (await length('mario.json')));
});

it('takes fighters one of whom is named like the beginning of another', async () => {
  await write('mario-jr.json', await mario());
  await write('about.json', { ...ABOUT, fighters: ['mario', 'mario-jr'] });
  expect(Object.keys(frameFilesOf(folder).files).sort()).toEqual(['about', 'mario', 'mario-jr']);
});

it('tells another version of a file from the one before, and only of that file', async () => {
  const before = frameFilesOf(folder).files;
  await write('about.json', { ...ABOUT, patch: '14' });
  const { files } = frameFilesOf(folder);
  expect(files.about?.revision).not.toBe(before.about?.revision);
  expect(files.mario).toEqual(before.mario);
});

it('refuses data that are not as their schema says, with the path of the field', async () => {
  const { moves, ...rest } = await mario();
  const wrong = moves.map((move, place) => (place === 1 ? { ...move, total: 'long' } : move));
  await write('mario.json', { ...rest, moves: wrong });
  expect(() => frameFilesOf(folder)).toThrow(/mario\.json: moves\.1\.total: /);
  await write('mario.json', { moves, ...rest, stats: { weight: 'heavy' } });
  expect(() => frameFilesOf(folder)).toThrow(/mario\.json: stats\.weight: /);
  await writeFile(join(folder, 'mario.json'), '{');
  expect(() => frameFilesOf(folder)).toThrow(/mario\.json: SyntaxError/);
});

it('refuses a list of fighters that is not the files', async () => {
  await write('about.json', { ...ABOUT, fighters: ['mario', 'luigi'] });
  expect(() => frameFilesOf(folder)).toThrow('fighters: names luigi,mario, there are mario');
});
