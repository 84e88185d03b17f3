import { Check } from 'lucide-react';
import { Checkbox } from 'radix-ui';
import { useId, type ReactNode } from 'react';
import styles from './facet-rows.module.css';

interface Props {
  readonly on: boolean;
  readonly onToggle: (on: boolean) => void;
  readonly disabled?: boolean;
  /** Its name, and what stands beside that. */
  readonly children: ReactNode;
}

/** One filter that is on or off. */
export function CheckRow({ on, onToggle, disabled = false, children }: Props) {
  const id = useId();
  return (
    <div className={styles.row} data-on={on}>
      <Checkbox.Root
        id={id}
        className={styles.box}
        checked={on}
        disabled={disabled}
        onCheckedChange={(checked) => {
          onToggle(checked === true);
        }}
      >
        <Checkbox.Indicator className={styles.check}>
          <Check size={12} strokeWidth={4} aria-hidden />
        </Checkbox.Indicator>
      </Checkbox.Root>
      <label htmlFor={id}>{children}</label>
    </div>
  );
}
