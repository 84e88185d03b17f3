import { useId } from 'react';
import { findFighter } from '@combolab/contracts';
import { firstHitOn, leadInOf, type Placing, type ReplayImport } from './import-of.js';
import type { ReplayCombo } from '../../../entities/replay/replay.js';
import { t } from '../texts.js';
import styles from './replay-dialog.module.css';

interface Props {
  readonly combo: ReplayCombo;
  readonly placing: Placing;
  readonly onPlace: (placing: Placing) => void;
  readonly result: ReplayImport;
  readonly lastFrame: number;
}

interface FieldProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}

function NumberField({ label, value, min, max, onChange }: FieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        step={1}
        defaultValue={value}
        onChange={({ target }) => {
          const next = Math.round(target.valueAsNumber);
          if (Number.isFinite(next)) onChange(Math.min(max, Math.max(min, next)));
        }}
      />
    </div>
  );
}

/** Where the chosen combo lies on the clip, and what of it will be filled in. */
export function PlaceReplay({ combo, placing, onPlace, result, lastFrame }: Props) {
  const { attacker, defenders, percentRange, moves, presses } = result;
  const outside = presses.filter(({ start, end }) => start < 0 || (end ?? start) > lastFrame).length;
  const names = [attacker, ...defenders].map((id) => findFighter(id ?? '')?.name).filter((name) => name !== undefined);
  const filled = [
    ...['Melee', ...names, `${String(percentRange[0])}%`],
    t('moveCount', { count: moves.length }),
    t('pressCount', { count: presses.length - outside }),
    t('aBreakpointOnEachHit'),
  ];
  return (
    <>
      <div className={styles.fields}>
        <NumberField
          label={t('framesBeforeTheFirstHit')}
          value={placing.leadIn}
          min={0}
          max={leadInOf(combo)}
          onChange={(leadIn) => {
            onPlace({ ...placing, leadIn });
          }}
        />
        <NumberField
          label={t('theyBeginOnFrameOf')}
          value={placing.offset}
          min={-3600}
          max={3600}
          onChange={(offset) => {
            onPlace({ ...placing, offset });
          }}
        />
      </div>
      <div className={styles.result} role="status">
        <p>
          {t.rich('firstHitOnFrame', { b: <b /> }, { frame: firstHitOn(combo, placing), filled: filled.join(', ') })}
        </p>
        {outside > 0 && <p className={styles.warn}>{t('leftOutOutside', { count: outside, lastFrame })}</p>}
      </div>
      <p className={styles.hint}>{t('sticksBecomeEightDirectionsEach')}</p>
    </>
  );
}
