import { NotificationSettings } from '../features/notifications/notification-settings.js';
import { SettingsPage } from '../features/settings/settings-page.js';

/** The settings, with those of the bell. */
export const SettingsRoute = () => <SettingsPage notifications={<NotificationSettings />} />;
