import { useState } from 'react';
import { LIMITS, type ComboCard, type SearchResult } from '@combolab/contracts';
import { baseApi } from '../api/base-api.js';
import { calls } from '../api/calls.js';
import { problemText } from '../api/problem.js';
import { request } from '../api/request.js';
import { send } from '../api/send.js';
import { useDebounced } from '../lib/use-debounced.js';
import { Button } from '../ui/button.js';
import { FighterLine } from '../ui/fighter-line.js';
import { Spinner } from '../ui/spinner.js';
import { TextField } from '../ui/text-field.js';
import { ComboPicture } from './combo-picture.js';
import { t } from './texts.js';
import styles from './combo-search.module.css';

const SEARCH_MS = 150;
const SHOWN = 8;

interface Asked {
  readonly q: string;
  /** Combos of this game only; of all games when absent. */
  readonly game?: string | undefined;
}

const findApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The first combos that a text finds, read as the results page reads it. */
    findCombos: build.query<readonly ComboCard[], Asked>({
      queryFn: async ({ q, game }, { signal }) => {
        const sent = await send(request(calls.search, { query: { q, game, limit: SHOWN } }), signal);
        return 'error' in sent ? sent : { data: (sent.data as SearchResult).hits };
      },
      keepUnusedDataFor: 60,
    }),
  }),
});

/** As many as are found at first, so that what stands below keeps its place. */
const GHOSTS = Array.from({ length: SHOWN }, (_, each) => each);

interface Props {
  readonly label: string;
  readonly game?: string | undefined;
  /** A combo that is not offered. */
  readonly except?: string | undefined;
  readonly onPick: (combo: ComboCard) => void;
}

/** Finds a combo to take, in the words of the results page; the newest while nothing is typed. */
export function ComboSearch({ label, game, except, onPick }: Props) {
  const [text, setText] = useState('');
  const q = useDebounced(text.trim(), SEARCH_MS);
  // `data` stays while the next answer comes: nothing flickers.
  const { data = [], error, isFetching, isLoading, refetch } = findApi.useFindCombosQuery({ q, game });
  const found = data.filter(({ _id }) => _id !== except);
  return (
    <div className={styles.search}>
      <TextField
        label={label}
        type="search"
        autoComplete="off"
        maxLength={LIMITS.searchLength}
        placeholder={t('marioVsDkAt40')}
        value={text}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
        }}
      />
      <p role="status" className={styles.told}>
        {error !== undefined
          ? t('theCombosCouldNotBe', { problem: problemText(error) })
          : isFetching
            ? ''
            : found.length === 0
              ? t('noComboIsFoundBy')
              : ''}
        {isFetching && <Spinner label={t('searching')} />}
      </p>
      {error !== undefined && !isFetching && (
        <Button size="s" className={styles.again} onClick={() => void refetch()}>
          {t('tryAgain')}
        </Button>
      )}
      <ul className={styles.found}>
        {isLoading && GHOSTS.map((each) => <li key={each} className={styles.ghost} aria-hidden />)}
        {found.map((combo) => (
          <li key={combo._id}>
            <button
              type="button"
              onClick={() => {
                onPick(combo);
              }}
            >
              <ComboPicture combo={combo} className={styles.picture} />
              <span className={styles.words}>
                <bdi className={styles.name}>{combo.name}</bdi>
                <FighterLine attacker={combo.characterId} defenders={combo.characterIds} size={20} />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
