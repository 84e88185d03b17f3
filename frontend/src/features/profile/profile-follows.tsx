import { UserRoundPlus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { FollowButton } from '../../entities/follows/follow-button.js';
import { useFollowsQuery } from '../../entities/follows/follows-api.js';
import { AuthorLink } from '../../shared/ui/author-link.js';
import { Avatar } from '../../shared/ui/avatar.js';
import { Button, buttonClass } from '../../shared/ui/button.js';
import { Notice } from '../../shared/ui/notice.js';
import { Shelf } from './shelf.js';
import { t } from './texts.js';
import styles from './profile.module.css';

/** So many are shown before more are asked for. */
const FIRST = 24;

/** Whom the user follows. */
export function ProfileFollows({ userId }: { readonly userId: string }) {
  const query = useFollowsQuery(userId, { refetchOnMountOrArgChange: true });
  const [most, setMost] = useState(FIRST);
  return (
    <section className={styles.section} aria-labelledby="follows">
      <h2 id="follows">{t('peopleIFollow')}</h2>
      <Shelf
        query={query}
        failed={t('whomYouFollowCouldNot')}
        empty={
          <Notice
            icon={<UserRoundPlus size={28} strokeWidth={1.5} aria-hidden />}
            title={t('youFollowNobodyYet')}
            actions={
              <Link to="/results" className={buttonClass()}>
                {t('browseCombos')}
              </Link>
            }
          >
            {t('followOnSomebodysProfilePuts')}
          </Notice>
        }
      >
        {(people) => (
          <>
            <ul className={styles.people}>
              {people.slice(0, most).map(({ author }) => (
                <li key={author._id}>
                  <Avatar name={author.displayName} photoUrl={author.photoUrl} size={32} />
                  <span className={styles.personName}>
                    <AuthorLink author={author} />
                  </span>
                  <FollowButton author={author} size="s" />
                </li>
              ))}
            </ul>
            {people.length > most && (
              <div className={styles.more}>
                <Button
                  onClick={() => {
                    setMost((count) => count + 4 * FIRST);
                  }}
                >
                  {t('showMorePeople')}
                </Button>
              </div>
            )}
          </>
        )}
      </Shelf>
    </section>
  );
}
