import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { choiceName } from '../../shared/terms/choices.js';
import { findGame, GUIDE_LEVELS, LIMITS } from '@combolab/contracts';
import type { GuideFilters } from '../../entities/guides/guides-api.js';
import { useDebounced } from '../../shared/lib/use-debounced.js';
import { FighterLabel, type FighterOption } from '../../shared/ui/fighter-option.js';
import { Select, type Option } from '../../shared/ui/select.js';
import { TextField } from '../../shared/ui/text-field.js';
import { t } from './texts.js';
import styles from './discover.module.css';

const TYPING_MS = 200;
const LEVELS: readonly Option[] = GUIDE_LEVELS.map((level) => ({ value: level, label: choiceName(level) }));

interface Props {
  readonly filters: GuideFilters;
  readonly onChange: (filters: GuideFilters) => void;
}

/** Words, fighters and levels to find guides by. */
export function GuideFilterRow({ filters, onChange }: Props) {
  const { game, fighter, level } = filters;
  const fighters = useMemo(
    () => (findGame(game)?.fighters ?? []).map(({ id, name }): FighterOption => ({ value: id, label: name })),
    [game],
  );
  return (
    <div role="search" aria-label={t('guides')} className={styles.filters}>
      <Words filters={filters} onChange={onChange} />
      <div className={styles.field}>
        <label htmlFor="guide-fighters">{t('fighters')}</label>
        <Select<FighterOption, true>
          inputId="guide-fighters"
          isMulti
          closeMenuOnSelect={false}
          placeholder={t('anyFighter')}
          options={fighters}
          value={fighters.filter(({ value }) => fighter.includes(value))}
          onChange={(chosen) => {
            onChange({ ...filters, fighter: chosen.map(({ value }) => value) });
          }}
          formatOptionLabel={(option, { context }) => <FighterLabel option={option} inMenu={context === 'menu'} />}
        />
      </div>
      <div className={styles.field}>
        <label htmlFor="guide-levels">{t('level')}</label>
        <Select<Option, true>
          inputId="guide-levels"
          isMulti
          isSearchable={false}
          placeholder={t('anyLevel')}
          options={LEVELS}
          value={LEVELS.filter(({ value }) => level.includes(value))}
          onChange={(chosen) => {
            onChange({ ...filters, level: chosen.map(({ value }) => value) });
          }}
        />
      </div>
    </div>
  );
}

/** The line of words; the address follows when typing rests. */
function Words({ filters, onChange }: Props) {
  const [text, setText] = useState(filters.q);
  const [known, setKnown] = useState(filters.q);
  // the address was changed from elsewhere: Back, or filters that were cleared
  if (known !== filters.q) {
    setKnown(filters.q);
    if (text.trim() !== filters.q) setText(filters.q);
  }
  const settled = useDebounced(text, TYPING_MS).trim();
  const ask = useEffectEvent((q: string) => {
    if (q !== filters.q && q === text.trim()) onChange({ ...filters, q });
  });
  useEffect(() => {
    ask(settled);
  }, [settled]);
  return (
    <TextField
      label={t('searchGuides')}
      type="search"
      autoComplete="off"
      maxLength={LIMITS.searchLength}
      placeholder={t('edgeGuards')}
      value={text}
      onChange={({ currentTarget }) => {
        setText(currentTarget.value);
      }}
    />
  );
}
