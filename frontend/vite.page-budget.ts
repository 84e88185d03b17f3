import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { budgetFaults, screenOf, tableOf } from './page-files/budget.mjs';
import { circularIn, closuresOf, linksOf } from './page-files/needs.mjs';
import { pageFiles } from './vite.page-files.js';

const ROOT = fileURLToPath(new URL('.', import.meta.url));
const SHELL = `${ROOT}index.html`;
const ROUTES = `${ROOT}src/app/routes.tsx`;

/**
 * Ends the build where files import each other, or a screen needs more or larger ones than `page-files/budget.mjs` grants it. A page
 * that is built elsewhere, as with a game more, has no budget.
 */
export const pageBudget: Plugin = {
  name: 'page-budget',
  apply: ({ build }, { command }) => command === 'build' && build?.outDir === 'dist-web',
  enforce: 'post',
  generateBundle(_options, bundle) {
    const files = pageFiles(Object.values(bundle));
    const closures = closuresOf(linksOf(files, 'imports'));
    const of = (id: string): bigint => closures[files.findIndex(({ modules }) => modules.includes(id))];
    const routes = this.getModuleInfo(ROUTES);
    if (routes === null) throw new Error(`vite.page-budget.ts: there is no ${ROUTES}`);
    const name = (id: string): string => id.slice(ROOT.length).replace(/^src\//, '');
    const documents = [SHELL, `${ROOT}embed.html`].map((id) => screenOf(files, name(id), of(id)));
    const screens = routes.dynamicallyImportedIds.map((id) => screenOf(files, name(id), of(id) & ~of(SHELL)));
    const found = [...documents, ...screens];
    this.info(`kB compressed, files:\n${tableOf(found)}`);
    const circular = circularIn(files).map((file) => `${file} imports what imports it`);
    const faults = [...circular, ...budgetFaults(found)];
    if (faults.length > 0) this.error(faults.join('\n'));
  },
};
