import { PERCENT_MAX } from '@combolab/contracts';
import { Slider } from 'radix-ui';
import { useId } from 'react';
import { FighterLabel } from '../../shared/ui/fighter-option.js';
import slider from '../../shared/ui/percent-slider.module.css';
import { Select, type Option } from '../../shared/ui/select.js';
import styles from './true-combo.module.css';
import type { Defender } from './use-truth.js';
import { t } from './texts.js';

interface ChoiceProps {
  readonly roster: readonly Defender[];
  readonly chosen: Defender;
  readonly onChoose: (id: string) => void;
}

/** On whom the combo is done. */
export function DefenderChoice({ roster, chosen, onChoose }: ChoiceProps) {
  const id = useId();
  const options = roster
    .map((each): Option => ({ value: each.id, label: each.name }))
    .toSorted((a, b) => a.label.localeCompare(b.label));
  return (
    <div className={styles.question}>
      <label htmlFor={id}>{t('on')}</label>
      <Select
        inputId={id}
        options={options}
        value={options.find(({ value }) => value === chosen.id) ?? null}
        formatOptionLabel={(option, { context }) => <FighterLabel option={option} inMenu={context === 'menu'} />}
        onChange={(option) => {
          if (option !== null) onChoose(option.value);
        }}
      />
    </div>
  );
}

/** With how many percent the defender stands when it begins. */
export function StartPercent({
  percent,
  onChange,
}: {
  readonly percent: number;
  readonly onChange: (percent: number) => void;
}) {
  return (
    <div className={styles.question}>
      <div className={slider.head}>
        <span>{t('theComboBeginsAt')}</span>
        <span className="mono">{percent}%</span>
      </div>
      <Slider.Root
        className={slider.slider}
        max={PERCENT_MAX}
        value={[percent]}
        onValueChange={([next = 0]) => {
          onChange(next);
        }}
      >
        <Slider.Track className={slider.track}>
          <Slider.Range className={slider.range} />
        </Slider.Track>
        <Slider.Thumb
          className={slider.thumb}
          aria-label={t('percentWhenTheComboBegins')}
          aria-valuetext={`${String(percent)}%`}
        />
      </Slider.Root>
    </div>
  );
}
