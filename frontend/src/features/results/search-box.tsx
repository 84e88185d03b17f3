import { Search } from 'lucide-react';
import { useDeferredValue, useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { LIMITS, type ComboCard } from '@combolab/contracts';
import type { Filters } from '@combolab/contracts/filters';
import { useShortcut } from '../../shared/keys/use-shortcut.js';
import { lazyPart } from '../../shared/lib/lazy-part.js';
import { loadLanguage } from '../../shared/search/language.js';
import styles from './search-box.module.css';
import type { ListShown, SuggestionKeys } from './suggestions.js';
import type { Typist } from './typist.js';
import { useAfterAnswer } from './use-after-answer.js';
import { useTyped } from './use-typist.js';
import { t } from './texts.js';

const Suggestions = lazyPart(() => import('./suggestions.js'), 'Suggestions');

/** Fetches how the next letter is understood, and what is suggested then. */
export function prepareSearch(): void {
  loadLanguage();
  Suggestions.prefetch();
}

const LIST_KEYS: ReadonlySet<string> = new Set(['ArrowDown', 'ArrowUp', 'Enter', 'Delete']);
const NOT_SHOWN: ListShown = { id: undefined, chosen: undefined };

interface Props {
  readonly typist: Typist;
  readonly filters: Filters;
  /** What was found, as far as it is the answer to what is typed. */
  readonly found: readonly ComboCard[];
  /** Its answer is on its way. */
  readonly awaited: boolean;
}

/** The search box: follows typing key by key and suggests how to go on; Enter and leaving it end the typing. */
export function SearchBox({ typist, filters, found, awaited }: Props) {
  const text = useTyped(typist, filters);
  const box = useRef<HTMLInputElement>(null);
  const keys = useRef<SuggestionKeys>(null);
  const [list, setList] = useState(NOT_SHOWN);
  // Asked for by typing or an arrow, until Escape, Enter or leaving.
  const [wanted, setWanted] = useState(false);
  // What a key asked to see the suggestions for at once.
  const [hurried, setHurried] = useState<string>();
  // suggestions hold up neither this letter nor the next
  const drawn = useDeferredValue(useAfterAnswer(text, awaited));
  const drawnList = useDeferredValue(useAfterAnswer(wanted, awaited));
  const query = hurried === text ? text : drawn;
  const suggested = wanted && (drawnList || hurried === text);
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
    if (key === 'Escape' && (shown || text !== '')) {
      event.preventDefault();
      if (!shown) typist.type('');
      close();
    }
    if (key === 'ArrowDown' && !wanted) setWanted(true);
    if (!wanted || !LIST_KEYS.has(key)) return;
    // the key means what the words lead to, never a list of fewer words
    if (!suggested || query !== text) {
      flushSync(() => {
        setHurried(text);
      });
    }
    if (keys.current?.press(key) === true) event.preventDefault();
  };
  return (
    <form
      role="search"
      className={styles.box}
      onSubmit={(event) => {
        event.preventDefault();
        typist.commit(true);
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
        value={text}
        onChange={({ target }) => {
          typist.type(target.value);
          setWanted(true);
        }}
        onFocus={prepareSearch}
        onBlur={close}
        onClick={() => {
          if (text === '') setWanted(true);
        }}
        onKeyDown={onKey}
      />
      <kbd className={styles.key} aria-hidden>
        Enter
      </kbd>
      {suggested && (
        <Suggestions
          query={query}
          game={filters.game}
          found={found}
          keys={keys}
          onShown={setList}
          ahead={typist.ahead}
          onTake={(query, alone) => {
            typist.take(query, alone);
            close();
          }}
          onAsk={(filters) => {
            typist.change(filters);
            close();
          }}
        />
      )}
    </form>
  );
}
