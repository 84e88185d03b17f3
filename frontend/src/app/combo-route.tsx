import { lazy } from 'react';
import { ComboPage } from '../features/combo/combo-page.js';

const ComboCard = lazy(async () => ({ default: (await import('../features/results/combo-card.js')).ComboCard }));

/** A combo, with the cards of the results under it. */
export const ComboRoute = () => <ComboPage Card={ComboCard} />;
