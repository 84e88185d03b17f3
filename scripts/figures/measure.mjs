import { pairsAlike } from './alike.mjs';
import { arrowsUp, roomsInCircles } from './backend.mjs';
import { firstPageBytes } from './first-page.mjs';
import { productSources } from './sources.mjs';
import { filesToAdd } from './to-add.mjs';

/** As these commands measured the tree of `eb0ea40`, the last before the house was made for change. */
const BEFORE = { lines: 105_861, alike: 52, unknown: 21, never: 3, data: 123, circles: 22 };

const count = (sources, pattern) => sources.reduce((sum, { text }) => sum + (text.match(pattern)?.length ?? 0), 0);
const linesOf = (sources) => count(sources, /\n/g);

/** One figure of the house: what it is, its goal in words, what it was before, what it is, and whether that is reached. */
const row = (what, goal, before, now, reached) => ({ what, goal, before, now, reached });

/** Every figure of a tree. */
export async function measure(root) {
  const sources = productSources(root);
  const code = sources.filter(({ path }) => !path.endsWith('.css'));
  const handlers = code.filter(({ path }) => /^(backend|search-indexer|standalone)\//.test(path));
  const most = (what, now, limit, before = '') => row(what, `≤ ${String(limit)}`, before, now, now <= limit);
  const none = (what, now, before) => row(what, '0', before, now, now === 0);
  const add = filesToAdd(root);
  const lines = linesOf(sources);
  const share = lines / BEFORE.lines;
  const bytes = firstPageBytes(root);
  return [
    none('casts of event data', count(handlers, /\bdata as (?:[A-Z{]|EventOf)/g), BEFORE.data),
    most('`as unknown as`', count(code, /\bas unknown as\b/g), 5, BEFORE.unknown),
    none('`as never`', count(code, /\bas never\b/g), BEFORE.never),
    none('arrows up in the backend', await arrowsUp(root), 13),
    none('rooms of the backend in a circle', roomsInCircles(code), BEFORE.circles),
    most('files for a route', add.route, 4),
    most('files for an event with its view', add.event, 6),
    most('files for a facet', add.facet, 4, 28),
    most('files for a fighter', add.fighter, 1),
    most('files for a controller', add.controller, 2),
    most('files for a game outside of its folder', add.game, 2),
    row('lines of product', '≤ 0.92 of before', BEFORE.lines, `${String(lines)} (${share.toFixed(2)})`, share <= 0.92),
    most('pairs of places with six equal lines', pairsAlike(code), 60, BEFORE.alike),
    bytes === null
      ? row('kB of JavaScript that the first results name', '≤ 125', '', 'not built', false)
      : most('kB of JavaScript that the first results name', Math.round(bytes / 1000), 125),
  ];
}
