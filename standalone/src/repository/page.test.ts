import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const page = fileURLToPath(new URL('../../../frontend/src/', import.meta.url));

/** Functions that are kept to be called when something changes. */
const BY_HAND = [
  /\bnew Set<\s*\(/,
  // what ends several things at once is no store
  /\bfor \(const (?!stop\b)(\w+) of [^;{}]*\)\s*\{?\s*\1\(/,
  /\.forEach\(\((\w+)\) => \{?\s*\1\(/,
];
const isByHand = (code: string): boolean => BY_HAND.some((pattern) => pattern.test(code));

const files = readdirSync(page, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !file.includes('.test.'),
);
const withCode = (matches: (code: string) => boolean): string[] =>
  files.filter((file) => matches(readFileSync(join(page, file), 'utf8')));

it('makes each menu by the one component for menus', () => {
  const found = withCode((code) => /\b(DropdownMenu|ContextMenu|Menubar)\b|\srole="menu"/.test(code));
  expect(found.sort()).toEqual(['shared/ui/menu.tsx', 'shared/ui/shared-menu.tsx']);
});

describe('state that the page shows', () => {
  it('tells of its changes by a store of nanostores, and nowhere by listeners of its own', () => {
    expect(files.length).toBeGreaterThan(500);
    expect(withCode(isByHand)).toEqual([]);
  });

  it.each([
    'const listeners = new Set<() => void>();',
    'readonly #told = new Set<(frame: number) => void>();',
    'for (const listener of this.#listeners) listener();',
    'for (const listener of [...told]) {\n  listener(frame);\n}',
    'told.forEach((each) => each(frame));',
  ])('is refused as: %s', (code) => {
    expect(isByHand(code)).toBe(true);
  });
});
