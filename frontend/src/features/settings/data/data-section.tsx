import { useMe } from '../../../shared/auth/use-auth.js';
import { Section } from '../section.js';
import { DeletePart } from './delete-part.js';
import { DownloadPart } from './download-part.js';
import { t } from '../texts.js';

/** What the site knows of the user: to take along, or to be rid of. */
export function DataSection() {
  const me = useMe();
  if (me === undefined) return null;
  return (
    <Section title={t('yourData')} lead={t('itIsYoursTakeIt')}>
      <DownloadPart />
      <DeletePart email={me.email} />
    </Section>
  );
}
