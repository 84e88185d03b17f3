import { Pencil, Search, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { findGame, LIMITS, type SavedSearch } from '@combolab/contracts';
import { problemText } from '../../shared/api/problem.js';
import { focusNeighbour } from '../../shared/lib/focus-neighbour.js';
import { resultsAddress } from '@combolab/contracts/filters';
import { Button } from '../../shared/ui/button.js';
import { SwitchRow } from '../../shared/ui/switch-row.js';
import { toast } from '../../shared/ui/toast.js';
import { useWritten } from '../../shared/written/use-written.js';
import { FilterChips } from '../../entities/saved-searches/filter-chips.js';
import styles from './saved-search-row.module.css';
import { filtersOf } from '../../entities/saved-searches/saved-filters.js';
import { useSaveSearchMutation } from '../../entities/saved-searches/saved-searches-api.js';
import { useRemove } from '../../entities/saved-searches/use-remove.js';
import { t } from './texts.js';

interface Props {
  readonly userId: string;
  readonly search: SavedSearch;
}

/** One saved search: opened, renamed, switched, removed. */
export function SavedSearchRow({ userId, search }: Props) {
  const [renaming, setRenaming] = useState(false);
  const [save] = useSaveSearchMutation();
  const remove = useRemove(userId);
  const pencil = useRef<HTMLButtonElement>(null);
  const filters = filtersOf(search);
  const change = async (changes: Partial<Pick<SavedSearch, 'name' | 'alert'>>) => {
    const { _id: searchId, name } = search;
    const result = await save({ userId, search: { searchId, ...changes } });
    if ('error' in result) toast.error(t('wasNotChanged', { name, problem: problemText(result.error) }));
    return !('error' in result);
  };
  const leave = () => {
    setRenaming(false);
    setTimeout(() => pencil.current?.focus());
  };
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        {renaming ? (
          <NameField search={search} onSave={(name) => change({ name })} onDone={leave} />
        ) : (
          <h2 className={styles.name}>
            <Link to={resultsAddress(filters)} className="reach">
              {search.name}
            </Link>
          </h2>
        )}
        <div className={styles.tools}>
          {!renaming && (
            <Button
              ref={pencil}
              look="ghost"
              size="s"
              square
              aria-label={t('renameSearch', { name: search.name })}
              data-tip={t('rename')}
              onClick={() => {
                setRenaming(true);
              }}
            >
              <Pencil size={16} aria-hidden />
            </Button>
          )}
          <Button
            look="ghost"
            size="s"
            square
            aria-label={t('removeSearch', { name: search.name })}
            data-tip={t('remove')}
            data-tool="remove"
            onClick={({ currentTarget }) => {
              focusNeighbour(currentTarget);
              remove(search);
            }}
          >
            <Trash2 size={16} aria-hidden />
          </Button>
        </div>
      </div>
      <div className={styles.filters}>
        <span className={styles.game}>{findGame(filters.game)?.shortName}</span>
        <FilterChips filters={filters} />
      </div>
      <div className={styles.foot}>
        <SwitchRow
          label={t('tellMeAboutNewCombos')}
          checked={search.alert}
          onChange={(alert) => void change({ alert })}
        />
        <Link to={resultsAddress(filters)} className={styles.open} aria-label={t('openSearch', { name: search.name })}>
          <Search size={15} aria-hidden />
          {t('open')}
        </Link>
      </div>
    </li>
  );
}

interface NameProps {
  readonly search: SavedSearch;
  /** Resolves with whether it is called so now. */
  readonly onSave: (name: string) => Promise<boolean>;
  readonly onDone: () => void;
}

/** The new name of a search. What was typed is there again until it is saved or given up. */
function NameField({ search: { _id, name }, onSave, onDone }: NameProps) {
  const { words, write, forget } = useWritten(`search.${_id}`, { name });
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.select();
  }, []);
  const leave = () => {
    forget();
    onDone();
  };
  const save = async () => {
    const wanted = words.name.trim();
    onDone();
    if (wanted === '' || wanted === name || (await onSave(wanted))) forget();
  };
  return (
    <form
      className={styles.rename}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <input
        ref={field}
        className={styles.field}
        aria-label={t('newNameOf', { name })}
        value={words.name}
        maxLength={LIMITS.nameLength}
        onChange={({ target }) => {
          write({ name: target.value });
        }}
        onKeyDown={({ key }) => {
          if (key === 'Escape') leave();
        }}
      />
      <Button type="submit" size="s">
        {t('rename')}
      </Button>
      <Button look="ghost" size="s" onClick={leave}>
        {t('cancel')}
      </Button>
    </form>
  );
}
