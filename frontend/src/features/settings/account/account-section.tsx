import { useMe } from '../../../shared/auth/use-auth.js';
import { Section } from '../section.js';
import { EmailState } from './email-state.js';
import { PasswordPart } from './password-part.js';
import { SessionsPart } from './sessions-part.js';
import { t } from '../texts.js';

/** How the user signs in, and from where. */
export function AccountSection() {
  const me = useMe();
  if (me === undefined) return null;
  return (
    <Section title={t('account')} lead={t('howYouSignInNobody')}>
      <EmailState email={me.email} verified={me.emailVerified} />
      <PasswordPart email={me.email} name={me.displayName} />
      <SessionsPart />
    </Section>
  );
}
