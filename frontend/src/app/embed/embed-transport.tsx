import { Pause, Play } from 'lucide-react';
import { useClock } from '../../shared/clip/clock-provider.js';
import { SPEEDS, speedLabel } from '../../shared/clip/speeds.js';
import { useClockState } from '../../shared/clip/use-clock.js';
import { Button } from '../../shared/ui/button.js';
import { t } from '../texts.js';

const NEXT: Readonly<Record<(typeof SPEEDS)[number]['label'], string>> = {
  '1×': t('nextFull'),
  '2/3×': t('nextTwoThirds'),
  '1/2×': t('nextHalf'),
  '1/4×': t('nextQuarter'),
  '1/8×': t('nextEighth'),
};

/** Play and pause, one frame back and on, and the next slower speed. */
export function EmbedTransport() {
  const clock = useClock();
  const { playing, waitingAt, rate, ready } = useClockState(clock);
  const at = SPEEDS.findIndex((speed) => speed.rate === rate);
  const slower = SPEEDS[(at + 1) % SPEEDS.length] ?? SPEEDS[0];
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
      <Button
        look="ghost"
        size="s"
        className="mono"
        title={NEXT[slower.label]}
        onClick={() => {
          clock.setRate(slower.rate);
        }}
      >
        <span className="visuallyHidden">{t('speed')} </span>
        {speedLabel(rate)}
      </Button>
    </>
  );
}
