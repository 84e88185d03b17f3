import { useState } from 'react';
import { FollowButton } from '../../shared/follows/follow-button.js';
import { useFollowsQuery } from '../../shared/follows/follows-api.js';
import { AuthorLink } from '../../shared/ui/author-link.js';
import { Avatar } from '../../shared/ui/avatar.js';
import { Button } from '../../shared/ui/button.js';
import { ErrorNotice } from '../../shared/ui/error-notice.js';
import styles from './profile.module.css';

/** So many are shown before more are asked for. */
const FIRST = 24;

/** Whom the user follows; nothing while there is nobody. */
export function ProfileFollows({ userId }: { readonly userId: string }) {
  const { currentData = [], error, isFetching, refetch } = useFollowsQuery(userId, { refetchOnMountOrArgChange: true });
  const [most, setMost] = useState(FIRST);
  const failed = error !== undefined && !isFetching;
  if (currentData.length === 0 && !failed) return null;
  return (
    <section className={styles.section} aria-labelledby="follows">
      <h2 id="follows">People I follow</h2>
      {failed && currentData.length === 0 && (
        <ErrorNotice title="Whom you follow could not be loaded" error={error} onRetry={() => void refetch()} />
      )}
      <ul className={styles.people}>
        {currentData.slice(0, most).map(({ author }) => (
          <li key={author._id}>
            <Avatar name={author.displayName} photoUrl={author.photoUrl} size={32} />
            <span className={styles.personName}>
              <AuthorLink author={author} />
            </span>
            <FollowButton author={author} size="s" />
          </li>
        ))}
      </ul>
      {currentData.length > most && (
        <div className={styles.more}>
          <Button
            onClick={() => {
              setMost((count) => count + 4 * FIRST);
            }}
          >
            Show more people
          </Button>
        </div>
      )}
    </section>
  );
}
