import { useState, type SyntheticEvent } from 'react';
import { Link } from 'react-router-dom';
import { LIMITS, type ComboListCard } from '@combolab/contracts';
import { problemText } from '../../shared/api/problem.js';
import { useIntentionKey } from '../../shared/api/use-intention-key.js';
import { useIsMobile } from '../../shared/lib/use-media-query.js';
import { Button } from '../../shared/ui/button.js';
import { Dialog } from '../../shared/ui/dialog.js';
import { ErrorNotice } from '../../shared/ui/error-notice.js';
import { LiveRegion } from '../../shared/ui/live-region.js';
import { Skeleton } from '../../shared/ui/skeleton.js';
import { CheckBox } from '../../shared/ui/tick.js';
import { TextField } from '../../shared/ui/text-field.js';
import styles from './add-to-list.module.css';
import { combosWords } from '../../entities/lists/list-words.js';
import {
  useAddToListMutation,
  useMakeListMutation,
  useOwnListsQuery,
  useRemoveFromListMutation,
} from '../../entities/lists/lists-api.js';
import { inKnownOrder } from '../../entities/lists/order.js';
import { PrivacyMark } from '../../entities/lists/privacy-mark.js';
import { t } from './texts.js';

interface Props {
  readonly comboId: string;
  readonly onClose: () => void;
}

/** The own lists with a tick where the combo is in, and a line to begin another. */
export function AddToListDialog({ comboId, onClose }: Props) {
  const mobile = useIsMobile();
  const { data: lists, error, isFetching, refetch } = useOwnListsQuery(comboId, { refetchOnMountOrArgChange: true });
  const rows = useSteadyOrder(lists);
  // the dialog gives the focus to a field that is there when it opens
  const [late] = useState(lists === undefined && !mobile);
  const [told, setTold] = useState('');
  return (
    <Dialog
      open
      title={t('addToList')}
      shape={mobile ? 'sheet' : 'dialog'}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      {lists === undefined && error !== undefined && !isFetching && (
        <ErrorNotice title={t('yourListsCouldNotBe')} error={error} onRetry={() => void refetch()} />
      )}
      {lists === undefined && isFetching && <Skeleton height="88px" />}
      {lists !== undefined && lists.length > 0 && (
        <ul className={styles.rows}>
          {rows.map((list) => (
            <li key={list._id}>
              <Row list={list} comboId={comboId} onTold={setTold} />
            </li>
          ))}
        </ul>
      )}
      {lists !== undefined && <NewList comboId={comboId} first={lists.length === 0} focused={late} onTold={setTold} />}
      <p className={styles.foot}>
        <Link to="/lists" onClick={onClose}>
          {t('allYourLists')}
        </Link>
      </p>
      <LiveRegion text={told} everyMs={0} />
    </Dialog>
  );
}

/** The lists in the order they were first shown in, new ones first: rows do not move under the pointer. */
function useSteadyOrder(lists: readonly ComboListCard[] = []): readonly ComboListCard[] {
  const [known, setKnown] = useState<readonly string[]>([]);
  const rows = inKnownOrder(lists, known);
  const order = rows.map(({ _id }) => _id);
  if (order.length !== known.length || order.some((id, i) => id !== known[i])) setKnown(order);
  return rows;
}

interface RowProps {
  readonly list: ComboListCard;
  readonly comboId: string;
  readonly onTold: (text: string) => void;
}

function Row({ list, comboId, onTold }: RowProps) {
  const [add, adding] = useAddToListMutation();
  const [remove, removing] = useRemoveFromListMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const has = list.has === true;
  const toggle = async () => {
    if (adding.isLoading || removing.isLoading) return;
    const entry = { listId: list._id, comboId };
    const { error } = await (has ? remove(entry) : add(entry));
    setProblem(error === undefined ? null : problemText(error));
    if (error === undefined) onTold(has ? t('takenOutOf', { name: list.name }) : t('addedTo', { name: list.name }));
  };
  return (
    <>
      <label className={styles.row}>
        <CheckBox checked={has} onChange={() => void toggle()} />
        <span className={styles.name}>{list.name}</span>
        <span className={styles.count} aria-hidden>
          {combosWords(list.numCombos)}
        </span>
        <PrivacyMark isPublic={list.isPublic} short />
      </label>
      {problem !== null && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </>
  );
}

interface NewProps {
  readonly comboId: string;
  /** There is no list yet. */
  readonly first: boolean;
  /** Whether it takes the focus as it comes. */
  readonly focused: boolean;
  readonly onTold: (text: string) => void;
}

function NewList({ comboId, first, focused, onTold }: NewProps) {
  const [name, setName] = useState('');
  const [make, { isLoading, error }] = useMakeListMutation();
  const { keyFor, done } = useIntentionKey();
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const words = { name: name.trim(), description: '', isPublic: false };
    if (words.name === '' || isLoading) return;
    const { data } = await make({ words, comboId, idempotencyKey: keyFor(words.name) });
    if (data === undefined) return;
    done();
    setName('');
    onTold(t('addedTo', { name: data.list.name }));
  };
  return (
    <form className={styles.new} onSubmit={(event) => void submit(event)}>
      <TextField
        label={t('newList')}
        hint={first ? t('youHaveNoListYet') : undefined}
        value={name}
        maxLength={LIMITS.nameLength}
        autoComplete="off"
        autoFocus={focused}
        placeholder={t('laddersToPractise')}
        error={error === undefined ? undefined : problemText(error)}
        onChange={({ target }) => {
          setName(target.value);
        }}
      />
      <Button type="submit" disabled={isLoading || name.trim() === ''}>
        {t('makeAndAdd')}
      </Button>
    </form>
  );
}
