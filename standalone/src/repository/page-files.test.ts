import { array, assert, integer, property, tuple } from 'fast-check';

interface PageFile {
  readonly name: string;
  readonly size: number;
  readonly imports: readonly string[];
  readonly asks: readonly string[];
  readonly modules: readonly string[];
  readonly document?: boolean;
  readonly close?: boolean;
}
interface Limits {
  readonly weight: number;
  readonly each: number;
  readonly room: number;
}
interface Together {
  readonly files: readonly PageFile[];
  readonly limitsOf: (file: PageFile, bytes: number) => Limits;
  readonly request: number;
}

const at = (path: string): string => new URL(`../../../frontend/page-files/${path}`, import.meta.url).href;
const { filesTogether } = (await import(at('together.mjs'))) as { filesTogether: (given: Together) => number[][] };
const { circularIn } = (await import(at('needs.mjs'))) as { circularIn: (files: readonly PageFile[]) => string[] };

const LIMITS: Limits = { weight: 1, each: 1000, room: 2000 };

const file = (name: string, given: Partial<PageFile> = {}): PageFile => ({
  name,
  size: 300,
  imports: [],
  asks: [],
  modules: [name],
  ...given,
});
/** What travels as one, by names; a file alone is left out. The document is brought nothing it does not need. */
function together(files: readonly PageFile[], limits: Partial<Limits> = {}): string[] {
  const limitsOf = ({ document }: PageFile): Limits => ({
    ...LIMITS,
    ...limits,
    ...(document === true && { each: 0 }),
  });
  const groups = filesTogether({ files, limitsOf, request: 1000 });
  const names = groups.map((group) => group.map((number) => files[number]?.name).sort());
  return names.flatMap((group) => (group.length > 1 ? [group.join('+')] : [])).sort();
}
const numbered = (number: number): string => `f${String(number)}`;
/** Files as they are with groups in their places. */
function merged(files: readonly PageFile[], groups: readonly (readonly number[])[]): PageFile[] {
  const nameOf = new Map(
    groups.flatMap((group, each) => group.map((number) => [files[number]?.name, `g${String(each)}`])),
  );
  const names = (group: readonly number[], field: 'imports' | 'asks'): string[] => {
    const all = group.flatMap((number) => files[number]?.[field].map((name) => nameOf.get(name) ?? '') ?? []);
    return [...new Set(all)];
  };
  return groups.map((group, each) => {
    const imports = names(group, 'imports').filter((name) => name !== `g${String(each)}`);
    return file(`g${String(each)}`, { imports, asks: names(group, 'asks') });
  });
}

it('puts together what the same screens need, whatever a dialog of one of them needs of it', () => {
  const files = [
    file('shell', { document: true, size: 9000, asks: ['results', 'lists'] }),
    file('results', { size: 9000, imports: ['card', 'row'], asks: ['dialog'] }),
    file('lists', { size: 9000, imports: ['card', 'row'] }),
    file('dialog', { size: 9000, imports: ['row'] }),
    file('card', { size: 5000 }),
    file('row', { size: 5000 }),
  ];
  expect(together(files)).toEqual(['card+row']);
});

it('brings a screen nothing large that it does not need, and a little where that saves others a request', () => {
  const files = (size: number): PageFile[] => [
    file('shell', { document: true, size: 9000, asks: ['results', 'combo', 'lists'] }),
    file('results', { size: 9000, imports: ['card', 'chip'] }),
    file('combo', { size: 9000, imports: ['card', 'chip'] }),
    file('lists', { size: 9000, imports: ['card'] }),
    file('card', { size: 5000 }),
    file('chip', { size }),
  ];
  expect(together(files(1001))).toEqual([]);
  expect(together(files(900))).toEqual(['card+chip']);
  expect(together(files(900), { room: 899 })).toEqual([]);
});

it('counts what comes with it too', () => {
  const files = [
    file('shell', { document: true, size: 9000, asks: ['results', 'combo', 'lists'] }),
    file('results', { size: 9000, imports: ['card', 'chip'] }),
    file('combo', { size: 9000, imports: ['card', 'chip'] }),
    file('lists', { size: 9000, imports: ['card'] }),
    file('card', { size: 5000 }),
    file('chip', { size: 100, imports: ['schemas'] }),
    file('schemas', { size: 5000 }),
  ];
  expect(together(files)).toEqual(['chip+schemas']);
});

it('brings what is to be loaded late to nobody who does not need it, however little it is', () => {
  const files = (close: boolean): PageFile[] => [
    file('shell', { document: true, size: 9000, asks: ['results', 'editor', 'record'] }),
    file('results', { size: 9000, imports: ['card'] }),
    file('editor', { size: 9000, imports: ['card', 'track'] }),
    file('record', { size: 9000, imports: ['card', 'track'] }),
    file('card', { size: 5000 }),
    file('track', { size: 100, close }),
  ];
  expect(together(files(false))).toEqual(['card+track']);
  expect(together(files(true))).toEqual([]);
});

it('brings what is fetched late to nobody who does not need it: it would begin with what it came with', () => {
  const files = (asks: string[]): PageFile[] => [
    file('shell', { document: true, size: 9000, asks: ['results', 'combo', 'lists', ...asks] }),
    file('results', { size: 9000, imports: ['card', 'undo'] }),
    file('combo', { size: 9000, imports: ['card', 'undo'] }),
    file('lists', { size: 9000, imports: ['card'] }),
    file('card', { size: 600 }),
    file('undo', { size: 100 }),
  ];
  expect(together(files([]))).toEqual(['card+undo']);
  expect(together(files(['undo']))).toEqual([]);
});

it('leaves no two files that import each other, and every file in one place', () => {
  const link = array(integer({ min: 1, max: 9 }), { maxLength: 2 });
  const some = array(tuple(integer({ min: 50, max: 1500 }), link), {
    minLength: 20,
    maxLength: 40,
  });
  const files = some.map((all) =>
    all.map(([size, further], number) => {
      // a file imports only later ones, so that there is no circle to begin with
      const imports = [...new Set(further.map((step) => number + step))].filter((each) => each < all.length);
      const asks = number === 0 ? [...all.keys()].filter((each) => each % 3 === 1).map(numbered) : [];
      return file(numbered(number), { size, asks, document: number === 0, imports: imports.map(numbered) });
    }),
  );
  assert(
    property(files, (given) => {
      const groups = filesTogether({
        files: given,
        limitsOf: () => ({ weight: 1, each: 3000, room: 9000 }),
        request: 1000,
      });
      expect(groups.flat().sort((a, b) => a - b)).toEqual([...given.keys()]);
      expect(circularIn(merged(given, groups))).toEqual([]);
    }),
  );
});

it('finds files that import each other', () => {
  const files = [file('a', { imports: ['b'] }), file('b', { imports: ['c'] }), file('c', { imports: ['b'] })];
  expect(circularIn(files)).toEqual(['b', 'c']);
});
