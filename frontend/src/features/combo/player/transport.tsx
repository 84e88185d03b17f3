import { Maximize, Minimize, Pause, Play, Repeat, X } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { useClock } from '../../../shared/clip/clock-provider.js';
import { useClockState, useDrawFrame } from '../../../shared/clip/use-clock.js';
import { cx } from '../../../shared/lib/cx.js';
import { Button } from '../../../shared/ui/button.js';
import { t } from '../texts.js';
import { SpeedChoice } from './speed-choice.js';
import styles from './transport.module.css';
import { useHeldRepeat } from './use-held-repeat.js';
import type { ViewSwitch } from './use-views.js';

const STEPS = [-20, -5, -1, 1, 5, 20] as const;
const stepText = (step: number): string => (step < 0 ? `−${String(-step)}` : `+${String(step)}`);

interface Props {
  readonly fullscreen?: ViewSwitch | null;
  /** The frame stands beside the steps. */
  readonly counted?: boolean;
  /** What is heard, and what is done now and then. */
  readonly children?: ReactNode;
}

/** Play and pause, frame steps, where the clip is, speed and loop: one line. */
export function Transport({ fullscreen = null, counted = false, children }: Props) {
  return (
    <div className={styles.transport}>
      <PlayButton />
      <div role="group" aria-label={t('moveByFrames')} className={styles.steps}>
        {STEPS.map((step) => (
          <Step key={step} step={step} />
        ))}
      </div>
      {counted ? <Counter /> : <span className={styles.counter} />}
      <SpeedChoice />
      <div className={styles.views}>
        <Loops />
        {children}
        {fullscreen !== null && (
          <Button
            look="ghost"
            square
            className={styles.wide}
            aria-label={t('fullScreen')}
            data-tip={t('nameWithKey', { name: t('fullScreen'), key: 'F' })}
            aria-pressed={fullscreen.on}
            onClick={fullscreen.toggle}
          >
            {fullscreen.on ? <Minimize className="icon" aria-hidden /> : <Maximize className="icon" aria-hidden />}
          </Button>
        )}
      </div>
    </div>
  );
}

function PlayButton() {
  const clock = useClock();
  const { playing, waitingAt, ready } = useClockState(clock);
  return (
    <Button
      look="ghost"
      square
      disabled={!ready}
      aria-label={playing ? t('pause') : waitingAt === null ? t('play') : t('continuePlaying')}
      data-tip={t('nameWithKey', { name: playing ? t('pause') : t('play'), key: 'K' })}
      onClick={() => {
        clock.toggle();
      }}
    >
      {playing ? <Pause className="icon" aria-hidden /> : <Play className="icon" fill="currentColor" aria-hidden />}
    </Button>
  );
}

function Step({ step }: { readonly step: (typeof STEPS)[number] }) {
  const clock = useClock();
  const held = useHeldRepeat(() => {
    clock.step(step);
  });
  const size = Math.abs(step);
  return (
    <Button
      look="ghost"
      size="s"
      className={cx('mono', styles.step, size === 20 && styles.large, size === 5 && styles.middle)}
      {...held}
    >
      {t.rich('stepOfFrames', { hidden: <span className="visuallyHidden" /> }, { step: stepText(step), count: size })}
    </Button>
  );
}

/** The frame that is shown and the last one; for the eye, the ruler says it to others. */
function Counter() {
  const clock = useClock();
  const counter = useRef<HTMLElement>(null);
  useDrawFrame(clock, (frame) => {
    if (counter.current !== null) counter.current.textContent = String(frame);
  });
  return (
    <span className={cx('mono', styles.counter)} data-counter aria-hidden>
      <b ref={counter} /> / {clock.lastFrame}
    </span>
  );
}

/** Repeating the clip, and the way out of the loop between two frames. */
function Loops() {
  const clock = useClock();
  const { loop, range } = useClockState(clock);
  if (range !== null)
    return (
      <Button
        look="ghost"
        size="s"
        className={cx('mono', styles.range)}
        aria-label={t('endTheLoopFromFrame', { start: range.start, end: range.end })}
        data-tip={t('nameWithKey', { name: t('endTheLoop'), key: 'Shift+I' })}
        onClick={() => {
          clock.setLoopRange(null);
        }}
      >
        <Repeat size={14} className={styles.sign} aria-hidden />
        {range.start}–{range.end}
        <X size={14} aria-hidden />
      </Button>
    );
  return (
    <Button
      look="ghost"
      square
      className={styles.wide}
      aria-label={t('repeat')}
      data-tip={t('repeatAndLoop')}
      aria-pressed={loop}
      onClick={() => {
        clock.setLoop(!loop);
      }}
    >
      <Repeat className="icon" aria-hidden />
    </Button>
  );
}
