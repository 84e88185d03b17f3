import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type InlineConfig, type Rolldown } from 'vite';
import type { PageFile } from './page-files/needs.mjs';
import { filesTogether } from './page-files/together.mjs';
import { keptOut } from './first-page.mjs';

const ROOT = fileURLToPath(new URL('.', import.meta.url));
const SHELL = `${ROOT}index.html`;
/** Screens that visits begin with. */
const FIRST = [
  'embed.html',
  'src/app/combo-route.tsx',
  'src/features/landing/landing-page.tsx',
  'src/features/results/results-page.tsx',
].map((path) => `${ROOT}${path}`);
/** How large a file's head is, and what it names of others: bytes it does not have once it travels with another. */
const HEAD = 120;
/** Bytes that cost browser, server and network as much as a request, about. */
const REQUEST = 1000;

type Output = Rolldown.OutputBundle[string];

/** Scripts with their styles, as they are fetched. */
export function pageFiles(outputs: readonly Output[]): PageFile[] {
  const styles = new Map(
    outputs.flatMap((each) => (each.type === 'asset' ? [[each.fileName, gzipSync(each.source).length] as const] : [])),
  );
  return outputs.flatMap((each) => {
    if (each.type === 'asset') return [];
    const css = [...(each.viteMetadata?.importedCss ?? [])];
    const file = {
      name: each.fileName,
      size: gzipSync(each.code).length + css.reduce((sum, name) => sum + (styles.get(name) ?? 0), 0),
      parts: 1 + css.length,
      imports: each.imports,
      asks: each.dynamicImports,
      modules: each.moduleIds,
      document: each.isEntry,
      close: Object.entries(each.modules).some(([id, { renderedLength }]) => renderedLength > 0 && keptOut(id)),
    };
    return [file];
  });
}

const limitsOf = (file: PageFile, bytes: number) => {
  const has = (id: string): boolean => file.modules.includes(id);
  // Every visit fetches the shell; what nearly every screen needs stands there all the same.
  if (has(SHELL)) return { weight: 8, each: 3000, room: 28_000 };
  const weight = FIRST.some(has) ? 3 : 1;
  return { weight, each: 1000, room: Math.max(0.03 * bytes, 2000) };
};

/**
 * In which file each module travels, by its id. Only a build tells what is left of each module and who needs that; so the page is
 * built once as finely split as can be.
 */
export async function fileOfModule(page: InlineConfig): Promise<ReadonlyMap<string, string>> {
  const quiet: InlineConfig = { ...page, root: ROOT, configFile: false, logLevel: 'error' };
  const built = await build({ ...quiet, build: { ...page.build, write: false, copyPublicDir: false } });
  if (Array.isArray(built) || !('output' in built)) throw new Error('vite.page-files.ts: the page was not built once');
  const files = pageFiles(built.output).map((file) => ({ ...file, size: Math.max(file.size - HEAD, HEAD / 2) }));
  const groups = filesTogether({ files, limitsOf, request: REQUEST }).filter((group) => group.length > 1);
  const names = new Map<string, number>();
  return new Map(
    groups.flatMap((group) => {
      const members = group.map((number) => files[number]);
      const [largest] = members.toSorted((a, b) => b.size - a.size);
      const name = largest.name.replace(/^assets\/|-[\w-]{8}\.js$/g, '');
      const times = (names.get(name) ?? 0) + 1;
      names.set(name, times);
      return members.flatMap(({ modules }) =>
        modules.map((id) => [id, times > 1 ? `${name}-${times}` : name] as const),
      );
    }),
  );
}
