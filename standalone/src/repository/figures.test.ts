import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));

interface Source {
  readonly path: string;
  readonly text: string;
}
interface Figure {
  readonly what: string;
  readonly goal: string;
  readonly now: number | string;
  readonly reached: boolean;
}
const load = (file: string): Promise<unknown> =>
  import(new URL(`../../../scripts/figures/${file}`, import.meta.url).href);
const { measure } = (await load('measure.mjs')) as { measure: (root: string) => Promise<readonly Figure[]> };
const { pairsAlike } = (await load('alike.mjs')) as { pairsAlike: (sources: readonly Source[]) => number };
const { roomsInCircles } = (await load('backend.mjs')) as { roomsInCircles: (sources: readonly Source[]) => number };

it('are told by the page as they are: the same goals, reached or missed', async () => {
  const page = readFileSync(new URL('../../../docs/architecture.md', import.meta.url), 'utf8');
  const [, section = ''] = page.split('## How well it is made for change\n');
  const rows = [...section.matchAll(/^\| (.+?) +\| ([0≤].*?) +\|.*?\|.*?\| (reached|missed) +\|$/gm)];
  const told = rows.map(([, what, goal, word]) => ({ what, goal, reached: word === 'reached' }));
  const figures = await measure(root);
  // the page need not be built where this runs
  const measured = figures.filter(({ now }) => now !== 'not built');
  expect(figures).toHaveLength(14);
  expect(told).toHaveLength(14);
  expect(told).toEqual(expect.arrayContaining(measured.map(({ what, goal, reached }) => ({ what, goal, reached }))));
}, 60_000);

const lines = (name: string, many: number): string =>
  Array.from({ length: many }, (_, i) => `const ${name}${String(i)} = call(${String(i)});`).join('\n');

it('count a run of equal lines as one pair, however long and wherever it stands', () => {
  const file = (text: string, path = 'a.ts'): Source => ({ path, text });
  expect(pairsAlike([file(lines('a', 9)), file(`${lines('b', 3)}\n${lines('a', 9)}`)])).toBe(1);
  expect(pairsAlike([file(lines('a', 9)), file(lines('a', 9)), file(lines('a', 9))])).toBe(3);
  expect(pairsAlike([file(`${lines('a', 6)}\n${lines('b', 2)}\n${lines('a', 6)}`)])).toBe(1);
  expect(pairsAlike([file(lines('a', 5)), file(lines('a', 5))])).toBe(0);
  expect(pairsAlike([file(`${lines('a', 5)}\n}\n`), file(`${lines('a', 5)}\n}\n`)])).toBe(0);
});

it('see rooms that need each other, also around others and through what is fetched later', () => {
  const file = (path: string, ...targets: string[]): Source => ({
    path: `backend/src/${path}`,
    text: targets.map((target) => `import { x } from '${target}.js';`).join('\n'),
  });
  const straight = [
    file('modules/lists/a.ts', '../users/b', './c', '../../http/d'),
    file('modules/users/b.ts', '../../http/d'),
  ];
  expect(roomsInCircles(straight)).toBe(0);
  const later = { path: 'backend/src/http/d.ts', text: "export const x = () => import('../modules/lists/a.js');" };
  expect(roomsInCircles([...straight, later])).toBe(3);
});
