import { useId } from 'react';
import { Select, type Option } from '../../shared/ui/select.js';
import { t } from './texts.js';
import styles from './shield-tool.module.css';

const QUEUE = 9;

interface Props {
  /** How often it stands in the queue, the last hits first; 0 = not at all; null = as printed. */
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
}

const wordsOf = (times: number): string => (times === 0 ? t('fresh') : t('stale', { times }));

const AS_PRINTED: Option = { value: '', label: t('asPrinted') };
const OPTIONS: readonly Option[] = [
  AS_PRINTED,
  ...Array.from({ length: QUEUE + 1 }, (_, times) => ({ value: String(times), label: wordsOf(times) })),
];

/** How worn out the move is, as the queue of the last nine hits has it. */
export function StaleChoice({ value, onChange }: Props) {
  const id = useId();
  return (
    <div className={styles.pick}>
      <label htmlFor={id}>{t('theirMoveIs')}</label>
      <Select
        inputId={id}
        className={styles.stale ?? ''}
        options={OPTIONS}
        isSearchable={false}
        value={OPTIONS.find((option) => option.value === (value === null ? '' : String(value))) ?? AS_PRINTED}
        onChange={(option) => {
          onChange(option === null || option.value === '' ? null : Number(option.value));
        }}
      />
    </div>
  );
}
