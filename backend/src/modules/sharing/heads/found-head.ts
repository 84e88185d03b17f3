import { fighterPath, findFighter, findGame, slugOf, type ComboCard, type FighterPage } from '@combolab/contracts';
import { resultsAddress, searchTitle, type Filters } from '@combolab/contracts/filters';
import { comboPictures, videoObject } from './combo-head.js';
import { headTags, oneLine, type HeadPicture } from './head-tags.js';

/** What a search found, as far as its page is described with it. */
export interface FoundCombos {
  readonly total: number;
  /** The first hits. */
  readonly combos: readonly ComboCard[];
}

const countWords = (total: number): string => `${total.toLocaleString('en')} ${total === 1 ? 'combo' : 'combos'}`;

/** How many there are, and what the first ones are called. */
function foundText({ total, combos }: FoundCombos): string {
  if (total === 0) return 'No combos yet.';
  return oneLine(`${countWords(total)}: ${combos.map(({ name }) => name).join(' · ')}`);
}

const picturesOf = (site: string, { combos }: FoundCombos): readonly HeadPicture[] =>
  combos.flatMap((combo) => comboPictures(site, combo));

/** What the document of a search says of it. Search engines list pages of fighters rather than every search one can ask. */
export function searchTags(site: string, filters: Filters, found: FoundCombos): string {
  const path = resultsAddress(filters);
  return headTags({
    title: searchTitle(filters),
    text: foundText(found),
    address: `${site}${path}`,
    type: 'website',
    pictures: picturesOf(site, found),
    data: null,
    unlisted: path.includes('?'),
  });
}

/** `Mario combos on Ness (Ultimate)`. */
export function fighterTitle({ attacker, defender }: FighterPage): string {
  const fighter = findFighter(attacker);
  const game = findGame(fighter?.gameId ?? '')?.shortName ?? '';
  const on = defender === null ? '' : ` on ${findFighter(defender)?.name ?? slugOf(defender)}`;
  return `${fighter?.name ?? slugOf(attacker)} combos${on} (${game})`;
}

/** What the document of a fighter or a matchup says of it. One without combos is not worth a place among search results. */
export function fighterTags(site: string, page: FighterPage, found: FoundCombos): string {
  const address = `${site}${fighterPath(page.attacker, page.defender)}`;
  const title = fighterTitle(page);
  return headTags({
    title,
    text: foundText(found),
    address,
    type: 'website',
    pictures: picturesOf(site, found),
    data: {
      '@type': 'CollectionPage',
      name: title,
      url: address,
      mainEntity: {
        '@type': 'ItemList',
        numberOfItems: found.total,
        itemListElement: found.combos.map((combo, at) => ({
          '@type': 'ListItem',
          position: at + 1,
          url: `${site}/combo/${combo._id}`,
          ...(videoObject(site, combo) === null ? { name: combo.name } : { item: videoObject(site, combo) }),
        })),
      },
    },
    unlisted: found.total === 0,
  });
}
