/** Who may import whom: one rule for static, dynamic and type imports and what is exported on, so that no block of the configuration replaces another. */
import { posix, relative, sep } from 'node:path';

/** The other rooms, or entries of them, that each room may import. */
const ROOMS = {
  contracts: [],
  'drawn-replay': ['contracts'],
  platform: ['contracts'],
  backend: ['contracts', 'platform'],
  'search-indexer': ['contracts', 'platform'],
  'preview-worker': ['contracts', 'drawn-replay', 'platform'],
  frontend: ['contracts', 'drawn-replay'],
  standalone: ['contracts', 'drawn-replay', 'platform', 'backend', 'search-indexer', 'preview-worker'],
  bench: ['contracts', 'platform', 'backend', 'search-indexer', 'preview-worker', 'standalone', 'frontend/testing'],
};
const ENGINES = 'platform/adapters';

/** Composition roots choose engines, and join what their process needs of other rooms; tests choose engines too. */
const ROOTS = [
  { files: /^(standalone|bench)\/src\//, may: [ENGINES] },
  { files: /^[a-z-]+\/src\/.*\.test\.ts$/, may: [ENGINES] },
  { files: /^backend\/src\/(main\.ts$|process\/)/, may: [ENGINES, 'preview-worker'] },
  { files: /^backend\/src\/(admin|prepare)\.ts$/, may: [ENGINES] },
  { files: /^search-indexer\/src\/main\.ts$/, may: [ENGINES, 'backend/domain'] },
  { files: /^preview-worker\/src\/main\.ts$/, may: [ENGINES] },
];

/** Layers of the page; each knows itself and those before it. Features do not know each other. */
const LAYERS = ['shared', 'entities', 'features', 'app'];

/** Floors of the backend, from the ground up: folders and files of its `src`. Each knows itself and what stands below it, so there is no circle. */
const FLOORS = [
  ...['problems', 'backend-ports', 'tokens', 'commands', 'http', 'paging', 'manifest'],
  ...[
    'files',
    'pictures',
    'users',
    'uploads',
    'combos',
    'feedback',
    'comments',
    'previews',
    'combo-pages',
    'search',
  ].map(noun),
  ...['games', 'follows', 'lists', 'guides', 'saved-searches', 'moderation', 'notifications', 'api-tokens'].map(noun),
  ...['callers', 'practice', 'similar', 'search-log', 'welcome', 'sharing', 'profiles'].map(noun),
  ...['nouns', 'archive', 'maintenance', noun('account')],
  ...['served', 'reactions', 'health', 'live', 'backend-module', 'create-backend', 'domain', 'parts', 'index'],
  ...['process', 'admin', 'prepare', 'main'],
];
function noun(name) {
  return `modules/${name}`;
}
const floorOf = (path) => {
  const [, , first, second = ''] = path.replace(/(\.test)?\.[jt]s$/, '').split('/');
  return first === 'modules' ? noun(second) : first;
};

const begins = (path, start) => path === start || path.startsWith(`${start}/`);

/** Why a file may not import an entry of a room; undefined when it may. */
function refusedEntry(file, room, entry) {
  const target = posix.normalize(entry);
  const [other] = target.split('/');
  if (!(other in ROOMS)) return undefined;
  if (/^[a-z-]+\/(src|dist)(\/|$)/.test(target)) return 'Import a room by its public entry.';
  const more = ROOTS.filter(({ files }) => files.test(file)).flatMap(({ may }) => may);
  if (begins(target, ENGINES) && room !== 'platform')
    return more.includes(ENGINES) ? undefined : 'Only composition roots choose engines.';
  if (other === room || [...ROOMS[room], ...more].some((known) => begins(target, known))) return undefined;
  return `${room} may import ${ROOMS[room].join(', ') || 'no other room'} only.`;
}

/** Why a file of the backend may not import another; tests look at every floor. */
function refusedFloor(file, target) {
  const [from, to] = [floorOf(file), floorOf(target)];
  if (from === to || /\.test\.ts$/.test(file)) return undefined;
  const [above, below] = [FLOORS.indexOf(from), FLOORS.indexOf(to)];
  if (above === -1)
    return `${from} has no floor yet: put it into FLOORS of eslint.arrows.mjs, above all that it needs.`;
  return below !== -1 && below < above ? undefined : `${from} stands below ${to}: what it needs of it belongs lower.`;
}

/** Why a file may not import another by its path; undefined when it may. Both from the root of the repository. */
function refusedPath(file, room, target) {
  const [other] = target.split('/');
  if (other !== room) return other in ROOMS ? 'Import a room by its public entry.' : undefined;
  if (room === 'backend') return refusedFloor(file, target);
  if (room !== 'frontend') return undefined;
  const [, , from, feature] = file.split('/');
  const [, , to, known] = target.split('/');
  if (!LAYERS.includes(from) || !LAYERS.includes(to)) return undefined;
  if (LAYERS.indexOf(to) > LAYERS.indexOf(from)) return `${from} does not know ${to}: ${LAYERS.join(' <- ')}.`;
  return from === 'features' && to === 'features' && known !== feature
    ? 'A feature does not import another: app puts them together, entities hold what they share.'
    : undefined;
}

/**
 * Why a file may not import what a specifier names; undefined when it may, or when it is no matter of rooms.
 * @param {string} file path from the root of the repository, with slashes
 * @param {string} specifier as it stands in the import
 */
export function refusal(file, specifier) {
  const [room, src] = file.split('/');
  if (!(room in ROOMS) || src !== 'src') return undefined;
  if (specifier.startsWith('@combolab/')) return refusedEntry(file, room, specifier.slice('@combolab/'.length));
  if (specifier.startsWith('.')) return refusedPath(file, room, posix.join(posix.dirname(file), specifier));
  return undefined;
}

/** What a node says when it is a text without values put in. */
function textOf(node) {
  if (node?.type === 'Literal') return node.value;
  return node?.type === 'TemplateLiteral' && node.expressions.length === 0 ? node.quasis[0].value.cooked : undefined;
}

const rule = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const file = relative(context.cwd, context.filename).split(sep).join('/');
    const check = (node) => {
      const specifier = textOf(node);
      const message = typeof specifier === 'string' ? refusal(file, specifier) : undefined;
      if (message !== undefined) context.report({ node, message });
    };
    const source = (node) => check(node.source);
    return {
      ImportDeclaration: source,
      ExportNamedDeclaration: source,
      ExportAllDeclaration: source,
      ImportExpression: source,
      TSImportType: source,
      TSExternalModuleReference: (node) => check(node.expression),
    };
  },
};

export const arrows = { rules: { hold: rule } };
