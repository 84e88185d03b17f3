/** What each screen may need of its own, and the check that ends the build where one needs more. */
import { bytesOf, numbersIn } from './needs.mjs';

/** By hand: kB compressed and files that a document begins with, and that a screen needs beside `index.html`. */
export const BUDGET = {
  'app/combo-route.tsx': [132.3, 51],
  'app/fighter-route.tsx': [16.1, 9],
  'app/guide-routes.tsx': [56.3, 21],
  'app/list-routes.tsx': [40.3, 22],
  'app/profile-routes.tsx': [34.6, 19],
  'app/replays-route.tsx': [96.3, 14],
  'app/settings-route.tsx': [38.5, 17],
  'app/today-route.tsx': [32.6, 12],
  'embed.html': [126.7, 19],
  'features/account/authenticate-page.tsx': [4.7, 5],
  'features/account/forgot-password-page.tsx': [2.5, 3],
  'features/account/reset-password-page.tsx': [3.6, 5],
  'features/combo/compare/compare-page.tsx': [97, 28],
  'features/create-combo/create-combo-page.tsx': [218.8, 46],
  'features/create-combo/edit-redirect.tsx': [21.5, 6],
  'features/custom-mappings/custom-mappings-page.tsx': [88.8, 26],
  'features/discover/discover-page.tsx': [57.6, 15],
  'features/frame-tables/frame-table-page.tsx': [24.4, 8],
  'features/guide-editor/guide-editor-page.tsx': [106.1, 27],
  'features/landing/landing-page.tsx': [5, 2],
  'features/lists/lists-page.tsx': [26.8, 13],
  'features/moderation/moderation-page.tsx': [50.1, 19],
  'features/notifications/notifications-page.tsx': [8.1, 7],
  'features/practice/practice-page.tsx': [14.3, 4],
  'features/results/results-page.tsx': [26.8, 8],
  'features/saved-searches/saved-searches-page.tsx': [8.1, 9],
  'features/shield-tool/shield-tool-page.tsx': [60.5, 12],
  'features/tutorial/tutorial-page.tsx': [3, 2],
  'index.html': [181, 6],
};

/** How much more than its line a screen may need before the build ends. */
const ROOM = { share: 0.05, kB: 4, files: 6 };
const WHAT_NOW =
  'Fetch what it does not show at once when that is needed (shared/lib/lazy-part.ts). Where all of it is worth its cost, ' +
  'raise its line in frontend/page-files/budget.mjs and say in the commit what for.';

/**
 * @typedef {object} Screen
 * @property {string} name path of what is imported for it
 * @property {number} kB compressed
 * @property {number} files
 */

/**
 * What a screen needs.
 * @param {readonly import('./needs.mjs').PageFile[]} files
 * @param {string} name
 * @param {bigint} needed numbers of files
 * @returns {Screen}
 */
export const screenOf = (files, name, needed) => ({
  name,
  kB: Math.round(bytesOf(files, needed) / 100) / 10,
  files: numbersIn(needed).reduce((sum, number) => sum + files[number].parts, 0),
});

/** Lines of `BUDGET` as they are now. */
export const tableOf = (screens) =>
  screens
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, kB, files }) => `  '${name}': [${kB}, ${files}],`)
    .join('\n');

/**
 * What is wrong with what screens need: a sentence each.
 * @param {readonly Screen[]} screens all that there are
 * @param {Readonly<Record<string, readonly [kB: number, files: number]>>} budget
 * @returns {string[]} empty when all is well
 */
export function budgetFaults(screens, budget = BUDGET) {
  const faults = screens.flatMap(({ name, kB, files }) => {
    if (!Object.hasOwn(budget, name)) return [`${name} has no line: '${name}': [${kB}, ${files}],`];
    const [ownKB, ownFiles] = budget[name];
    const [mostKB, mostFiles] = [ownKB + Math.max(ROOM.kB, ROOM.share * ownKB), ownFiles + ROOM.files];
    const heavy = `${name} needs ${kB} kB, its line says ${ownKB}, ${mostKB.toFixed(1)} with its room.`;
    const many = `${name} needs ${files} files, its line says ${ownFiles}, ${mostFiles} with its room.`;
    return [...(kB > mostKB ? [`${heavy} ${WHAT_NOW}`] : []), ...(files > mostFiles ? [`${many} ${WHAT_NOW}`] : [])];
  });
  const gone = Object.keys(budget).filter((name) => !screens.some((screen) => screen.name === name));
  return [...faults, ...gone.map((name) => `${name} is no screen: its line in frontend/page-files/budget.mjs goes`)];
}
