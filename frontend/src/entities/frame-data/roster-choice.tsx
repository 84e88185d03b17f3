import { findFighter } from '@combolab/contracts';
import { useId } from 'react';
import { useFighterNames } from '../../shared/search/use-fighter-names.js';
import { FighterLabel } from '../../shared/ui/fighter-option.js';
import { Select, type Option } from '../../shared/ui/select.js';

interface Props {
  readonly label: string;
  /** The label is only heard: what stands around it says the same. */
  readonly labelHidden?: boolean;
  readonly placeholder?: string;
  readonly gameId: string;
  /** Ids of who can be chosen, in the order of the game. */
  readonly fighters: readonly string[];
  readonly chosen: string | null;
  readonly clearable?: boolean;
  /** It begins with the focus and with all names shown: it was asked for just now. */
  readonly opened?: boolean;
  /** Of the label and its field together. */
  readonly className: string | undefined;
  /** @param fighterId null = nobody, where it is clearable */
  readonly onChoose: (fighterId: string | null) => void;
}

/** Asks for a fighter of a game, who is found by every name that the search takes. */
export function RosterChoice({
  label,
  labelHidden = false,
  placeholder = '',
  gameId,
  fighters,
  chosen,
  clearable = false,
  opened = false,
  className,
  onChoose,
}: Props) {
  const id = useId();
  const names = useFighterNames(gameId);
  const options = fighters.map((value): Option => ({ value, label: findFighter(value)?.name ?? value }));
  return (
    <div className={className}>
      <label htmlFor={id} className={labelHidden ? 'visuallyHidden' : undefined}>
        {label}
      </label>
      <Select
        inputId={id}
        options={options}
        placeholder={placeholder}
        isClearable={clearable}
        {...names}
        autoFocus={opened}
        defaultMenuIsOpen={opened}
        value={options.find(({ value }) => value === chosen) ?? null}
        formatOptionLabel={(option, { context }) => <FighterLabel option={option} inMenu={context === 'menu'} />}
        onChange={(option) => {
          onChoose(option?.value ?? null);
        }}
      />
    </div>
  );
}
