import { ListVideo, Plus } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useAuth } from '../../shared/auth/use-auth.js';
import { GuideTile } from '../../shared/guides/guide-tile.js';
import tiles from '../../shared/guides/guide-tile.module.css';
import { useGuidesOfQuery } from '../../shared/guides/guides-api.js';
import { Button } from '../../shared/ui/button.js';
import { useListsOfQuery } from './profile-api.js';
import styles from './profile.module.css';

const NewGuide = lazy(async () => ({ default: (await import('../guide-editor/new-guide.js')).NewGuide }));

/** Published guides of somebody; nothing while there are none. Their owner begins the next one here. */
export function ProfileGuides({ userId, own }: { readonly userId: string; readonly own: boolean }) {
  const { userId: viewerId } = useAuth();
  const { currentData = [] } = useGuidesOfQuery({ authorId: userId, viewerId }, { refetchOnMountOrArgChange: true });
  const published = currentData.filter(({ metaData }) => metaData.isPublished);
  if (published.length === 0 && !own) return null;
  return (
    <section className={styles.section} aria-labelledby="guides">
      <h2 id="guides">{own ? 'My guides' : 'Guides'}</h2>
      {own && <Begin />}
      {published.length > 0 && (
        <ul className={tiles.grid}>
          {published.map((guide) => (
            <li key={guide._id}>
              <GuideTile guide={guide} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Begin() {
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
        New guide
      </Button>
      {open && (
        <Suspense>
          <NewGuide
            onClose={() => {
              setOpen(false);
              opener.current?.focus();
            }}
          />
        </Suspense>
      )}
    </>
  );
}

/** Public lists of somebody; nothing while there are none. */
export function ProfileLists({ userId, own }: { readonly userId: string; readonly own: boolean }) {
  const { currentData = [] } = useListsOfQuery(userId, { refetchOnMountOrArgChange: true });
  if (currentData.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="lists">
      <h2 id="lists">{own ? 'My public lists' : 'Lists'}</h2>
      <ul className={styles.lists}>
        {currentData.map(({ _id, name, numCombos }) => (
          <li key={_id}>
            <Link to={`/lists/${_id}`}>
              <ListVideo className="icon" aria-hidden />
              <span className={styles.listName}>{name}</span>
              <span className={styles.listCount}>{numCombos === 1 ? '1 combo' : `${String(numCombos)} combos`}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
