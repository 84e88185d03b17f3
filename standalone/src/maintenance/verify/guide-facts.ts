import type { Facts } from './compare-documents.js';
import type { TrueGuide } from './true-guides.js';

/** What the view of guides says of one. */
export const guideFacts = ({ sections, hidden, ...guide }: TrueGuide): Facts => ({
  ...guide,
  hidden,
  first: sections.slice(0, 3),
  numSections: sections.length,
  numWords: sections
    .filter(({ type }) => type !== 'COMBO_SELECTOR')
    .flatMap(({ value }) => value.split(/\s+/).filter((word) => word !== '')).length,
});

/** Published guides under each of their games. */
export function listingFacts(guides: ReadonlyMap<string, TrueGuide>): Map<string, Facts> {
  const listings = new Map<string, Facts>();
  for (const [guideId, { authorId, isPublished, hidden, gameTags, fighters, level, editedAt }] of guides)
    for (const gameId of isPublished && hidden !== true ? gameTags : [])
      listings.set(`${gameId}/${guideId}`, { gameId, guideId, listed: true, authorId, fighters, level, editedAt });
  return listings;
}
