import { OwnProfilePage, ProfilePage } from '../features/profile/profile-page.js';
import { ComboCard } from '../features/results/combo-card.js';

/** Somebody's profile, with the cards of the results. */
export const ProfileRoute = () => <ProfilePage Card={ComboCard} />;

/** The own profile, with the cards of the results. */
export const OwnProfileRoute = () => <OwnProfilePage Card={ComboCard} />;
