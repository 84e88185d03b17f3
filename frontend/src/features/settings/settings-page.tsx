import { LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { problemText } from '../../shared/api/problem.js';
import { signOut } from '../../shared/auth/session.js';
import { useAuth } from '../../shared/auth/use-auth.js';
import { useTitle } from '../../shared/lib/use-title.js';
import { Button, buttonClass } from '../../shared/ui/button.js';
import { toast } from '../../shared/ui/toast.js';
import { UnsavedWork } from '../../shared/ui/unsaved-work.js';
import { Words } from '../../shared/ui/words.js';
import { AccountSection } from './account/account-section.js';
import { DataSection } from './data/data-section.js';
import { DisplaySettings } from './display-settings.js';
import { PlayingSettings } from './playing-settings.js';
import { ProfileSection } from './profile/profile-section.js';
import { Section } from './section.js';
import { TokensSection } from './tokens/tokens-section.js';
import { t } from './texts.js';
import styles from './settings-page.module.css';

interface Props {
  /** What the bell tells of. */
  readonly notifications: ReactNode;
}

/** Everything that a user can choose: profile, display, playing, notifications, account, API tokens. */
export function SettingsPage({ notifications }: Props) {
  const { userId } = useAuth();
  useTitle(t('settings'));
  if (userId === null) return null;
  return (
    <main className={styles.page}>
      <h1>{t('settings')}</h1>
      <UnsavedWork>
        <ProfileSection userId={userId} />
        <Section title={t('controllers')} lead={t('whichControllerYouWatchCombos')}>
          <Link to="/custom-mappings" className={buttonClass()}>
            <Words>{t('configureCustomControllers')}</Words>
          </Link>
        </Section>
        <DisplaySettings />
        <PlayingSettings />
        <Section title={t('notifications')} lead={t('whatTheBellTellsYou')}>
          {notifications}
        </Section>
        <AccountSection />
        <TokensSection userId={userId} />
        <DataSection />
      </UnsavedWork>
      <Leave />
    </main>
  );
}

function Leave() {
  const navigate = useNavigate();
  const leave = async () => {
    const result = await signOut();
    if (result.ok) await navigate('/authenticate');
    else toast.error(problemText(result.error));
  };
  return (
    <div className={styles.leave}>
      <Button onClick={() => void leave()}>
        <LogOut className="icon" aria-hidden />
        {t('logout')}
      </Button>
    </div>
  );
}
