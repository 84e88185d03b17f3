import { Pause, Play } from 'lucide-react';
import { useClock } from '../../shared/clip/clock-provider.js';
import { SpeedControl } from '../../shared/clip/speed-control.js';
import { useClockState } from '../../shared/clip/use-clock.js';
import { Button } from '../../shared/ui/button.js';
import { t } from '../texts.js';

/** Play and pause, one frame back and on, and how fast it plays. */
export function EmbedTransport() {
  const clock = useClock();
  const { playing, waitingAt, rate, ready } = useClockState(clock);
  const step = (frames: number, text: string) => (
    <Button
      look="ghost"
      size="s"
      className="mono"
      onClick={() => {
        clock.step(frames);
      }}
    >
      {t.rich('stepFrame', { words: <span className="visuallyHidden" /> }, { step: text })}
    </Button>
  );
  return (
    <>
      <Button
        look="ghost"
        square
        disabled={!ready}
        aria-label={playing ? t('pause') : waitingAt === null ? t('play') : t('continuePlaying')}
        onClick={() => {
          clock.toggle();
        }}
      >
        {playing ? <Pause className="icon" aria-hidden /> : <Play className="icon" fill="currentColor" aria-hidden />}
      </Button>
      {step(-1, '−1')}
      {step(1, '+1')}
      <SpeedControl
        rate={rate}
        folded="always"
        onChange={(chosen) => {
          clock.setRate(chosen);
        }}
      />
    </>
  );
}
