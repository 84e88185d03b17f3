import type { LucideIcon } from 'lucide-react';
import { useChoice, type StoredChoice } from '../lib/stored-choice.js';
import { Button } from './button.js';

interface Props {
  /** What it turns on and off, on this device. */
  readonly choice: StoredChoice<boolean>;
  readonly label: string;
  readonly icon: LucideIcon;
  readonly className?: string | undefined;
}

/** A button that stays pressed while something is on. */
export function ChoiceButton({ choice, label, icon: Icon, className }: Props) {
  const on = useChoice(choice);
  return (
    <Button
      look="ghost"
      className={className}
      square
      aria-label={label}
      aria-pressed={on}
      data-tip={label}
      onClick={() => {
        choice.write(!on);
      }}
    >
      <Icon className="icon" aria-hidden />
    </Button>
  );
}
