import type { FighterFrames } from '@combolab/contracts/frame-data';
import { useId } from 'react';
import { slugOf } from './fighter-slug.js';
import { FighterLabel } from '../ui/fighter-option.js';
import { Select, type Option } from '../ui/select.js';

interface Props {
  readonly label: string;
  readonly placeholder?: string;
  readonly fighters: readonly FighterFrames[];
  readonly chosen: FighterFrames | null;
  readonly clearable?: boolean;
  /** Of the label and its field together. */
  readonly className: string | undefined;
  /** @param slug null = nobody, where it is clearable */
  readonly onChoose: (slug: string | null) => void;
}

/** Asks for one of the fighters there are frames of. */
export function FighterChoice({
  label,
  placeholder = '',
  fighters,
  chosen,
  clearable = false,
  className,
  onChoose,
}: Props) {
  const id = useId();
  const options = fighters.map(({ fighterId, name }): Option => ({ value: fighterId, label: name }));
  return (
    <div className={className}>
      <label htmlFor={id}>{label}</label>
      <Select
        inputId={id}
        options={options}
        placeholder={placeholder}
        isClearable={clearable}
        value={options.find(({ value }) => value === chosen?.fighterId) ?? null}
        formatOptionLabel={(option, { context }) => <FighterLabel option={option} inMenu={context === 'menu'} />}
        onChange={(option) => {
          const fighter = fighters.find(({ fighterId }) => fighterId === option?.value);
          onChoose(fighter === undefined ? null : slugOf(fighter));
        }}
      />
    </div>
  );
}
