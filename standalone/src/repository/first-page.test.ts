interface Chunk {
  readonly type: 'chunk';
  readonly imports: readonly string[];
  readonly dynamicImports: readonly string[];
  readonly modules: Readonly<Record<string, { readonly renderedLength: number }>>;
}
type Bundle = Readonly<Record<string, Chunk | { readonly type: 'asset' }>>;

const check = new URL('../../../frontend/first-page.mjs', import.meta.url).href;
const { firstPageFaults } = (await import(check)) as { firstPageFaults: (bundle: Bundle) => string[] };

const FRONTEND = '/somewhere/frontend';
const RESULTS = 'src/features/results/results-page.tsx';
const ZOD = '/somewhere/node_modules/zod/v4/core/schemas.js';

/** A chunk that begins with a module of the page, and what it holds and imports beside that. */
function chunk(begins: string | null, given: Partial<Chunk> & { readonly holds?: readonly string[] } = {}): Chunk {
  const { holds = begins === null ? [] : [`${FRONTEND}/${begins}`], ...rest } = given;
  const modules = Object.fromEntries(holds.map((id) => [id, { renderedLength: 10 }]));
  return { type: 'chunk', imports: [], dynamicImports: [], modules, ...rest };
}
/** The page as it should be, with what a test plants into it. */
const page = (planted: Bundle = {}): Bundle => ({
  'page.css': { type: 'asset' },
  'index.js': chunk('index.html', { imports: ['common.js'], dynamicImports: ['results.js', 'editor.js', 'lesson.js'] }),
  'landing.js': chunk('src/features/landing/landing-page.tsx', { imports: ['common.js'] }),
  'results.js': chunk(RESULTS, { imports: ['common.js', 'index.js'], dynamicImports: ['socket.js'] }),
  'common.js': chunk(null, { holds: [`${FRONTEND}/src/shared/lib/cx.ts`], imports: ['index.js'] }),
  'socket.js': chunk('src/shared/live/read-messages.ts', { imports: ['schemas.js'] }),
  'schemas.js': chunk(null, { holds: [ZOD] }),
  'editor.js': chunk('src/features/create-combo/create-combo-page.tsx', {
    holds: [`${FRONTEND}/src/features/create-combo/create-combo-page.tsx`],
    imports: ['schemas.js'],
  }),
  'lesson.js': chunk('src/features/combo/lesson-screen.tsx'),
  ...planted,
});

it('takes a page that fetches schemas, editor and lesson when they are needed', () => {
  expect(firstPageFaults(page())).toEqual([]);
});

it('refuses the schema library, however far behind what the results import', () => {
  const planted = {
    'results.js': chunk(RESULTS, { imports: ['search.js'] }),
    'search.js': chunk(null, { imports: ['schemas.js'] }),
  };
  expect(firstPageFaults(page(planted))).toEqual([
    `The first page loads the schema library: ${ZOD}, by results.js -> search.js -> schemas.js`,
  ]);
});

it.each([
  ['the editor', `${FRONTEND}/src/features/create-combo/track/hold-machine.ts`],
  ['a lesson', `${FRONTEND}/src/features/combo/lesson/lesson-run.ts`],
  ['a lesson', `${FRONTEND}/src/features/combo/lesson-screen.tsx`],
  ['a lesson', '/somewhere/contracts/src/lesson/timed-judge.ts'],
  ['the schema library', ZOD],
])('refuses %s in what all pages share, but not where nothing of it is left: %s', (what, module) => {
  const common = (renderedLength: number) => ({
    'common.js': chunk(null, { modules: { [module]: { renderedLength } } }),
  });
  expect(firstPageFaults(page(common(10)))).toEqual([
    `The first page loads ${what}: ${module}, by index.js -> common.js`,
  ]);
  expect(firstPageFaults(page(common(0)))).toEqual([]);
});

it('ends the build when it does not find what people begin with', () => {
  expect(() => firstPageFaults(page({ 'results.js': chunk('src/features/results/other.tsx') }))).toThrow(
    'no chunk holds src/features/results/results-page.tsx',
  );
});
