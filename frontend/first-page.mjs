/** What must not be loaded before the first results: the build fails when a screen that people begin with names it. */

/** The document and the screens that people begin with. */
const BEGINNINGS = ['index.html', 'src/features/landing/landing-page.tsx', 'src/features/results/results-page.tsx'];
const KEPT_OUT = [
  { what: 'the schema library', is: /\/node_modules\/zod\// },
  { what: 'the editor', is: /\/frontend\/src\/features\/create-combo\// },
  { what: 'a lesson', is: /\/frontend\/src\/features\/combo\/lesson|\/contracts\/src\/lesson\// },
];

/** Whether a module must not be loaded before the first results. */
export const keptOut = (id) => KEPT_OUT.some(({ is }) => is.test(id));

/**
 * What is loaded with the first page and must not be: one sentence for each chunk, with the way to it.
 * @param {Readonly<Record<string, { type: string, imports?: readonly string[],
 *   modules?: Readonly<Record<string, { renderedLength: number }>> }>>} bundle as Rollup hands it to `generateBundle`
 * @returns {string[]} empty when all is well
 * @throws {Error} when no chunk holds a beginning, so that nothing is left out unseen
 */
export function firstPageFaults(bundle) {
  const chunks = Object.entries(bundle).filter(([, { type }]) => type === 'chunk');
  /** How each chunk is reached: names from the beginning to it. */
  const ways = new Map();
  const follow = (name, way) => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || ways.has(name)) return;
    ways.set(name, [...way, name]);
    for (const next of chunk.imports) follow(next, ways.get(name));
  };
  for (const beginning of BEGINNINGS) {
    const found = chunks.find(([, { modules }]) =>
      Object.keys(modules).some((id) => id.endsWith(`/frontend/${beginning}`)),
    );
    if (found === undefined) throw new Error(`first-page.mjs: no chunk holds ${beginning}`);
    follow(found[0], []);
  }
  return [...ways].flatMap(([name, way]) => {
    const modules = Object.entries(bundle[name].modules).filter(([, { renderedLength }]) => renderedLength > 0);
    return KEPT_OUT.flatMap(({ what, is }) => {
      const [module] = modules.map(([id]) => id).filter((id) => is.test(id));
      return module === undefined ? [] : [`The first page loads ${what}: ${module}, by ${way.join(' -> ')}`];
    });
  });
}

/** Ends the build with what the first page must not load. */
export const leanFirstPage = {
  name: 'lean-first-page',
  apply: 'build',
  generateBundle(_options, bundle) {
    const faults = firstPageFaults(bundle);
    if (faults.length > 0) this.error(faults.join('\n'));
  },
};
