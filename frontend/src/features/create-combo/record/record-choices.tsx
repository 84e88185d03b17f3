import { useId } from 'react';
import { SpeedControl } from '../../../shared/clip/speed-control.js';
import { SPEEDS } from '../../../shared/clip/speeds.js';
import { Segments } from '../../../shared/ui/segments.js';
import { Select, type Option } from '../../../shared/ui/select.js';
import type { RecordMode } from './merge-recorded.js';
import { RECORDED_LANES, type RecordSettings } from './record-settings.js';
import { t } from '../texts.js';
import styles from './record-panel.module.css';

interface Props {
  readonly settings: RecordSettings;
  /** Frame that is shown. */
  readonly here: number;
  /** Of the clip. */
  readonly lastFrame: number;
  readonly onChange: (settings: RecordSettings) => void;
}

const ALL: Option = { value: '', label: t('allInputs') };
const LANES: readonly Option[] = [ALL, ...RECORDED_LANES];
const MODES: readonly (readonly [RecordMode, string])[] = [
  ['replace', t('replace')],
  ['overdub', t('add')],
];

const RATES = SPEEDS.map(({ rate }) => rate).toReversed();

/** How fast the clip plays, which frames and inputs are recorded, and what becomes of the presses there. */
export function RecordChoices({ settings, here, lastFrame, onChange }: Props) {
  const lane = useId();
  const { rate, where, punch, only, mode } = settings;
  const change = (part: Partial<RecordSettings>) => {
    onChange({ ...settings, ...part });
  };
  return (
    <div className={styles.choices}>
      <SpeedControl
        rate={rate}
        rates={RATES}
        onChange={(chosen) => {
          change({ rate: chosen });
        }}
      />
      <Segments
        label={t('where')}
        value={where}
        options={[
          ['here', t.rich('fromFrame', { mono: <span className="mono" /> }, { frame: here })],
          ['punch', t('someFrames')],
        ]}
        onChange={(chosen) => {
          change({ where: chosen });
        }}
      />
      {where === 'punch' && (
        <div className={styles.frames} role="group" aria-label={t('framesThatAreRecorded')}>
          <FrameField
            label={t('firstFrame')}
            value={punch.from}
            last={lastFrame}
            onChange={(from) => {
              change({ punch: { ...punch, from } });
            }}
          />
          <span aria-hidden>{t('to')}</span>
          <FrameField
            label={t('lastFrame')}
            value={punch.to}
            last={lastFrame}
            onChange={(to) => {
              change({ punch: { ...punch, to } });
            }}
          />
        </div>
      )}
      <div className={styles.lane}>
        <label htmlFor={lane} className="visuallyHidden">
          {t('inputsThatAreRecorded')}
        </label>
        <Select
          inputId={lane}
          options={LANES}
          isSearchable={false}
          menuPlacement="auto"
          value={LANES.find(({ value }) => value === (only ?? '')) ?? ALL}
          onChange={(chosen) => {
            change({ only: chosen === null || chosen.value === '' ? null : chosen.value });
          }}
        />
      </div>
      <Segments
        label={t('whatBecomesOfThePresses')}
        value={mode}
        options={MODES}
        onChange={(chosen) => {
          change({ mode: chosen });
        }}
      />
    </div>
  );
}

interface FrameProps {
  readonly label: string;
  readonly value: number;
  readonly last: number;
  readonly onChange: (frame: number) => void;
}

const FrameField = ({ label, value, last, onChange }: FrameProps) => (
  <input
    type="number"
    aria-label={label}
    min={0}
    max={last}
    step={1}
    value={String(value)}
    onChange={({ target }) => {
      if (Number.isFinite(target.valueAsNumber)) onChange(Math.round(target.valueAsNumber));
    }}
  />
);
