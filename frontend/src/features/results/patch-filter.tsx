import { useId } from 'react';
import { PATCHES, type GameId } from '@combolab/contracts';
import { Select, type Option } from '../../shared/ui/select.js';
import styles from './filter-panel.module.css';

interface Props {
  readonly gameId: GameId;
  readonly value: string | null;
  readonly onChange: (patch: string | null) => void;
}

const ANY: Option = { value: '', label: 'Any version' };
const toOption = (patch: string): Option => ({ value: patch, label: patch });

/** The version of the game that a combo was tested on. */
export function PatchFilter({ gameId, value, onChange }: Props) {
  const id = useId();
  return (
    <section className={styles.field}>
      <label htmlFor={id}>Game version</label>
      <Select
        inputId={id}
        options={[ANY, ...PATCHES[gameId].map(toOption)]}
        value={value === null ? ANY : toOption(value)}
        onChange={(chosen) => {
          onChange(chosen === null || chosen.value === '' ? null : chosen.value);
        }}
      />
    </section>
  );
}
