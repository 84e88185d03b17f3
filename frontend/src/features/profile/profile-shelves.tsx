import { ListVideo, NotebookPen, Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useAuth } from '../../shared/auth/use-auth.js';
import { GuideTile } from '../../entities/guides/guide-tile.js';
import tiles from '../../entities/guides/guide-tile.module.css';
import { useGuidesOfQuery } from '../../entities/guides/guides-api.js';
import { Button, buttonClass } from '../../shared/ui/button.js';
import { Notice } from '../../shared/ui/notice.js';
import { useListsOfQuery } from './profile-api.js';
import type { ProfileParts } from './profile-parts.js';
import { Shelf } from './shelf.js';
import styles from './profile.module.css';
import { t } from './texts.js';

interface GuidesProps extends Pick<ProfileParts, 'NewGuide'> {
  readonly userId: string;
  readonly own: boolean;
}

/** Published guides of somebody. Their owner begins the next one here. */
export function ProfileGuides({ userId, own, NewGuide }: GuidesProps) {
  const { userId: viewerId } = useAuth();
  const query = useGuidesOfQuery({ authorId: userId, viewerId }, { refetchOnMountOrArgChange: true });
  const published = query.currentData?.filter(({ metaData }) => metaData.isPublished);
  return (
    <section className={styles.section} aria-labelledby="guides">
      <h2 id="guides">{own ? t('myGuides') : t('guides')}</h2>
      {own && <Begin NewGuide={NewGuide} />}
      <Shelf
        query={{ ...query, currentData: published }}
        failed={t('theGuidesCouldNotBe')}
        empty={<NoGuides own={own} />}
      >
        {(guides) => (
          <ul className={tiles.grid}>
            {guides.map((guide) => (
              <li key={guide._id}>
                <GuideTile guide={guide} />
              </li>
            ))}
          </ul>
        )}
      </Shelf>
    </section>
  );
}

function Begin({ NewGuide }: Pick<ProfileParts, 'NewGuide'>) {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button
        ref={opener}
        className={styles.begin}
        aria-expanded={open}
        onClick={() => {
          setOpen((was) => !was);
        }}
      >
        <Plus className="icon" aria-hidden />
        {t('newGuide')}
      </Button>
      {open && (
        <NewGuide
          onClose={() => {
            setOpen(false);
            opener.current?.focus();
          }}
        />
      )}
    </>
  );
}

/** Public lists of somebody. */
export function ProfileLists({ userId, own }: { readonly userId: string; readonly own: boolean }) {
  const query = useListsOfQuery(userId, { refetchOnMountOrArgChange: true });
  return (
    <section className={styles.section} aria-labelledby="lists">
      <h2 id="lists">{own ? t('myPublicLists') : t('lists')}</h2>
      <Shelf query={query} failed={t('theListsCouldNotBe')} empty={<NoLists own={own} />}>
        {(lists) => (
          <ul className={styles.lists}>
            {lists.map(({ _id, name, numCombos }) => (
              <li key={_id}>
                <Link to={`/lists/${_id}`}>
                  <ListVideo className="icon" aria-hidden />
                  <span className={styles.listName}>{name}</span>
                  <span className={styles.listCount}>{t('listLength', { combos: numCombos })}</span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </Shelf>
    </section>
  );
}

const NoGuides = ({ own }: { readonly own: boolean }) => (
  <Notice
    title={t('noPublishedGuides')}
    icon={<NotebookPen size={28} strokeWidth={1.5} aria-hidden />}
    actions={
      <Link to={own ? '/guide/default' : '/discover'} className={buttonClass()}>
        {own ? t('yourGuides') : t('browseGuides')}
      </Link>
    }
  >
    {own ? t('whatYouPublishStandsHere') : t('othersHaveWrittenSome')}
  </Notice>
);

const NoLists = ({ own }: { readonly own: boolean }) => (
  <Notice
    title={t('noPublicLists')}
    icon={<ListVideo size={28} strokeWidth={1.5} aria-hidden />}
    actions={
      <Link to={own ? '/lists' : '/results'} className={buttonClass()}>
        {own ? t('yourLists') : t('browseCombos')}
      </Link>
    }
  >
    {own ? t('aListThatIsPublic') : t('theirListsArePrivate')}
  </Notice>
);
