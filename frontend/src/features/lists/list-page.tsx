import { ListVideo, Pencil, Share2, Trash2 } from 'lucide-react';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import type { ComboCard, ComboList } from '@combolab/contracts';
import { problemStatus, problemText } from '../../shared/api/problem.js';
import { useAuth } from '../../shared/auth/use-auth.js';
import { cx } from '../../shared/lib/cx.js';
import { copyText } from '../../shared/lib/copy-text.js';
import { useDelayed } from '../../shared/lib/use-delayed.js';
import { useTitle } from '../../shared/lib/use-title.js';
import { startLive } from '../../shared/live/live-socket.js';
import { AuthorLink } from '../../shared/ui/author-link.js';
import { Avatar } from '../../shared/ui/avatar.js';
import { Button, buttonClass } from '../../shared/ui/button.js';
import { ConfirmDialog, type Confirmation } from '../../shared/ui/confirm-dialog.js';
import { ErrorNotice } from '../../shared/ui/error-notice.js';
import { LoadMore } from '../../shared/ui/load-more.js';
import { GoneNotice } from '../../shared/ui/gone-notice.js';
import { Notice } from '../../shared/ui/notice.js';
import { toast } from '../../shared/ui/toast.js';
import { EditListDialog } from './edit-list-dialog.js';
import { ListCards, type CardComponent } from './list-cards.js';
import { combosWords } from '../../entities/lists/list-words.js';
import { useDeleteListMutation, useListInfiniteQuery } from '../../entities/lists/lists-api.js';
import styles from './lists.module.css';
import { PrivacyMark } from '../../entities/lists/privacy-mark.js';
import { GhostCards, GhostHead } from './ghost-cards.js';
import { useListHands } from './use-list-hands.js';
import { useRemembered } from './use-remembered.js';
import { t } from './texts.js';

const NONE: readonly ComboCard[] = [];

/** A list and its combos. `Card` draws one of them. */
export function ListPage({ Card }: { readonly Card: CardComponent }) {
  const { listId = '' } = useParams();
  const query = useListInfiniteQuery(listId, { refetchOnMountOrArgChange: true });
  const { currentData, error, isFetching, refetch } = query;
  const late = useDelayed(currentData === undefined && isFetching);
  const cards = useMemo(() => {
    const all = (currentData?.pages ?? []).flatMap(({ combos }) => combos);
    return all.length === 0 ? NONE : [...new Map(all.map((card) => [card._id, card])).values()];
  }, [currentData]);
  useEffect(startLive, []);
  useRemembered(cards);
  const list = currentData?.pages[0]?.list;
  if (list === undefined || (error !== undefined && problemStatus(error) === 404))
    return (
      <main className={styles.page}>
        {error !== undefined && !isFetching ? (
          <Failed error={error} onRetry={() => void refetch()} />
        ) : (
          late && (
            <>
              <GhostHead />
              <GhostCards />
            </>
          )
        )}
      </main>
    );
  return (
    <ListView list={list} cards={cards} Card={Card}>
      <LoadMore
        what="combos"
        available={query.hasNextPage}
        loading={query.isFetchingNextPage}
        error={query.isError && !isFetching ? error : undefined}
        onLoad={() => void query.fetchNextPage()}
      />
    </ListView>
  );
}

function Failed({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  useTitle(t('list'));
  const status = problemStatus(error);
  if (status !== 404 && status !== 400)
    return <ErrorNotice headline title={t('theListCouldNotBe')} error={error} onRetry={onRetry} />;
  return <GoneNotice title={t('thereIsNoSuchList')}>{t('itMayHaveBeenDeleted')}</GoneNotice>;
}

interface ViewProps {
  readonly list: ComboList;
  readonly cards: readonly ComboCard[];
  readonly Card: CardComponent;
  /** What stands below the combos. */
  readonly children: ReactNode;
}

function ListView({ list, cards, Card, children }: ViewProps) {
  const { userId } = useAuth();
  const own = userId === list.owner._id;
  const hands = useListHands(list._id);
  useTitle(list.name);
  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <div className={styles.about}>
          {own && (
            <Link to="/lists" className={cx(styles.back, 'reach')}>
              {t('yourLists')}
            </Link>
          )}
          <h1 tabIndex={-1}>
            <bdi>{list.name}</bdi>
          </h1>
          <p className={styles.facts}>
            <span className={styles.owner}>
              <Avatar name={list.owner.displayName} photoUrl={list.owner.photoUrl} size={22} />
              <AuthorLink author={list.owner} />
            </span>
            <span>{combosWords(list.numCombos)}</span>
            <PrivacyMark isPublic={list.isPublic} />
          </p>
          {list.description !== '' && <p className={styles.description}>{list.description}</p>}
        </div>
        <div className={styles.actions}>
          {list.isPublic && <ShareButton listId={list._id} />}
          {own && <OwnTools list={list} />}
        </div>
      </header>
      {cards.length === 0 ? (
        <Notice
          title={t('nothingInThisListYet')}
          icon={<ListVideo size={28} strokeWidth={1.5} aria-hidden />}
          actions={
            <Link to="/results" className={buttonClass({ look: own ? 'primary' : 'plain' })}>
              {t('browseCombos')}
            </Link>
          }
        >
          {own ? t('addToListBesideA') : t('itsOwnerHasNotPut')}
        </Notice>
      ) : (
        <ListCards cards={cards} total={list.numCombos} Card={Card} hands={own ? hands : null} />
      )}
      {children}
    </main>
  );
}

function ShareButton({ listId }: { readonly listId: string }) {
  const share = async () => {
    const link = `${location.origin}/lists/${listId}`;
    if (await copyText(link)) toast.success(t('aLinkToThisList'));
    else toast.error(t('theLinkCouldNotBe', { link }));
  };
  return (
    <Button onClick={() => void share()}>
      <Share2 className="icon" aria-hidden />
      {t('share')}
    </Button>
  );
}

function OwnTools({ list }: { readonly list: ComboList }) {
  const [editing, setEditing] = useState(false);
  const [confirmation, setConfirmation] = useState<Confirmation | null>(null);
  const [remove, { isLoading }] = useDeleteListMutation();
  const navigate = useNavigate();
  const confirmed = async () => {
    const result = await remove(list._id);
    if ('error' in result) {
      toast.error(t('theListWasNotDeleted', { problem: problemText(result.error) }));
      return;
    }
    toast.success(t('wasDeleted', { name: list.name }));
    await navigate('/lists', { replace: true });
  };
  return (
    <>
      <Button
        onClick={() => {
          setEditing(true);
        }}
      >
        <Pencil className="icon" aria-hidden />
        {t('edit')}
      </Button>
      <Button
        look="danger"
        disabled={isLoading}
        onClick={() => {
          const message = t('thisWillDeleteTheList', { name: list.name });
          setConfirmation({ message, onConfirm: () => void confirmed() });
        }}
      >
        <Trash2 className="icon" aria-hidden />
        {t('delete')}
      </Button>
      {editing && (
        <EditListDialog
          list={list}
          onClose={() => {
            setEditing(false);
          }}
        />
      )}
      <ConfirmDialog
        confirmation={confirmation}
        onClose={() => {
          setConfirmation(null);
        }}
      />
    </>
  );
}
