import { Search } from 'lucide-react';
import { lazy, Suspense, useDeferredValue, useRef, useState, type KeyboardEvent } from 'react';
import { LIMITS, type ComboCard, type GameId } from '@combolab/contracts';
import { useShortcut } from '../../shared/keys/use-shortcut.js';
import { loadLanguage } from '../../shared/search/language.js';
import styles from './search-box.module.css';
import type { ListShown, SuggestionKeys } from './suggestions.js';
import type { Typing } from './use-typing.js';
import { t } from './texts.js';

const Suggestions = lazy(async () => ({ default: (await import('./suggestions.js')).Suggestions }));
const LIST_KEYS: ReadonlySet<string> = new Set(['ArrowDown', 'ArrowUp', 'Enter', 'Delete']);
const NOT_SHOWN: ListShown = { id: undefined, chosen: undefined };

interface Props {
  readonly typing: Typing;
  readonly game: GameId;
  /** What was found, as far as it is the answer to what is typed. */
  readonly found: readonly ComboCard[];
}

/** The search box: follows typing key by key and suggests how to go on; Enter and leaving it end the typing. */
export function SearchBox({ typing, game, found }: Props) {
  const box = useRef<HTMLInputElement>(null);
  const keys = useRef<SuggestionKeys>(null);
  const [list, setList] = useState(NOT_SHOWN);
  // Asked for by typing or an arrow, until Escape, Enter or leaving.
  const [wanted, setWanted] = useState(false);
  // suggestions never hold up the next letter
  const query = useDeferredValue(typing.text);
  useShortcut('search', () => {
    box.current?.focus();
    box.current?.select();
  });
  const close = () => {
    setWanted(false);
    setList(NOT_SHOWN);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const { key } = event;
    const shown = wanted && list.id !== undefined;
    if (key === 'Escape' && (shown || typing.text !== '')) {
      event.preventDefault();
      if (!shown) typing.type('');
      close();
    }
    if (key === 'ArrowDown' && !wanted) setWanted(true);
    if (shown && LIST_KEYS.has(key) && keys.current?.press(key) === true) event.preventDefault();
  };
  return (
    <form
      role="search"
      className={styles.box}
      onSubmit={(event) => {
        event.preventDefault();
        typing.commit(true);
        close();
      }}
    >
      <Search className="icon" aria-hidden />
      <input
        ref={box}
        type="search"
        role="combobox"
        aria-label={t('searchCombos')}
        aria-autocomplete="list"
        aria-expanded={wanted && list.id !== undefined}
        aria-controls={wanted ? list.id : undefined}
        aria-activedescendant={wanted ? list.chosen : undefined}
        placeholder={t('theWorldOfCombosAwaits')}
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={LIMITS.searchLength}
        value={typing.text}
        onChange={({ target }) => {
          typing.type(target.value);
          setWanted(true);
        }}
        onFocus={loadLanguage}
        onBlur={close}
        onClick={() => {
          if (typing.text === '') setWanted(true);
        }}
        onKeyDown={onKey}
      />
      <kbd className={styles.key} aria-hidden>
        Enter
      </kbd>
      {wanted && (
        <Suspense>
          <Suggestions
            query={query}
            game={game}
            found={found}
            keys={keys}
            onShown={setList}
            ahead={typing.ahead}
            onTake={(query, alone) => {
              typing.take(query, alone);
              close();
            }}
            onAsk={(filters) => {
              typing.change(filters);
              close();
            }}
          />
        </Suspense>
      )}
    </form>
  );
}
