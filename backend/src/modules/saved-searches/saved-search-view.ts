import type { SavedSearch } from '@combolab/contracts';
import type { SavedSearchDoc } from './searches.projection.js';

type Shown = Pick<SavedSearchDoc, 'searchId' | 'game' | 'query' | 'alert' | 'savedAt'> & {
  readonly name: string | null;
};

/** A saved search as it is answered. */
export const savedSearchView = ({ searchId, name, game, query, alert, savedAt }: Shown): SavedSearch => ({
  _id: searchId,
  name: name ?? '',
  game,
  query,
  alert,
  savedAt,
});
