import { ComboPage } from '../features/combo/combo-page.js';
import { lazyPart } from '../shared/lib/lazy-part.js';

const ComboCard = lazyPart(() => import('../features/results/combo-card.js'), 'ComboCard');

/** A combo, with the cards of the results under it. */
export const ComboRoute = () => <ComboPage Card={ComboCard} />;
