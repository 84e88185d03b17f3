interface Screen {
  readonly name: string;
  readonly kB: number;
  readonly files: number;
}
type Budget = Readonly<Record<string, readonly [kB: number, files: number]>>;

const check = new URL('../../../frontend/page-files/budget.mjs', import.meta.url).href;
const { budgetFaults, tableOf } = (await import(check)) as {
  budgetFaults: (screens: readonly Screen[], budget?: Budget) => string[];
  tableOf: (screens: readonly Screen[]) => string;
};

const BUDGET: Budget = { 'index.html': [180, 7], 'features/lists/lists-page.tsx': [20, 8] };
const SHELL: Screen = { name: 'index.html', kB: 180, files: 7 };
const LISTS: Screen = { name: 'features/lists/lists-page.tsx', kB: 20, files: 8 };

it('takes screens that need what their lines say, and a little more', () => {
  expect(budgetFaults([SHELL, LISTS], BUDGET)).toEqual([]);
  expect(
    budgetFaults(
      [
        { ...SHELL, kB: 189 },
        { ...LISTS, kB: 24, files: 14 },
      ],
      BUDGET,
    ),
  ).toEqual([]);
});

it('refuses a screen that is heavier, and says what can be done', () => {
  expect(budgetFaults([{ ...SHELL, kB: 189.1 }, LISTS], BUDGET)).toEqual([
    expect.stringMatching(
      /^index\.html needs 189\.1 kB, its line says 180, 189\.0 with its room\. Fetch .*budget\.mjs/,
    ),
  ]);
  expect(budgetFaults([SHELL, { ...LISTS, kB: 24.1 }], BUDGET)).toHaveLength(1);
});

it('refuses a screen that needs more files', () => {
  expect(budgetFaults([SHELL, { ...LISTS, files: 15 }], BUDGET)).toEqual([
    expect.stringContaining('lists-page.tsx needs 15 files, its line says 8, 14 with its room.'),
  ]);
});

it('refuses a screen without a line, with the line to write, and a line without a screen', () => {
  expect(budgetFaults([SHELL, LISTS, { name: 'app/new-route.tsx', kB: 3.5, files: 2 }], BUDGET)).toEqual([
    "app/new-route.tsx has no line: 'app/new-route.tsx': [3.5, 2],",
  ]);
  expect(budgetFaults([SHELL], BUDGET)).toEqual([expect.stringMatching(/lists-page\.tsx is no screen/)]);
});

it('writes the lines as they are', () => {
  expect(tableOf([SHELL, LISTS])).toBe("  'features/lists/lists-page.tsx': [20, 8],\n  'index.html': [180, 7],");
});
