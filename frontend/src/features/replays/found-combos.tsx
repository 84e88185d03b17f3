import { SearchX } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { KEEP_SCROLL } from '../../shared/lib/keep-scroll.js';
import { useChoice } from '../../shared/lib/stored-choice.js';
import { Button } from '../../shared/ui/button.js';
import { Notice } from '../../shared/ui/notice.js';
import { choicesOf } from './filters/choices.js';
import { FilterRow } from './filters/filter-row.js';
import { NO_FILTERS, paramsOf, readFilters, wantedCombos, type ListFilters } from './filters/list-filters.js';
import { ComboRows } from './list/combo-rows.js';
import { listedCombos } from './list/listed-combo.js';
import { ownPlayer } from './list/own-player.js';
import type { ShelvedReplay } from './reading/shelf.js';
import type { MakeCombos } from './row/use-making.js';
import { t } from './texts.js';

interface Props {
  readonly replays: readonly ShelvedReplay[];
  readonly reading: boolean;
  readonly onMake: MakeCombos;
  /** Opens the choice of more replays. */
  readonly onChoose: () => void;
}

/** The list with its filters; those with nobody's name stand in the address. */
export function FoundCombos({ replays, reading, onMake, onChoose }: Props) {
  const [search, setSearch] = useSearchParams();
  const own = useChoice(ownPlayer);
  /** undefined until somebody chose: then it is the user, where they are in the replays. */
  const [chosen, setChosen] = useState<string | null | undefined>(undefined);
  const listed = useDeferredValue(useMemo(() => listedCombos(replays), [replays]));
  const choices = useMemo(() => choicesOf(listed), [listed]);
  const player = chosen === undefined ? (choices.players.some(({ value }) => value === own) ? own : null) : chosen;
  const filters = useMemo(() => readFilters(search), [search]);
  const wanted = useMemo(() => wantedCombos(listed, filters, player), [listed, filters, player]);
  const change = (next: ListFilters) => {
    setSearch(paramsOf(next), { replace: true, state: KEEP_SCROLL });
  };
  if (listed.length === 0)
    return reading ? null : (
      <Notice
        title={t('noCombosInTheseReplays')}
        icon={<SearchX size={28} strokeWidth={1.5} aria-hidden />}
        actions={<Button onClick={onChoose}>{t('chooseFiles')}</Button>}
      >
        {t('combosOfTwoMovesAnd')}
      </Notice>
    );
  return (
    <>
      <FilterRow filters={filters} player={player} choices={choices} onChange={change} onPlayer={setChosen} />
      {wanted.length === 0 ? (
        <Notice
          title={t('noneOfTheCombosIs', { count: listed.length })}
          icon={<SearchX size={28} strokeWidth={1.5} aria-hidden />}
          actions={
            <Button
              onClick={() => {
                change({ ...NO_FILTERS, sort: filters.sort });
                setChosen(null);
              }}
            >
              {t('showAllCombos')}
            </Button>
          }
        >
          {t('theFiltersLeaveNoneOver')}
        </Notice>
      ) : (
        <ComboRows combos={wanted} of={listed.length} onMake={onMake} />
      )}
    </>
  );
}
