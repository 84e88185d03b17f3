import { Command, useCommandState } from 'cmdk';
import { History, X } from 'lucide-react';
import { useEffect, useImperativeHandle, useLayoutEffect, useRef, type Ref } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ComboCard, GameId } from '@combolab/contracts';
import type { Suggestion } from '@combolab/contracts/query';
import { Emblem } from '../../shared/ui/emblem.js';
import { useLanguage } from '../../shared/search/language.js';
import { recentSearches, useRecentSearches } from '../../shared/search/recent-searches.js';
import { SuggestionLabel } from '../../shared/search/suggestion-label.js';
import { t } from './texts.js';
import styles from './suggestions.module.css';

/** Ids of the list and of what is chosen in it, for the box. */
export interface ListShown {
  readonly id: string | undefined;
  readonly chosen: string | undefined;
}

/** Keys that the box gets and the list means. */
export interface SuggestionKeys {
  /** False when it has no meaning there. */
  readonly press: (key: string) => boolean;
}

interface Props {
  readonly query: string;
  readonly game: GameId;
  /** What was found, as far as it is the answer to what is typed. */
  readonly found: readonly ComboCard[];
  readonly keys: Ref<SuggestionKeys>;
  /** Tells what is shown; without an id nothing is. */
  readonly onShown: (list: ListShown) => void;
  /** `alone`: without the filters that stand. */
  readonly onTake: (query: string, alone: boolean) => void;
}

/** Stands first and is not seen: Enter searches as long as nothing else is chosen. */
const NOTHING = 'nothing';

/** Recent searches beside what the words may become. */
const MOST_WHILE_TYPING = 2;
const goesOn = (search: string, query: string): boolean =>
  search.length > query.length && search.toLowerCase().startsWith(query.toLowerCase());

/** How the words that are typed may go on, and combos that are called so; before anything is typed, what was searched for lately. */
export function Suggestions({ query, game, found, keys, onShown, onTake }: Props) {
  const language = useLanguage();
  const recent = useRecentSearches();
  const blank = query.trim() === '';
  const suggestions = blank ? [] : (language?.suggest(query, { game }) ?? []);
  const searches = blank ? recent : recent.filter((each) => goesOn(each, query)).slice(0, MOST_WHILE_TYPING);
  const combos = language?.combosNamed(query, found) ?? [];
  const count = suggestions.length + combos.length + searches.length;
  if (count === 0) return <NoList onShown={onShown} />;
  return (
    <div
      className={styles.popover}
      onMouseDown={(event) => {
        event.preventDefault(); // the box keeps the focus
      }}
    >
      <List key={`${query} ${String(count)}`} keys={keys} onShown={onShown}>
        {suggestions.map((suggestion) => (
          <Found key={`${suggestion.kind} ${suggestion.value}`} suggestion={suggestion} onTake={onTake} />
        ))}
        {combos.map((combo) => (
          <Named key={combo._id} combo={combo} />
        ))}
        {searches.map((search) => (
          <Recent key={search} search={search} onTake={onTake} />
        ))}
        {blank && (
          <Command.Item className={styles.clear} value="clear" onSelect={recentSearches.clear}>
            {t('clearRecentSearches')}
          </Command.Item>
        )}
      </List>
    </div>
  );
}

function NoList({ onShown }: Pick<Props, 'onShown'>) {
  useEffect(() => {
    onShown({ id: undefined, chosen: undefined });
  }, [onShown]);
  return null;
}

type ListProps = Pick<Props, 'keys' | 'onShown'> & { readonly children: React.ReactNode };

function List({ keys, onShown, children }: ListProps) {
  const root = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  useImperativeHandle(keys, () => ({
    press: (key) => {
      const chosen = root.current?.querySelector<HTMLElement>('[aria-selected=true]');
      const nothing = chosen?.dataset.value === NOTHING;
      if (nothing && (key === 'Enter' || key === 'Delete')) return false;
      if (key === 'Delete') chosen?.querySelector<HTMLElement>('[data-remove]')?.click();
      else root.current?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      return true;
    },
  }));
  return (
    <Command ref={root} shouldFilter={false} vimBindings={false}>
      <Command.List ref={list} label={t('suggestions')} className={styles.list}>
        <Command.Item value={NOTHING} hidden />
        {children}
      </Command.List>
      <Chosen list={list} onShown={onShown} />
    </Command>
  );
}

function Chosen({ list, onShown }: { readonly list: React.RefObject<HTMLElement | null> } & Pick<Props, 'onShown'>) {
  const id = useCommandState(({ selectedItemId }) => selectedItemId);
  const value = useCommandState(({ value: chosen }) => chosen);
  useLayoutEffect(() => {
    onShown({ id: list.current?.id, chosen: value === NOTHING || value === '' ? undefined : id });
  }, [list, onShown, id, value]);
  return null;
}

type FoundProps = { readonly suggestion: Suggestion } & Pick<Props, 'onTake'>;

function Found({ suggestion, onTake }: FoundProps) {
  const { kind, value, query } = suggestion;
  return (
    <Command.Item
      className={styles.item}
      value={`${kind} ${value}`}
      onSelect={() => {
        onTake(query, false);
      }}
    >
      <SuggestionLabel suggestion={suggestion} />
    </Command.Item>
  );
}

function Named({ combo: { _id, name, thumbnail, characterId } }: { readonly combo: ComboCard }) {
  const navigate = useNavigate();
  return (
    <Command.Item
      className={styles.item}
      value={`combo ${_id}`}
      onSelect={() => {
        void navigate(`/combo/${_id}`);
      }}
    >
      {thumbnail === null ? (
        <span className={styles.picture} />
      ) : (
        <img className={styles.picture} src={thumbnail} alt="" />
      )}
      <span className={styles.words}>{name}</span>
      <Emblem fighterId={characterId} size={22} decorative />
      <span className={styles.meaning}>{t('combo')}</span>
    </Command.Item>
  );
}

function Recent({ search, onTake }: { readonly search: string } & Pick<Props, 'onTake'>) {
  return (
    <Command.Item
      className={styles.item}
      value={`recent ${search}`}
      onSelect={() => {
        onTake(search, true);
      }}
    >
      <History className="icon" aria-hidden />
      <span className={styles.words}>{search}</span>
      <span
        className={styles.remove}
        data-remove
        data-tip={t('removeWithKey')}
        aria-hidden
        onClick={(event) => {
          event.stopPropagation();
          recentSearches.remove(search);
        }}
      >
        <X size={15} />
      </span>
    </Command.Item>
  );
}
