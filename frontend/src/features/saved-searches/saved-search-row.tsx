import { Pencil, Search, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { Link } from 'react-router-dom';
import { findGame, LIMITS, type SavedSearch } from '@combolab/contracts';
import { problemText } from '../../shared/api/problem.js';
import { focusNeighbour } from '../../shared/lib/focus-neighbour.js';
import { resultsAddress } from '@combolab/contracts/filters';
import { Button } from '../../shared/ui/button.js';
import { SwitchRow } from '../../shared/ui/switch-row.js';
import { toast } from '../../shared/ui/toast.js';
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
  };
  const renamed = (name: string | null) => {
    setRenaming(false);
    setTimeout(() => pencil.current?.focus());
    if (name !== null && name !== '' && name !== search.name) void change({ name });
  };
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        {renaming ? (
          <NameField name={search.name} onDone={renamed} />
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

function NameField({ name, onDone }: { readonly name: string; readonly onDone: (name: string | null) => void }) {
  const [text, setText] = useState(name);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.select();
  }, []);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    onDone(text.trim());
  };
  return (
    <form className={styles.rename} onSubmit={submit}>
      <input
        ref={field}
        className={styles.field}
        aria-label={t('newNameOf', { name })}
        value={text}
        maxLength={LIMITS.nameLength}
        onChange={({ target }) => {
          setText(target.value);
        }}
        onKeyDown={({ key }) => {
          if (key === 'Escape') onDone(null);
        }}
      />
      <Button type="submit" size="s">
        {t('rename')}
      </Button>
      <Button
        look="ghost"
        size="s"
        onClick={() => {
          onDone(null);
        }}
      >
        {t('cancel')}
      </Button>
    </form>
  );
}
