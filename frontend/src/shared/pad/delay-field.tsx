import { useEffect, useRef, useState } from 'react';
import { useChoice } from '../lib/stored-choice.js';
import { Button } from '../ui/button.js';
import styles from './delay-field.module.css';
import { padDelays } from './pad-delays.js';
import type { PracticeInput } from './practice-input.js';
import { BEATS, beatOf, delayOf, FIRST_BEAT_MS, BEAT_MS } from './tap-along.js';
import { t } from './texts.js';

interface Props {
  readonly input: PracticeInput;
  readonly delayKey: string;
}

const keep = (key: string, ms: number) => {
  padDelays.write({ ...padDelays.read(), [key]: Math.max(-200, Math.min(300, Math.round(ms))) });
};

/** How late presses arrive: set by hand, or measured by tapping along. */
export function DelayField({ input, delayKey }: Props) {
  const delay = useChoice(padDelays)[delayKey] ?? 0;
  const [begun, setBegun] = useState<number | null>(null);
  const [told, setTold] = useState('');
  return (
    <div className={styles.delay}>
      <h3>{t('delay')}</h3>
      <label>
        {t.rich('pressesArriveMsLate', {
          input: (
            <input
              type="number"
              min={-200}
              max={300}
              step={1}
              value={String(delay)}
              onChange={({ target }) => {
                if (Number.isFinite(target.valueAsNumber)) keep(delayKey, target.valueAsNumber);
              }}
            />
          ),
        })}
      </label>
      {begun === null ? (
        <div className={styles.row}>
          <Button
            size="s"
            onClick={() => {
              setTold('');
              setBegun(performance.now());
            }}
          >
            {t('measureItTapAlong')}
          </Button>
        </div>
      ) : (
        <TapAlong
          key={begun}
          input={input}
          begun={begun}
          onDone={(ms) => {
            setBegun(null);
            if (ms !== null) keep(delayKey, ms);
            setTold(ms === null ? t('tooFewTapsToMeasure') : t('measuredMs', { ms: Math.round(ms) }));
          }}
        />
      )}
      <p role="status" className={styles.words}>
        {told}
      </p>
    </div>
  );
}

interface TapProps {
  readonly input: PracticeInput;
  /** ms of the page's clock. */
  readonly begun: number;
  readonly onDone: (delayMs: number | null) => void;
}

/** Eight beats, lit one after the other; any press is a tap. */
function TapAlong({ input, begun, onDone }: TapProps) {
  const beats = useRef<HTMLDivElement>(null);
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  useEffect(() => {
    const taps: number[] = [];
    const listener = {
      onSample: () => undefined,
      onEdge: ({ down, at }: { readonly down: boolean; readonly at: number }) => {
        if (down) taps.push(at - begun);
      },
    };
    input.listeners.add(listener);
    let handle = 0;
    const draw = () => {
      const now = performance.now() - begun;
      const lit = beatOf(now);
      for (const [at, beat] of [...(beats.current?.children ?? [])].entries())
        (beat as HTMLElement).dataset.on = String(at <= lit);
      if (now > FIRST_BEAT_MS + BEATS * BEAT_MS) done.current(delayOf(taps));
      else handle = requestAnimationFrame(draw);
    };
    handle = requestAnimationFrame(draw);
    return () => {
      cancelAnimationFrame(handle);
      input.listeners.delete(listener);
    };
  }, [input, begun]);
  return (
    <>
      <p className={styles.words}>{t('pressAnyButtonOrTap')}</p>
      <div
        className={styles.beats}
        ref={beats}
        aria-hidden
        onPointerDown={({ timeStamp }) => {
          input.touchDown('A_BUTTON', timeStamp);
          input.touchUp('A_BUTTON', timeStamp + 1);
        }}
      >
        {Array.from({ length: BEATS }, (_, at) => (
          <i key={at} />
        ))}
      </div>
    </>
  );
}
