import type { ControllerType } from '@combolab/contracts';
import { Gamepad2 } from 'lucide-react';
import { useId } from 'react';
import { PART_LABELS } from '../../shared/controller/mapping.js';
import { BUTTON_PARTS, type ButtonPart } from '../../shared/controller/parts.js';
import { Button } from '../../shared/ui/button.js';
import { Keycap } from '../../shared/ui/keycap.js';
import { Select, type Option } from '../../shared/ui/select.js';
import styles from './custom-mappings.module.css';
import { INPUT_NAMES } from './input-names.js';
import { t } from './texts.js';

interface Props {
  readonly code: ControllerType;
  readonly input: ButtonPart;
  /** Null = as the author pressed it. */
  readonly target: ButtonPart | null;
  /** The next button of the pad becomes its target. */
  readonly listening: boolean;
  readonly hasPad: boolean;
  readonly onTarget: (target: ButtonPart | null) => void;
  readonly onListen: () => void;
  readonly onFocus: () => void;
}

/** One input of the author, and what the viewer sees in its place. */
export function MappingRow({ code, input, target, listening, hasPad, onTarget, onListen, onFocus }: Props) {
  const id = useId();
  const labels = PART_LABELS[code];
  // A GameCube controller has one Z.
  const targets = BUTTON_PARTS.filter((part) => code !== 'GAMECUBE' || part !== 'L_Z');
  const options = targets.map((part): Option => ({ value: part, label: labels[part].words }));
  return (
    <div className={styles.row} onFocus={onFocus}>
      <label htmlFor={id}>
        <Keycap press={{ type: input, hold: 'SELECT_NO_HOLD', isComplete: true }} label={labels[input].sign} />
        {INPUT_NAMES[code][input]}
      </label>
      <span aria-hidden>→</span>
      <Select
        inputId={id}
        isClearable
        placeholder={t('same')}
        options={options}
        value={options.find(({ value }) => value === target) ?? null}
        onChange={(option) => {
          onTarget(BUTTON_PARTS.find((part) => part === option?.value) ?? null);
        }}
      />
      {hasPad && (
        <Button
          square
          look="ghost"
          aria-pressed={listening}
          aria-label={t('pressTheButtonForOn', { input: INPUT_NAMES[code][input] })}
          data-tip={t('pressItOnYourController')}
          onClick={onListen}
        >
          <Gamepad2 className="icon" aria-hidden />
        </Button>
      )}
    </div>
  );
}
