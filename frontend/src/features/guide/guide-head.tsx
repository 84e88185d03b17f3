import { Pencil, Share2 } from 'lucide-react';
import { choiceName } from '../../shared/terms/choices.js';
import { Link } from 'react-router-dom';
import { findFighter, findGame, type Guide } from '@combolab/contracts';
import { useAuth } from '../../shared/auth/use-auth.js';
import { guideAddress } from '../../entities/guides/guide-words.js';
import { copyText } from '../../shared/lib/copy-text.js';
import { Ago } from '../../shared/ui/ago.js';
import { HiddenNote } from '../../entities/moderation/hidden-note.js';
import { ReportButton } from '../../entities/moderation/report-button.js';
import { AuthorLink } from '../../shared/ui/author-link.js';
import { Avatar } from '../../shared/ui/avatar.js';
import { Button, buttonClass } from '../../shared/ui/button.js';
import { Emblem } from '../../shared/ui/emblem.js';
import { toast } from '../../shared/ui/toast.js';
import { t } from './texts.js';
import styles from './guide-page.module.css';

interface Props {
  readonly guide: Guide;
  readonly title: string;
  /** How long it is, in words. */
  readonly length: string;
}

/** What the guide is about, for whom, and by whom. */
export function GuideHead({ guide, title, length }: Props) {
  const { userId } = useAuth();
  const { metaData, authorData, editedAt } = guide;
  const author = authorData[0];
  return (
    <header className={styles.head}>
      <div className={styles.about}>
        {metaData.fighters.map((id) => (
          <span key={id} className={styles.fighter}>
            <Emblem fighterId={id} size={24} decorative />
            {findFighter(id)?.name ?? id}
          </span>
        ))}
        {metaData.gameTags.map((id) => (
          <Link key={id} to={`/discover/${id}`} className="reach">
            {findGame(id)?.shortName ?? id}
          </Link>
        ))}
        {metaData.level !== null && <span>{choiceName(metaData.level)}</span>}
        <span>{length}</span>
        {!metaData.isPublished && <span className={styles.draft}>{t('draftOnlyYouCanRead')}</span>}
      </div>
      <h1 tabIndex={-1}>
        <bdi>{title}</bdi>
      </h1>
      {guide.hidden === true && <HiddenNote kind="guide" />}
      <div className={styles.by}>
        {author !== undefined && <Avatar name={author.displayName} photoUrl={author.photoUrl} size={32} />}
        <div className={styles.person}>
          {author !== undefined && <AuthorLink author={author} />}
          <Ago at={editedAt} />
        </div>
        <span className={styles.tools}>
          {userId === guide.authorId && (
            <Link to={`/guide/${guide._id}`} className={buttonClass({ size: 's' })}>
              <Pencil className="icon" aria-hidden />
              {t('edit')}
            </Link>
          )}
          {metaData.isPublished && <ShareButton guideId={guide._id} />}
          <ReportButton kind="guide" subjectId={guide._id} authorId={guide.authorId} />
        </span>
      </div>
    </header>
  );
}

function ShareButton({ guideId }: { readonly guideId: string }) {
  const share = async () => {
    const link = `${location.origin}${guideAddress(guideId)}`;
    if (await copyText(link)) toast.success(t('aLinkToThisGuide'));
    else toast.error(t('theLinkCouldNotBe', { link }));
  };
  return (
    <Button size="s" onClick={() => void share()}>
      <Share2 className="icon" aria-hidden />
      {t('share')}
    </Button>
  );
}
