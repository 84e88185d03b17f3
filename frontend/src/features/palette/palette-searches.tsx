import { Command } from 'cmdk';
import { History, Search, Shield } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import type { GameId } from '@combolab/contracts';
import { activeFilters, type Filters, noFilters, resultsAddress } from '@combolab/contracts/filters';
import { ChipContent } from '../../shared/search/chip-content.js';
import { useLanguage } from '../../shared/search/language.js';
import { recentSearches, useRecentSearches } from '../../shared/search/recent-searches.js';
import { matches } from '../../shared/search/matches.js';
import styles from './palette.module.css';
import { shieldAsk } from './shield-ask.js';
import { t } from './texts.js';

interface Props {
  readonly query: string;
  readonly game: GameId;
  readonly onDone: () => void;
}

/** The search for what is typed, with what was understood, and what was searched for lately. */
export function PaletteSearches({ query, game, onDone }: Props) {
  const navigate = useNavigate();
  const language = useLanguage();
  const recent = useRecentSearches();
  const filtersOf = (text: string): Filters =>
    language?.readQuery(text, noFilters(game)).filters ?? { ...noFilters(game), q: text.trim() };
  const search = (text: string) => {
    recentSearches.add(text);
    void navigate(resultsAddress(filtersOf(text)));
    onDone();
  };
  const words = query.trim();
  const ask = language === null ? null : shieldAsk(words, language.understand);
  const shown = recent.filter((each) => matches(each, words) && each !== words);
  return (
    <>
      {ask !== null && (
        <Command.Item
          value="shield"
          className={styles.item}
          onSelect={() => {
            void navigate(ask.address);
            onDone();
          }}
        >
          <Shield className="icon" aria-hidden />
          <span className={styles.words}>{ask.label}</span>
        </Command.Item>
      )}
      {words !== '' && (
        <Command.Item
          value="search"
          className={styles.item}
          onSelect={() => {
            search(words);
          }}
        >
          <Search className="icon" aria-hidden />
          <span className={styles.search}>
            <span className={styles.words}>{t('searchCombosFor', { words })}</span>
            <Understood filters={filtersOf(words)} />
          </span>
        </Command.Item>
      )}
      {shown.length > 0 && (
        <Command.Group heading={t('recentSearches')} className={styles.group}>
          {shown.map((text) => (
            <Command.Item
              key={text}
              value={`recent ${text}`}
              className={styles.item}
              onSelect={() => {
                search(text);
              }}
            >
              <History className="icon" aria-hidden />
              <span className={styles.words}>{text}</span>
            </Command.Item>
          ))}
        </Command.Group>
      )}
    </>
  );
}

/** What is read out of the words, chip by chip; nothing while they are only text. */
function Understood({ filters }: { readonly filters: Filters }) {
  const active = activeFilters(filters);
  if (active.every(({ kind }) => kind === 'q')) return null;
  return (
    <span className={styles.chips}>
      {active.map((filter) => (
        <span key={`${filter.kind} ${filter.value}`} className={styles.chip}>
          <ChipContent filter={filter} />
        </span>
      ))}
    </span>
  );
}
