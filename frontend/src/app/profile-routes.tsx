import { OwnProfilePage, ProfilePage } from '../features/profile/profile-page.js';
import { ComboCard } from '../features/results/combo-card.js';
import { lazyPart } from '../shared/lib/lazy-part.js';

const NewGuide = lazyPart(() => import('../features/guide-editor/new-guide.js'), 'NewGuide');
const parts = { Card: ComboCard, NewGuide };

/** Somebody's profile. */
export const ProfileRoute = () => <ProfilePage {...parts} />;

/** The own profile. */
export const OwnProfileRoute = () => <OwnProfilePage {...parts} />;
