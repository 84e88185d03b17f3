import type { GameId } from '@combolab/contracts';
import { useMemo } from 'react';
import type { ActionMeta } from 'react-select';
import { useFighterNames } from '../../shared/search/use-fighter-names.js';
import { FighterLabel } from '../../shared/ui/fighter-option.js';
import { Select } from '../../shared/ui/select.js';
import {
  chipsOf,
  fighterOptions,
  isChosenIn,
  togetherOptions,
  withMembers,
  withoutMembers,
  type DefenderOption,
} from '../../entities/fighters/together.js';
import { t } from './texts.js';

interface Props {
  readonly inputId: string;
  readonly gameId: GameId;
  /** Ids of fighters. */
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
  readonly onBlur: () => void;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: true;
}

const label = (each: DefenderOption, { context }: { readonly context: 'menu' | 'value' }) =>
  each.several ? each.label : <FighterLabel option={each} inMenu={context === 'menu'} />;

/** What is chosen after a step of the field. A choice that is made already is taken back in the menu. */
function changed(ids: readonly string[], meta: ActionMeta<DefenderOption>): readonly string[] {
  switch (meta.action) {
    case 'select-option':
      return meta.option === undefined ? ids : withMembers(ids, meta.option);
    case 'deselect-option':
      return meta.option === undefined ? ids : withoutMembers(ids, meta.option);
    case 'remove-value':
    case 'pop-value':
      return withoutMembers(ids, meta.removedValue);
    case 'clear':
      return [];
    default:
      return ids;
  }
}

/** Against whom the combo works: one by one, or many at once, of whom single ones can be taken out again. */
export function DefendersSelect({ inputId, gameId, value, onChange, onBlur, ...described }: Props) {
  const names = useFighterNames(gameId);
  const options = useMemo(
    () => [{ options: fighterOptions(gameId) }, { label: t('severalAtOnce'), options: togetherOptions(gameId) }],
    [gameId],
  );
  const chips = useMemo(() => chipsOf(gameId, value), [gameId, value]);
  return (
    <Select<DefenderOption, true>
      isMulti
      inputId={inputId}
      {...described}
      tabSelectsValue={false}
      aria-required
      isDisabled={gameId === ''}
      closeMenuOnSelect={false}
      hideSelectedOptions={false}
      isOptionSelected={(option) => isChosenIn(value, option)}
      options={options}
      placeholder={t('selectDefenders')}
      {...names}
      formatOptionLabel={label}
      value={chips}
      onChange={(_chips, meta) => {
        onChange(changed(value, meta));
      }}
      onBlur={onBlur}
    />
  );
}
