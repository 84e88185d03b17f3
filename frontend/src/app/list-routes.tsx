import { FavouritesPage } from '../features/lists/favourites-page.js';
import { ListPage } from '../features/lists/list-page.js';
import { ComboCard } from '../features/results/combo-card.js';

/** A list, with the cards of the results. */
export const ListRoute = () => <ListPage Card={ComboCard} />;

/** The own favourites, with the cards of the results. */
export const FavouritesRoute = () => <FavouritesPage Card={ComboCard} />;
