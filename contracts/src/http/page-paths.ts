/**
 * Paths of the site's pages, with `:name` segments and `?` for one that may be missing, as the page's router has them. The server
 * answers 404 to any other, with the page all the same, which says so itself.
 */
export const PAGE_PATHS = [
  '/',
  '/results/:gameId?',
  '/game/:gameId?',
  '/fighters/:gameId/:slug/:defender?',
  '/combo/:comboId',
  '/embed/:comboId',
  '/compare',
  '/what-can-i-do',
  '/frames/:place?/:fighter?',
  '/replays',
  '/tutorial',
  '/lists',
  '/lists/favourites',
  '/lists/:listId',
  '/discover/:gameId?',
  '/single-guide-page',
  '/guides/:guideId',
  '/profile/:userId',
  '/authenticate',
  '/forgot-password',
  '/reset-password',
  '/favorites',
  '/today',
  '/my-profile/:userId?',
  '/settings',
  '/notifications',
  '/saved-searches',
  '/custom-mappings',
  '/practice',
  '/moderation',
  '/guide',
  '/guide/:guideId',
  '/edit',
  '/test',
  '/test/:comboId',
] as const;

const segmentsOf = (path: string): readonly string[] => path.split('/').filter((segment) => segment !== '');

function fits(pattern: readonly string[], segments: readonly string[]): boolean {
  const needed = pattern.filter((part) => !part.endsWith('?')).length;
  return (
    segments.length >= needed &&
    segments.length <= pattern.length &&
    segments.every((segment, at) => pattern[at]?.startsWith(':') === true || pattern[at] === segment)
  );
}

/** Whether the site has a page at a path; whether there is anything on it, that page knows. */
export const isPagePath = (path: string): boolean =>
  PAGE_PATHS.some((pattern) => fits(segmentsOf(pattern), segmentsOf(path)));
