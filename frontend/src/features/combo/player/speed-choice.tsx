import { useClock } from '../../../shared/clip/clock-provider.js';
import { SPEEDS } from '../../../shared/clip/speeds.js';
import { useClockState } from '../../../shared/clip/use-clock.js';
import { useMediaQuery } from '../../../shared/lib/use-media-query.js';
import { ChoiceMenu } from '../../../shared/ui/choice-menu.js';
import { t } from '../texts.js';
import styles from './transport.module.css';

/** Of the window: beside the frame steps there is room for one control of the speed. */
const NARROW = '(max-width: 75em)';

/** How fast the clip plays: each speed a button, or one that opens them. */
export const SpeedChoice = () => (useMediaQuery(NARROW) ? <SpeedMenu /> : <Speeds />);

function Speeds() {
  const clock = useClock();
  const { rate } = useClockState(clock);
  return (
    <div role="group" aria-label={t('speed')} className={styles.speeds}>
      {SPEEDS.map((speed, index) => (
        <button
          key={speed.label}
          type="button"
          className="mono"
          aria-pressed={rate === speed.rate}
          data-tip={t('nameWithKey', { name: speed.words, key: `Shift+${String(index + 1)}` })}
          onClick={() => {
            clock.setRate(speed.rate);
          }}
        >
          {speed.label}
          <span className="visuallyHidden">, {speed.words}</span>
        </button>
      ))}
    </div>
  );
}

const CHOICES = SPEEDS.map(({ rate, label }) => [String(rate), label] as const);

function SpeedMenu() {
  const clock = useClock();
  const { rate } = useClockState(clock);
  return (
    <ChoiceMenu
      label={t('speed')}
      value={String(rate)}
      options={CHOICES}
      onChange={(chosen) => {
        clock.setRate(Number(chosen));
      }}
    />
  );
}
