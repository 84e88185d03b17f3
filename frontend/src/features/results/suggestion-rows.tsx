import { Command } from 'cmdk';
import { Bookmark, History, TrendingUp, X } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import type { ComboCard } from '@combolab/contracts';
import { activeFilters, type Filters } from '@combolab/contracts/filters';
import type { Suggestion } from '@combolab/contracts/query';
import { ComboPicture } from '../../shared/combos/combo-picture.js';
import { ChipContent } from '../../shared/search/chip-content.js';
import { recentSearches } from '../../shared/search/recent-searches.js';
import { SuggestionLabel } from '../../shared/search/suggestion-label.js';
import { Emblem } from '../../shared/ui/emblem.js';
import { ComboCount } from './combo-count.js';
import styles from './suggestions.module.css';
import { t } from './texts.js';
import type { KeptSearch } from './use-kept-searches.js';

function Count({ total }: { readonly total: number | undefined }) {
  return <span className={styles.count}>{total !== undefined && <ComboCount count={total} />}</span>;
}

interface FoundProps {
  readonly suggestion: Suggestion;
  readonly total: number | undefined;
  readonly onTake: (query: string) => void;
}

/** How the words that are typed may go on. */
export function Found({ suggestion, total, onTake }: FoundProps) {
  const { kind, value, query } = suggestion;
  return (
    <Command.Item
      className={styles.item}
      value={`${kind} ${value}`}
      onSelect={() => {
        onTake(query);
      }}
    >
      <SuggestionLabel suggestion={suggestion} />
      <Count total={total} />
    </Command.Item>
  );
}

/** A combo that is called so. */
export function Named({ combo }: { readonly combo: ComboCard }) {
  const { _id, name, characterId } = combo;
  const navigate = useNavigate();
  return (
    <Command.Item
      className={styles.item}
      value={`combo ${_id}`}
      onSelect={() => {
        void navigate(`/combo/${_id}`);
      }}
    >
      <ComboPicture combo={combo} className={styles.picture} />
      <span className={styles.words}>{name}</span>
      <Emblem fighterId={characterId} size={22} decorative />
      <span className={styles.meaning}>{t('combo')}</span>
    </Command.Item>
  );
}

interface RecentProps {
  readonly search: string;
  readonly total: number | undefined;
  readonly onTake: (query: string) => void;
}

/** What was searched for in this browser. */
export function Recent({ search, total, onTake }: RecentProps) {
  return (
    <Command.Item
      className={styles.item}
      value={`recent ${search}`}
      onSelect={() => {
        onTake(search);
      }}
    >
      <History className="icon" aria-hidden />
      <span className={styles.words}>{search}</span>
      <Count total={total} />
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

const KINDS = { saved: [Bookmark, t('savedByYou')], popular: [TrendingUp, t('popular')] } as const;
const MOST_CHIPS = 5;

interface KeptProps {
  readonly kind: keyof typeof KINDS;
  readonly search: KeptSearch;
  readonly onAsk: (filters: Filters) => void;
}

/** A whole search: one's own, or one that many have. */
export function Kept({ kind, search: { key, filters, name, total }, onAsk }: KeptProps) {
  const [Icon, meaning] = KINDS[kind];
  return (
    <Command.Item
      className={styles.item}
      value={`${kind} ${key}`}
      onSelect={() => {
        onAsk(filters);
      }}
    >
      <Icon className="icon" aria-hidden />
      {name === null ? (
        <span className={styles.chips}>
          {activeFilters(filters)
            .slice(0, MOST_CHIPS)
            .map((filter) => (
              <span key={`${filter.kind} ${filter.value}`} className={styles.chip}>
                <ChipContent filter={filter} />
              </span>
            ))}
        </span>
      ) : (
        <bdi className={styles.words}>{name}</bdi>
      )}
      <span className={styles.meaning}>{meaning}</span>
      <Count total={total} />
    </Command.Item>
  );
}
