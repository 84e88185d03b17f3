import { useId, useMemo } from 'react';
import { findGame, type GameId } from '@combolab/contracts';
import { useFighterNames } from '../../shared/search/use-fighter-names.js';
import { FighterLabel, type FighterOption } from '../../shared/ui/fighter-option.js';
import { Select } from '../../shared/ui/select.js';
import type { Counts } from './filter-panel.js';
import styles from './filter-panel.module.css';

interface Props {
  readonly title: string;
  readonly placeholder: string;
  readonly gameId: GameId;
  readonly value: readonly string[];
  readonly onChange: (ids: readonly string[]) => void;
  readonly counts: Counts | null;
  readonly loading: boolean;
  /** It stands in a row with others, where its placeholder says to the eye what it is. */
  readonly inRow?: boolean;
}

/** Fighters of a game, those with most combos first. */
export function FighterFilter({ title, placeholder, gameId, value, onChange, counts, loading, inRow = false }: Props) {
  const id = useId();
  const names = useFighterNames(gameId);
  const options = useMemo(() => {
    const byId = new Map(counts?.map(({ value: fighter, count }) => [fighter, count]));
    return (findGame(gameId)?.fighters ?? [])
      .map((fighter): FighterOption => ({
        value: fighter.id,
        label: fighter.name,
        ...(counts !== null && { count: byId.get(fighter.id) ?? 0 }),
      }))
      .sort((a, b) => (b.count ?? 0) - (a.count ?? 0));
  }, [gameId, counts]);
  return (
    <section className={styles.field}>
      <label htmlFor={id} className={inRow ? 'visuallyHidden' : undefined}>
        {title}
      </label>
      <Select<FighterOption, true>
        inputId={id}
        isMulti
        isCompact={inRow}
        closeMenuOnSelect={false}
        placeholder={placeholder}
        isLoading={loading}
        options={options}
        {...names}
        value={options.filter((option) => value.includes(option.value))}
        onChange={(chosen) => {
          onChange(chosen.map((option) => option.value));
        }}
        formatOptionLabel={(option, { context }) => <FighterLabel option={option} inMenu={context === 'menu'} />}
      />
    </section>
  );
}
