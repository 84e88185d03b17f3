import { useMe } from '../../../shared/auth/use-auth.js';
import { Section } from '../section.js';
import { DeletePart } from './delete-part.js';
import { DownloadPart } from './download-part.js';

/** What the site knows of the user: to take along, or to be rid of. */
export function DataSection() {
  const me = useMe();
  if (me === undefined) return null;
  return (
    <Section title="Your data" lead="It is yours: take it with you, or take it away.">
      <DownloadPart />
      <DeletePart email={me.email} />
    </Section>
  );
}
