import { FighterCombosPage } from '../features/fighter-combos/fighter-combos-page.js';
import { ComboCard } from '../features/results/combo-card.js';

/** Combos of a fighter or a matchup, with the cards of the results. */
export const FighterRoute = () => <FighterCombosPage Card={ComboCard} />;
