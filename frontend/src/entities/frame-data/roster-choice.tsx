import { findFighter } from '@combolab/contracts';
import { useId, useMemo } from 'react';
import { loadLanguage } from '../../shared/search/language.js';
import { FighterLabel } from '../../shared/ui/fighter-option.js';
import { Select, type Option } from '../../shared/ui/select.js';
import { useCalled, type Called } from './use-called.js';

interface Props {
  readonly label: string;
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

/** Whether an option is meant by what is typed; a text is looked up once for all options. */
function filterBy(called: Called): (option: Option, typed: string) => boolean {
  let last = '';
  let found: ReadonlySet<string> | null = null;
  return ({ value }, typed) => {
    if (found === null || typed !== last) found = new Set(called(typed));
    last = typed;
    return found.has(value);
  };
}

/** Asks for a fighter of a game, who is found by every name that the search takes. */
export function RosterChoice({
  label,
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
  const called = useCalled(gameId);
  const filterOption = useMemo(() => filterBy(called), [called]);
  const options = fighters.map((value): Option => ({ value, label: findFighter(value)?.name ?? value }));
  return (
    <div className={className}>
      <label htmlFor={id}>{label}</label>
      <Select
        inputId={id}
        options={options}
        placeholder={placeholder}
        isClearable={clearable}
        filterOption={filterOption}
        autoFocus={opened}
        defaultMenuIsOpen={opened}
        value={options.find(({ value }) => value === chosen) ?? null}
        formatOptionLabel={(option, { context }) => <FighterLabel option={option} inMenu={context === 'menu'} />}
        onFocus={loadLanguage}
        onChange={(option) => {
          onChoose(option?.value ?? null);
        }}
      />
    </div>
  );
}
