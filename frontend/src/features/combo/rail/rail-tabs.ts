/** What the rail beside the clip shows, one at a time. */
export const RAIL_TABS = ['controller', 'inputs', 'notes', 'discussion', 'similar'] as const;
export type RailTab = (typeof RAIL_TABS)[number];

/**
 * The tab that an address asks for: by `?tab=`, by a comment that it leads to, or by the report of the combo that a visitor goes on
 * with after signing in; null where it asks for none.
 */
export function askedTab(search: URLSearchParams, hash: string): RailTab | null {
  const named = RAIL_TABS.find((tab) => tab === search.get('tab'));
  if (named !== undefined) return named;
  const reported = search.get('report') ?? '';
  if (reported.startsWith('combo-')) return 'notes';
  return hash.startsWith('#comment') || reported.startsWith('comment-') ? 'discussion' : null;
}
