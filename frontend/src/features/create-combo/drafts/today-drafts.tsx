import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useNow } from '../../../shared/lib/use-now.js';
import { relativeTime } from '../../../shared/lib/relative-time.js';
import { Emblem } from '../../../shared/ui/emblem.js';
import { isMissing, requirements } from '../checks/requirements.js';
import { draftName } from './draft-list.js';
import { draftPath } from './draft-path.js';
import type { ListedDraft } from './draft-store.js';
import { ownDrafts } from './own-drafts.js';
import styles from './today-drafts.module.css';
import { useDrafts } from './use-drafts.js';
import { t } from '../texts.js';

/** More are behind the way to the editor, which lists all of them. */
const MOST = 3;

/** What keeps a draft from being shared, the first of it; when it was worked on where nothing does. */
export function missingWords({ form, track, clip, savedAt }: ListedDraft, now: number): string {
  const [first] = requirements(form, track, clip === null ? 'none' : 'there').filter(isMissing);
  return first === undefined
    ? t('readyToShare', { ago: relativeTime(new Date(savedAt).toISOString(), now) })
    : first.text;
}

/** The combos that were begun on this device and what they lack; nothing where there are none. */
export function TodayDrafts({ userId }: { readonly userId: string }) {
  const drafts = useDrafts(ownDrafts(userId));
  const heading = useId();
  const now = useNow();
  if (drafts.length === 0) return null;
  return (
    <section className={styles.drafts} aria-labelledby={heading}>
      <h2 id={heading}>{t.rich('yourDrafts', { mono: <span className="mono" /> }, { count: drafts.length })}</h2>
      <ul>
        {drafts.slice(0, MOST).map((draft) => (
          <li key={draft.id}>
            {draft.form.attacker === '' ? (
              <span className={styles.nobody} aria-hidden />
            ) : (
              <Emblem fighterId={draft.form.attacker} size={30} />
            )}
            <span className={styles.words}>
              <Link to={draftPath(draft.id)}>
                <bdi>{draftName(draft)}</bdi>
              </Link>
              <span>{missingWords(draft, now)}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
