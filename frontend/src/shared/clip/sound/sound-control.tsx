import { Volume1, Volume2, VolumeX } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useChoice } from '../../lib/stored-choice.js';
import { useStore } from '../../store/use-store.js';
import { Button } from '../../ui/button.js';
import { useClock } from '../clock-provider.js';
import { playedRate } from '../speeds.js';
import { useClockState } from '../use-clock.js';
import styles from './sound-control.module.css';
import { isHeardAt, setVolume, soundOn, toggleSound, volume } from './sound-choices.js';
import { t } from '../texts.js';

const LOUD = 50;
/** ms for which the level stays in sight after a key. */
const SHOWN_MS = 1200;

/** iOS leaves the volume to the buttons of the device: there a slider would do nothing. */
const tipOf = (name: string, byKey: boolean): string => (byKey ? t('nameWithKey', { name, key: 'M' }) : name);

function takesVolume(): boolean {
  const probe = document.createElement('video');
  probe.volume = 0.5;
  return probe.volume === 0.5;
}

interface Props {
  /** The button alone, where there is little room. */
  readonly small?: boolean;
  /** The player takes the key M. */
  readonly byKey?: boolean;
}

/** Turns the clip's sound on and off, and says how loud it is. */
export function SoundControl({ small = false, byKey = false }: Props) {
  const clock = useClock();
  const { rate, slow } = useClockState(clock);
  const on = useStore(soundOn);
  const percent = useChoice(volume);
  const tooSlow = !isHeardAt(playedRate(rate, slow));
  const heard = on && percent > 0;
  const Icon = !heard || tooSlow ? VolumeX : percent < LOUD ? Volume1 : Volume2;
  const tip = on && tooSlow ? t('noSoundBelowHalfSpeed') : tipOf(on ? t('mute') : t('sound'), byKey);
  return (
    <div className={styles.sound} role="group" aria-label={t('soundOfTheClip')}>
      {on && !small && takesVolume() && <Level percent={percent} />}
      <Button look="ghost" square aria-label={t('sound')} aria-pressed={on} data-tip={tip} onClick={toggleSound}>
        <Icon className="icon" aria-hidden />
      </Button>
      {on && tooSlow && <span className="visuallyHidden">{t('notHeardBelowHalfSpeed')}</span>}
    </div>
  );
}

/** How loud it is: over the button under the pointer or the focus, and for a moment after a key has changed it. */
function Level({ percent }: { readonly percent: number }) {
  const [known, setKnown] = useState(percent);
  const changed = known !== percent;
  useEffect(() => {
    if (!changed) return undefined;
    const timer = setTimeout(setKnown, SHOWN_MS, percent);
    return () => {
      clearTimeout(timer);
    };
  }, [changed, percent]);
  return (
    <div className={styles.level} data-changed={changed}>
      <input
        type="range"
        className={styles.volume}
        aria-label={t('volume')}
        aria-valuetext={`${String(percent)} %`}
        min={0}
        max={100}
        step={5}
        value={percent}
        style={{ '--part': `${String(percent)}%` }}
        onChange={({ target }) => {
          setVolume(target.valueAsNumber);
        }}
      />
      <span className="mono" aria-hidden>
        {percent}
      </span>
    </div>
  );
}
