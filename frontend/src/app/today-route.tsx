import { ComboCard } from '../features/results/combo-card.js';
import { TodayPage } from '../features/today/today-page.js';
import { lazyPart } from '../shared/lib/lazy-part.js';

/** What is unfinished comes when its code does. */
const Drafts = lazyPart(() => import('../features/create-combo/drafts/today-drafts.js'), 'TodayDrafts');

/** What waits for who is signed in. */
export const TodayRoute = () => <TodayPage Card={ComboCard} Drafts={Drafts} />;
