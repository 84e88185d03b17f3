import { FRAMES_PER_SECOND, pressLabel, type Combo } from '@combolab/contracts';
import { Pause, Play } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { lazyPart } from '../../shared/lib/lazy-part.js';
import { useReducedMotion } from '../../shared/lib/use-media-query.js';
import { sampleLanes } from './sample-lanes.js';
import styles from './sample-player.module.css';
import { usePictureFrame, type Frames } from './use-picture-frame.js';
import { numberWords } from '../../shared/language/formats.js';
import { t } from './texts.js';

const SampleController = lazyPart(() => import('./sample-controller.js'), 'SampleController');

const LANES = 4;
const ONE_DIGIT = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

/** Lane key caps stand for a whole stick or button. */
const laneCaps = { stick: 'L', cstick: 'C', a: 'A', b: 'B', x: 'X', y: 'Y', trigger: 'R', z: 'ZR' } as const;

const clipOf = ({ renditions, videoFile }: Combo): string | null =>
  [...renditions].sort((a, b) => a.height - b.height).find(({ height }) => height >= 540)?.src ?? videoFile;

/** A combo that plays by itself, muted, with its presses passing the playhead; still for those who want no motion. */
export function SamplePlayer({ combo }: { readonly combo: Combo }) {
  const still = useReducedMotion();
  const [failed, setFailed] = useState(false);
  const first = combo.actions[Math.floor(combo.actions.length / 2)]?.frame ?? 0;
  const { video, frames, playing, toggle } = usePictureFrame(still ? first : null);
  const lanes = useMemo(() => sampleLanes(combo.actions, LANES, combo.gameId), [combo]);
  const src = clipOf(combo);
  if (src === null || failed) return null;
  const last = Math.max(1, combo.frames);
  const place = (at: number) => `${String((Math.min(at, last) / last) * 100)}%`;
  return (
    <figure className={styles.panel}>
      <div className={styles.stage}>
        <video
          ref={video}
          src={src}
          muted
          loop
          playsInline
          autoPlay={!still}
          disableRemotePlayback
          preload="auto"
          tabIndex={-1}
          aria-hidden
          {...(combo.thumbnail !== null && { poster: combo.thumbnail })}
          onError={() => {
            setFailed(true);
          }}
        />
        <button
          type="button"
          className={styles.pause}
          onClick={toggle}
          aria-label={playing ? t('pauseTheSample') : t('playTheSample')}
        >
          {playing ? <Pause className="icon" aria-hidden /> : <Play className="icon" aria-hidden />}
        </button>
        <SampleController combo={combo} frames={frames} playing={playing} />
      </div>
      <div className={styles.lanes} aria-hidden>
        {lanes.map(({ family, name, bars }) => (
          <div key={family} className={styles.lane} style={{ '--c': `var(--in-${family})` }}>
            <span className={styles.label}>
              <b>{laneCaps[family]}</b>
              {name}
            </span>
            <div className={styles.track}>
              {bars.map(({ frame: at, length, type }) => (
                <i key={at} style={{ left: place(at), width: `max(24px, ${place(length)})` }}>
                  {pressLabel(type)}
                </i>
              ))}
            </div>
          </div>
        ))}
        <Playhead frames={frames} last={last} />
      </div>
      <figcaption className="visuallyHidden">
        {t('aSampleInputsInSeconds', {
          name: combo.name,
          count: combo.actions.length,
          seconds: numberWords(combo.frames / FRAMES_PER_SECOND, ONE_DIGIT),
        })}
      </figcaption>
    </figure>
  );
}

/** The line at the frame that is shown. Nothing of it is React's business from frame to frame. */
function Playhead({ frames, last }: { readonly frames: Frames; readonly last: number }) {
  const line = useRef<HTMLDivElement>(null);
  const number = useRef<HTMLSpanElement>(null);
  useEffect(
    () =>
      frames.subscribe((frame) => {
        if (line.current === null || number.current === null) return;
        line.current.style.transform = `translateX(${String((100 * Math.min(frame, last)) / last)}%)`;
        number.current.textContent = String(frame);
      }),
    [frames, last],
  );
  return (
    <div className={styles.ruler}>
      <div className={styles.playhead} ref={line}>
        <span className="mono" ref={number} />
      </div>
    </div>
  );
}
