import { lazy } from 'react';
import { OwnProfilePage, ProfilePage } from '../features/profile/profile-page.js';
import { ComboCard } from '../features/results/combo-card.js';

const NewGuide = lazy(async () => ({ default: (await import('../features/guide-editor/new-guide.js')).NewGuide }));
const parts = { Card: ComboCard, NewGuide };

/** Somebody's profile. */
export const ProfileRoute = () => <ProfilePage {...parts} />;

/** The own profile. */
export const OwnProfileRoute = () => <OwnProfilePage {...parts} />;
