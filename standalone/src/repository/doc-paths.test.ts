import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { anchorOf } from '../testing/anchor-of.js';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/** Made by builds, runs and version control. */
const MADE = new Set(['node_modules', 'dist', 'dist-web', '.git', '.cache', 'data', 'engines-data', 'test-results']);
/** Files and folders of the tree, by their paths. */
const tree: readonly string[] = (function below(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !MADE.has(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return [relative(root, path).split(sep).join('/'), ...(entry.isDirectory() ? below(path) : [])];
    });
})(root);

const pages = tree.filter((path) => /^(docs\/.*|[A-Z_]+|.*\/README)\.md$/.test(path));
const SOURCE = /\.(tsx?|mjs|json|css|md|ya?ml|html)$/;
const ROOMS = tree.filter((path) => !path.includes('/') && statSync(join(root, path)).isDirectory());

/** What is no file of the tree, though it looks like one. */
const ELSEWHERE = [
  // of a data folder, a backup or an upload, and what is made beside the tree
  /^(blobs|data|engines-data|trash|uploads|combos)\//,
  /^(secrets|backup|info)\.json$/,
  // streams of the log
  /^(combo|user|practice|moderation)\/</,
  // addresses, packages, roles of a cloud
  /^(\/|\{site\}|@|roles\/)/,
];

/** Pieces of a page that name files: in backticks, and sources in drawings. */
function namedIn(page: string): string[] {
  const fenced = [...page.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)];
  const drawings = fenced.flatMap(([, language, text = '']) => (language === '' ? [text] : []));
  const drawn = drawings.flatMap((text) => text.match(/[\w-]+(\/[\w.-]+)*\.tsx?\b/g) ?? []);
  const quoted = [...page.matchAll(/`([\w.@<>*…{},/-]+)`/g)].map(([, text = '']) => text);
  const paths = quoted.filter(
    (text) => SOURCE.test(text) || text.endsWith('/') || ROOMS.includes(text.split('/')[0] ?? ''),
  );
  return [...drawn, ...paths].filter((text) => !ELSEWHERE.some((pattern) => pattern.test(text)));
}

/** A path as pages write it: the end of one in the tree, `*` and `<id>` for any name, `{a,b}` for one of these, `…` for any beginning. */
function isInTree(named: string): boolean {
  const pattern = named
    .replace(/\/$/, '')
    .replaceAll(/[.+?^$()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(/\*+|<[^>]*>/g, '[^/]+')
    .replaceAll(/\{([^}]*)\}/g, (_, names: string) => `(${names.replaceAll(',', '|')})`)
    .replaceAll('…', '.*');
  const end = new RegExp(`(^|/)${pattern}$`);
  return tree.some((path) => end.test(path));
}

const anchorsOf = (page: string): string[] =>
  [...page.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => anchorOf(heading));

const linksIn = (page: string): string[] =>
  [...page.matchAll(/\]\(([^)\s]+)\)/g)].map(([, to = '']) => to).filter((to) => !/^[a-z]+:/.test(to));

function leads(from: string, to: string): boolean {
  const [path = '', anchor] = to.split('#');
  const file =
    path === ''
      ? from
      : normalize(join(dirname(from), path))
          .split(sep)
          .join('/')
          .replace(/\/$/, '');
  return tree.includes(file) && (anchor === undefined || anchorsOf(read(file)).includes(anchor));
}

describe('the pages for who works on it', () => {
  it('are all looked at', () => {
    expect(pages).toEqual(expect.arrayContaining(['README.md', 'CONTRIBUTING.md', 'docs/architecture.md']));
    expect(namedIn(read('docs/architecture.md')).length).toBeGreaterThan(150);
  });

  it.each(pages)('%s names files that there are', (page) => {
    expect(namedIn(read(page)).filter((named) => !isInTree(named))).toEqual([]);
  });

  it.each(pages)('%s links to pages, and places on them, that there are', (page) => {
    expect(linksIn(read(page)).filter((to) => !leads(page, to))).toEqual([]);
  });
});

it('sees what is gone, however it is written', () => {
  const gone = ['contracts/src/gone.ts', 'gone.controller.ts', 'modules/gone/', 'backend/src/modules/<noun>/gone.ts'];
  expect(namedIn(gone.map((path) => `\`${path}\``).join(' '))).toEqual(gone);
  expect(gone.filter(isInTree)).toEqual([]);
  expect(namedIn('```\nmain thread (standalone/src/gone.ts)\n```\n')).toEqual(['standalone/src/gone.ts']);
  const there = ['contracts/src/events/', 'modules/lists/*.decider.ts', '{coalescer,watchers}.ts', '…/relay.ts'];
  expect(there.filter((path) => !isInTree(path))).toEqual([]);
  expect([leads('README.md', 'docs/gone.md'), leads('docs/events.md', '#gone')]).toEqual([false, false]);
});
