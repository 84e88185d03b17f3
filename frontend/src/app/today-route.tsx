import { lazy, Suspense } from 'react';
import { ComboCard } from '../features/results/combo-card.js';
import { TodayPage } from '../features/today/today-page.js';

const Drafts = lazy(async () => ({
  default: (await import('../features/create-combo/drafts/today-drafts.js')).TodayDrafts,
}));

/** What is unfinished comes when its code does. */
const LaterDrafts = ({ userId }: { readonly userId: string }) => (
  <Suspense>
    <Drafts userId={userId} />
  </Suspense>
);

/** What waits for who is signed in. */
export const TodayRoute = () => <TodayPage Card={ComboCard} Drafts={LaterDrafts} />;
