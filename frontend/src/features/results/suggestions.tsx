import { Command, useCommandState } from 'cmdk';
import { useEffect, useImperativeHandle, useLayoutEffect, useRef, type Ref } from 'react';
import type { ComboCard, GameId } from '@combolab/contracts';
import type { Filters } from '@combolab/contracts/filters';
import { useLanguage } from '../../shared/search/language.js';
import { recentSearches, useRecentSearches } from '../../shared/search/recent-searches.js';
import { Found, Kept, Named, Recent } from './suggestion-rows.js';
import styles from './suggestions.module.css';
import { t } from './texts.js';
import { useKeptSearches } from './use-kept-searches.js';
import { useTotals, type Ahead } from './use-totals.js';

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
  /** The filters that a query leads to; `alone`: without those that stand. */
  readonly ahead: (query: string, alone: boolean) => Filters;
  readonly onTake: (query: string, alone: boolean) => void;
  readonly onAsk: (filters: Filters) => void;
}

/** Stands first and is not seen: Enter searches as long as nothing else is chosen. */
const NOTHING = 'nothing';

/** Recent searches beside what the words may become. */
const MOST_WHILE_TYPING = 2;
const goesOn = (search: string, query: string): boolean =>
  search.length > query.length && search.toLowerCase().startsWith(query.toLowerCase());

const onTop = (query: string): Ahead => ({ query, alone: false });
const alone = (query: string): Ahead => ({ query, alone: true });

/**
 * How the words that are typed may go on, with how many combos there would be, combos that are called so, and whole searches: what was
 * searched for lately, what one saved, what many look for.
 */
export function Suggestions({ query, game, found, keys, onShown, ahead, onTake, onAsk }: Props) {
  const language = useLanguage();
  const recent = useRecentSearches();
  const blank = query.trim() === '';
  const suggestions = blank ? [] : (language?.suggest(query, { game }) ?? []);
  const searches = blank ? recent : recent.filter((each) => goesOn(each, query)).slice(0, MOST_WHILE_TYPING);
  const combos = language?.combosNamed(query, found) ?? [];
  const { saved, popular } = useKeptSearches(query, game);
  const totalOf = useTotals(
    [...suggestions.map((each) => onTop(each.query)), ...searches.map((each) => alone(each))],
    ahead,
  );
  const count = suggestions.length + combos.length + searches.length + saved.length + popular.length;
  if (count === 0) return <NoList onShown={onShown} />;
  return (
    <div
      className={styles.popover}
      onMouseDown={(event) => {
        event.preventDefault(); // the box keeps the focus
      }}
    >
      {/* another one for other words; what comes to these later leaves the choice where it is */}
      <List key={query} keys={keys} onShown={onShown}>
        {suggestions.map((suggestion) => (
          <Found
            key={`${suggestion.kind} ${suggestion.value}`}
            suggestion={suggestion}
            total={totalOf(onTop(suggestion.query))}
            onTake={(taken) => {
              onTake(taken, false);
            }}
          />
        ))}
        {combos.map((combo) => (
          <Named key={combo._id} combo={combo} />
        ))}
        {searches.map((search) => (
          <Recent
            key={search}
            search={search}
            total={totalOf(alone(search))}
            onTake={(taken) => {
              onTake(taken, true);
            }}
          />
        ))}
        {blank && searches.length > 0 && (
          <Command.Item className={styles.clear} value="clear" onSelect={recentSearches.clear}>
            {t('clearRecentSearches')}
          </Command.Item>
        )}
        {saved.map((search) => (
          <Kept key={search.key} kind="saved" search={search} onAsk={onAsk} />
        ))}
        {popular.map((search) => (
          <Kept key={search.key} kind="popular" search={search} onAsk={onAsk} />
        ))}
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
