import { useId, useState } from 'react';
import { type Action, type Combo } from '@combolab/contracts';
import { pressWords } from '../../../shared/terms/presses.js';
import { useClock } from '../../../shared/clip/clock-provider.js';
import { listWords } from '../../../shared/language/formats.js';
import { Button } from '../../../shared/ui/button.js';
import { Select, type Option } from '../../../shared/ui/select.js';
import { t } from '../texts.js';
import styles from './compare-page.module.css';

const NUDGES = [-5, -1, 1, 5] as const;
const signed = (count: number): string => (count < 0 ? `−${String(-count)}` : `+${String(count)}`);

interface Props {
  readonly combos: readonly [Combo, Combo];
  readonly aligned: readonly [first: number, second: number];
  readonly onAlign: (frames: readonly [first: number, second: number]) => void;
}

const optionOf = ({ frame, presses }: Action): Option => ({
  value: String(frame),
  label: `${String(frame)}  ${listWords(presses.map(({ type }) => pressWords(type)))}`,
});

/** Which frame of the first lies over which of the second: two presses are chosen, or the second is moved by frames. */
export function Alignment({ combos, aligned: [first, second], onAlign }: Props) {
  const clock = useClock();
  const [told, setTold] = useState('');
  const align = (frames: readonly [number, number]) => {
    onAlign(frames);
    setTold(t('frameLiesOverFrame', { first: frames[0], second: frames[1] }));
    clock.pause();
    clock.seek(frames[0]);
  };
  return (
    <div className={styles.alignment}>
      <Press
        label={t('putThisPressOfThe')}
        combo={combos[0]}
        frame={first}
        onChoose={(frame) => {
          align([frame, second]);
        }}
      />
      <Press
        label={t('overThisPressOfThe')}
        combo={combos[1]}
        frame={second}
        onChoose={(frame) => {
          align([first, frame]);
        }}
      />
      <div className={styles.nudges} role="group" aria-label={t('moveTheSecondByFrames')}>
        <span aria-hidden>{t('second')}</span>
        {NUDGES.map((frames) => (
          <Button
            key={frames}
            size="s"
            look="ghost"
            className="mono"
            aria-label={frames < 0 ? t('framesBack', { count: -frames }) : t('framesOn', { count: frames })}
            disabled={second + frames < 0 || second + frames > combos[1].frames}
            onClick={() => {
              onAlign([first, second + frames]);
              setTold(t('frameLiesOverFrame', { first, second: second + frames }));
            }}
          >
            {signed(frames)}
          </Button>
        ))}
      </div>
      <span role="status" className="visuallyHidden">
        {told}
      </span>
    </div>
  );
}

interface PressProps {
  readonly label: string;
  readonly combo: Combo;
  readonly frame: number;
  readonly onChoose: (frame: number) => void;
}

function Press({ label, combo: { actions }, frame, onChoose }: PressProps) {
  const id = useId();
  const options = actions.map(optionOf);
  const chosen = options.find(({ value }) => value === String(frame)) ?? {
    value: '',
    label: t('frameNumber', { frame }),
  };
  return (
    <div className={styles.press}>
      <label htmlFor={id}>{label}</label>
      <Select
        inputId={id}
        options={options}
        value={chosen}
        menuPlacement="auto"
        onChange={(option) => {
          if (option !== null) onChoose(Number(option.value));
        }}
      />
    </div>
  );
}
