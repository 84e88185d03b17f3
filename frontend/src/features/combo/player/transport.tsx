import { Flag, Gamepad2, Maximize, Minimize, Pause, Play, RectangleHorizontal, Repeat, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useClock } from '../../../shared/clip/clock-provider.js';
import { cx } from '../../../shared/lib/cx.js';
import { Button } from '../../../shared/ui/button.js';
import { SPEEDS } from '../../../shared/clip/speeds.js';
import styles from './transport.module.css';
import { useClockState } from '../../../shared/clip/use-clock.js';
import { useHeldRepeat } from './use-held-repeat.js';
import { t } from '../texts.js';

const STEPS = [-20, -5, -1, 1, 5, 20] as const;
const stepText = (step: number): string => (step < 0 ? `−${String(-step)}` : `+${String(step)}`);

/** A switch of the player's; null where it has no meaning. */
export interface ViewSwitch {
  readonly on: boolean;
  readonly toggle: () => void;
}

interface Props {
  readonly overlay: ViewSwitch | null;
  readonly theatre: ViewSwitch | null;
  readonly fullscreen: ViewSwitch | null;
  /** What is heard. */
  readonly children?: ReactNode;
}

/** Play and pause, frame steps, speed, loop, and how large the clip is. */
export function Transport({ overlay, theatre, fullscreen, children }: Props) {
  const clock = useClock();
  const { playing, waitingAt, ready } = useClockState(clock);
  return (
    <div className={styles.transport}>
      <div className={styles.moves}>
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
        <div role="group" aria-label={t('moveByFrames')} className={styles.steps}>
          {STEPS.map((step) => (
            <Step key={step} step={step} />
          ))}
        </div>
      </div>
      <Speeds />
      <div className={styles.loops}>
        <Loops />
        <Button
          look="ghost"
          square
          aria-label={t('ownBreakpointAtThisFrame')}
          data-tip={t('nameWithKey', { name: t('ownBreakpointAtThisFrame'), key: 'B' })}
          onClick={() => {
            clock.toggleOwnBreakpoint();
          }}
        >
          <Flag className="icon" aria-hidden />
        </Button>
      </div>
      <div className={styles.views}>
        {children}
        <Switch of={overlay} name={t('controllerOnThePicture')} sign="C" Icon={Gamepad2} />
        <Switch of={theatre} name={t('theatre')} sign="W" Icon={RectangleHorizontal} />
        <Switch of={fullscreen} name={t('fullScreen')} sign="F" Icon={fullscreen?.on === true ? Minimize : Maximize} />
      </div>
    </div>
  );
}

function Step({ step }: { readonly step: (typeof STEPS)[number] }) {
  const clock = useClock();
  const held = useHeldRepeat(() => {
    clock.step(step);
  });
  return (
    <Button look="ghost" size="s" className={cx('mono', styles.step, Math.abs(step) === 20 && styles.large)} {...held}>
      {t.rich(
        'stepOfFrames',
        { hidden: <span className="visuallyHidden" /> },
        { step: stepText(step), count: Math.abs(step) },
      )}
    </Button>
  );
}

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
    <Switch
      of={{
        on: loop,
        toggle: () => {
          clock.setLoop(!loop);
        },
      }}
      name={t('repeat')}
      sign="R"
      Icon={Repeat}
    />
  );
}

interface SwitchProps {
  readonly of: ViewSwitch | null;
  readonly name: string;
  /** Its key. */
  readonly sign: string;
  readonly Icon: typeof Repeat;
}

function Switch({ of, name, sign, Icon }: SwitchProps) {
  if (of === null) return null;
  return (
    <Button
      look="ghost"
      square
      aria-label={name}
      data-tip={t('nameWithKey', { name, key: sign })}
      aria-pressed={of.on}
      onClick={of.toggle}
    >
      <Icon className="icon" aria-hidden />
    </Button>
  );
}
