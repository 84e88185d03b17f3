import { NotebookPen, Settings, Star } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { UserProfile } from '@combolab/contracts';
import { FollowButton } from '../../entities/follows/follow-button.js';
import { useFollowersQuery } from '../../entities/follows/follows-api.js';
import { ReportButton } from '../../entities/moderation/report-button.js';
import { ReplaysLink, ToDesktopLink } from '../../shared/combos/from-phone.js';
import { cx } from '../../shared/lib/cx.js';
import { useIsMobile } from '../../shared/lib/use-media-query.js';
import { Avatar } from '../../shared/ui/avatar.js';
import { buttonClass } from '../../shared/ui/button.js';
import { LiveCount } from '../../shared/ui/live-count.js';
import { t } from './texts.js';
import styles from './profile.module.css';
import { dateWords } from '../../shared/language/formats.js';

const TYPE_WORDS: Readonly<Record<UserProfile['userType'], string>> = { USER: t('typeUser'), ADMIN: t('typeAdmin') };

const LARGE = 88;
const SMALL = 64;
/** Diameter of the picture in the head, in px. */
export const usePictureSize = (): number => (useIsMobile() ? SMALL : LARGE);

/** Who it is, and how much they have shared. */
export function ProfileHead({ profile, own }: { readonly profile: UserProfile; readonly own: boolean }) {
  const { displayName, photoUrl, userType, memberSince } = profile;
  const pictureSize = usePictureSize();
  const counts = [
    ['sharedCombos', profile.numCombos],
    ['sharedLikes', profile.likesReceived],
    ['sharedGuides', profile.numGuides],
    ['sharedLists', profile.numLists],
  ] as const;
  return (
    <header className={styles.head}>
      <Avatar name={displayName} photoUrl={photoUrl} size={pictureSize} />
      <div className={styles.about}>
        <h1 tabIndex={-1}>
          <bdi>{displayName}</bdi>
        </h1>
        <p className={styles.facts}>
          <span className={styles.type} data-type={userType}>
            {TYPE_WORDS[userType]}
          </span>
          {memberSince !== null && (
            <span>
              {t.rich(
                'memberSince',
                { time: <time dateTime={memberSince} /> },
                { month: dateWords(memberSince, { month: 'long', year: 'numeric' }) },
              )}
            </span>
          )}
          <NumFollowers profile={profile} />
        </p>
        <ul className={styles.counts} aria-label={t('shared')}>
          {counts.map(([what, count]) => (
            <li key={what}>{t.rich(what, { b: <b className="mono" /> }, { count })}</li>
          ))}
        </ul>
      </div>
      {!own && (
        <div className={styles.actions}>
          <FollowButton author={{ _id: profile._id, displayName, photoUrl }} />
          <ReportButton kind="user" subjectId={profile._id} authorId={profile._id} />
        </div>
      )}
      {own && <OwnActions />}
    </header>
  );
}

/** What leads from the own profile to what is one's own. */
export function OwnActions() {
  const mobile = useIsMobile();
  return (
    <div className={cx(styles.actions, styles.own)}>
      <Link to="/favorites" className={buttonClass()}>
        <Star className="icon" aria-hidden />
        {t('favourites')}
      </Link>
      <Link to="/guide/default" className={buttonClass()}>
        <NotebookPen className="icon" aria-hidden />
        {t('yourGuides')}
      </Link>
      <Link to="/settings" className={buttonClass()}>
        <Settings className="icon" aria-hidden />
        {t('settings')}
      </Link>
      {mobile && (
        <>
          <ReplaysLink />
          <ToDesktopLink />
        </>
      )}
    </div>
  );
}

function NumFollowers({ profile }: { readonly profile: UserProfile }) {
  const { numFollowers } = useFollowersQuery(profile._id).data ?? profile;
  return (
    <span className={styles.followers}>
      {t.rich(
        'followers',
        {
          b: (
            <b>
              <LiveCount value={numFollowers} />
            </b>
          ),
        },
        { followers: numFollowers },
      )}
    </span>
  );
}
