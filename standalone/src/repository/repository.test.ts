import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const { workspaces: rooms } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { workspaces: string[] };

const filesOf = (folder: string): string[] =>
  readdirSync(join(root, folder)).flatMap((name) => {
    const path = join(folder, name);
    return statSync(join(root, path)).isDirectory() ? filesOf(path) : [path];
  });
const sources = rooms.flatMap((room) => filesOf(join(room, 'src'))).filter((file) => /\.tsx?$/.test(file));

describe('source files', () => {
  it('are named in kebab-case', () => {
    const odd = sources.filter((file) => !/^[a-z0-9-]+(\.[a-z0-9-]+)*\.tsx?$/.test(file.split('/').at(-1) ?? ''));
    expect(odd).toEqual([]);
  });

  it('stay small: none above 400 lines, the median below 80', () => {
    const lines = sources
      .filter((file) => !file.includes('.test.'))
      .map((file) => readFileSync(join(root, file), 'utf8').split('\n').length);
    const sorted = [...lines].sort((a, b) => a - b);
    expect(sorted.at(-1)).toBeLessThanOrEqual(400);
    expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThanOrEqual(80);
  });

  it('cast no data of events: handlers get the type of their kind', () => {
    const product = sources.filter(
      (file) => /^(backend|search-indexer|standalone)\//.test(file) && !/\.test\.|testing\//.test(file),
    );
    const cast = /\bdata as [A-Z{]|\bdata as EventOf/;
    expect(product.filter((file) => cast.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
    expect(cast.test('const { userId } = event.data as { userId: string };')).toBe(true);
  });

  it('carry no focused or skipped tests', () => {
    const tests = sources.filter((file) => file.includes('.test.') && !file.includes('repository.test'));
    expect(
      tests.filter((file) => /\b(it|test|describe)\.(only|skip|todo)\b/.test(readFileSync(join(root, file), 'utf8'))),
    ).toEqual([]);
  });
});

it('knows the commands its README names', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const named = [...readFileSync(join(root, 'README.md'), 'utf8').matchAll(/npm run ([a-z:]+(?:-[a-z]+)*)/g)].map(
    (match) => match[1] ?? '',
  );
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});
