import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PRODUCT_ROOMS } from '../lib/rooms.mjs';

/** What is run by tests alone, and what tries the product out. */
const OF_TESTS = /\.test\.tsx?$|\/(testing|contract-suites|journeys|simulation|faults|repository)\//;
/** The sample combos: facts, which grow with what is known. */
const OF_DATA = /\/src\/samples\//;

/** Sources of the product in a tree, tests and data apart: path from the root, and text. */
export function productSources(root) {
  // an older tree may not have every room
  return PRODUCT_ROOMS.filter((room) => existsSync(join(root, room, 'src')))
    .flatMap((room) =>
      readdirSync(join(root, room, 'src'), { recursive: true, encoding: 'utf8' })
        .map((name) => join(room, 'src', name))
        .filter((path) => /\.(tsx?|css)$/.test(path) && !OF_TESTS.test(path) && !OF_DATA.test(path)),
    )
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}
