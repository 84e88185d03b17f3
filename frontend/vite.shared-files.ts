import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Screens that visits begin with, what comes to the results a moment later, and the player that other pages show in a frame. */
const SCREENS = {
  every: ['app/main.tsx'],
  landing: [
    ...['landing-page.tsx', 'sample-controller.tsx'].map((file) => `features/landing/${file}`),
    'shared/combos/daily-line.tsx',
  ],
  results: ['features/results/results-page.tsx'],
  filters: [
    ...['filter-panel.tsx', 'quick-filters/quick-filters.tsx', 'saving/follow-search.tsx', 'suggestions.tsx'].map(
      (file) => `features/results/${file}`,
    ),
    'shared/search/read-query.ts',
  ],
  combo: ['app/combo-route.tsx'],
  embed: ['app/embed/main.tsx'],
};
type Screen = keyof typeof SCREENS;
type Graph = Rolldown.ChunkingContext;

/** What each screen imports at once, by any way. */
const needs = new WeakMap<Graph, Readonly<Record<Screen, ReadonlySet<string>>>>();

function reached(graph: Graph, paths: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const follow = (id: string): void => {
    if (found.has(id)) return;
    found.add(id);
    for (const each of graph.getModuleInfo(id)?.importedIds ?? []) follow(each);
  };
  for (const path of paths) {
    if (graph.getModuleInfo(here(`src/${path}`)) === null)
      throw new Error(`vite.shared-files.ts: there is no src/${path}`);
    follow(here(`src/${path}`));
  }
  return found;
}

function neededIn(graph: Graph): Readonly<Record<Screen, ReadonlySet<string>>> {
  const known = needs.get(graph);
  if (known !== undefined) return known;
  const screens = Object.entries(SCREENS).map(([screen, paths]) => [screen, reached(graph, paths)]);
  const found = Object.fromEntries(screens) as Record<Screen, ReadonlySet<string>>;
  needs.set(graph, found);
  return found;
}

/** Whether every screen imports it, as far as that can be told without what is left out. */
export const everyScreenNeeds = (id: string, graph: Graph): boolean => neededIn(graph).every.has(id);

/**
 * In which file a module travels that several screens need, named after those that visits begin with: none of them is sent what it
 * does not need. Other screens may be: a hundred files of half a kilobyte cost more. null: alone with those that need the very same.
 */
export function sharedFile(id: string, graph: Graph): string | null {
  const { every, ...needed } = neededIn(graph);
  const screens = Object.entries(needed).flatMap(([screen, modules]) => (modules.has(id) ? [screen] : []));
  return every.has(id) || screens.length === 0 ? null : `shared-${screens.join('-')}`;
}
