import { gameOfReplays } from '@combolab/contracts';
import { useId } from 'react';
import { useChoice } from '../../../shared/lib/stored-choice.js';
import { useFighterNames, type FighterNames } from '../../../shared/search/use-fighter-names.js';
import { Button } from '../../../shared/ui/button.js';
import { Select, type Option } from '../../../shared/ui/select.js';
import { CheckRow } from '../../../shared/ui/tick-row.js';
import { ownPlayer } from '../list/own-player.js';
import type { Choices } from './choices.js';
import styles from './filter-row.module.css';
import { MOST, NO_FILTERS, SORTS, type ListFilters, type Sort } from './list-filters.js';
import { t } from '../texts.js';

/** Of which all fighters in replays are. */
const GAME = gameOfReplays('slippi')?.id ?? '';

interface Props {
  readonly filters: ListFilters;
  /** Key of who made the combos; null for anybody. */
  readonly player: string | null;
  readonly choices: Choices;
  readonly onChange: (filters: ListFilters) => void;
  readonly onPlayer: (player: string | null) => void;
}

interface ChoiceProps {
  readonly title: string;
  readonly any: string;
  readonly options: readonly Option[];
  readonly value: string | null;
  /** Of fighters, who are found by names that are not shown, too. */
  readonly names?: FighterNames;
  readonly onChange: (value: string | null) => void;
}

function Choice({ title, any, options, value, names, onChange }: ChoiceProps) {
  const id = useId();
  const anything: Option = { value: '', label: any };
  const chosen = value === null ? anything : (options.find((each) => each.value === value) ?? { value, label: value });
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{title}</label>
      <Select
        inputId={id}
        options={[anything, ...options]}
        {...names}
        value={chosen}
        onChange={(next) => {
          onChange(next === null || next.value === '' ? null : next.value);
        }}
      />
    </div>
  );
}

interface LeastProps {
  readonly title: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}

function Least({ title, value, min, max, onChange }: LeastProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{title}</label>
      <input
        id={id}
        className={styles.number}
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        defaultValue={value}
        // what is chosen elsewhere, such as by Show all, is shown too
        key={value === min ? 'least' : 'own'}
        onChange={({ target }) => {
          const next = Math.round(target.valueAsNumber);
          onChange(Number.isFinite(next) ? Math.min(max, Math.max(min, next)) : min);
        }}
      />
    </div>
  );
}

/** Which combos are listed, and in which order. */
export function FilterRow({ filters, player, choices, onChange, onPlayer }: Props) {
  const own = useChoice(ownPlayer);
  const names = useFighterNames(GAME);
  const sort = useId();
  const isOwn = player !== null && player === own;
  const sorts = Object.entries(SORTS).map(([value, label]) => ({ value, label }));
  return (
    <section className={styles.row} aria-label={t('filters')}>
      <div className={styles.player}>
        <Choice title={t('player')} any={t('anybody')} options={choices.players} value={player} onChange={onPlayer} />
        {player !== null && (
          <Button
            size="s"
            look="ghost"
            aria-pressed={isOwn}
            data-tip={isOwn ? t('forgetItHere') : t('rememberedHere')}
            onClick={() => {
              // the filter stays as it is
              onPlayer(player);
              ownPlayer.write(isOwn ? null : player);
            }}
          >
            {t('thisIsMe')}
          </Button>
        )}
      </div>
      <Choice
        title={t('fighter')}
        any={t('anyFighter')}
        options={choices.fighters}
        names={names}
        value={filters.fighter}
        onChange={(fighter) => {
          onChange({ ...filters, fighter });
        }}
      />
      <Choice
        title={t('opponent')}
        any={t('anyOpponent')}
        options={choices.opponents}
        names={names}
        value={filters.opponent}
        onChange={(opponent) => {
          onChange({ ...filters, opponent });
        }}
      />
      <Choice
        title={t('stage')}
        any={t('anyStage')}
        options={choices.stages}
        value={filters.stage}
        onChange={(stage) => {
          onChange({ ...filters, stage });
        }}
      />
      <Least
        title={t('damageAtLeast')}
        value={filters.damage}
        min={0}
        max={MOST.damage}
        onChange={(damage) => {
          onChange({ ...filters, damage });
        }}
      />
      <Least
        title={t('movesAtLeast')}
        value={filters.moves}
        min={NO_FILTERS.moves}
        max={MOST.moves}
        onChange={(moves) => {
          onChange({ ...filters, moves });
        }}
      />
      <div className={styles.field}>
        <label htmlFor={sort}>{t('order')}</label>
        <Select
          inputId={sort}
          isSearchable={false}
          options={sorts}
          value={{ value: filters.sort, label: SORTS[filters.sort] }}
          onChange={(next) => {
            if (next !== null) onChange({ ...filters, sort: next.value as Sort });
          }}
        />
      </div>
      <CheckRow
        on={filters.killed}
        onToggle={(killed) => {
          onChange({ ...filters, killed });
        }}
      >
        {t('tookTheStock')}
      </CheckRow>
    </section>
  );
}
