import { Play } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, type ReactNode, type Ref } from 'react';
import { useDelayed } from '../../../shared/lib/use-delayed.js';
import { Button } from '../../../shared/ui/button.js';
import { Spinner } from '../../../shared/ui/spinner.js';
import { useClock } from '../../../shared/clip/clock-provider.js';
import { mendStalls } from '../../../shared/clip/mend-stall.js';
import { playedRate, speedLabel } from '../../../shared/clip/speeds.js';
import { useClipSound } from '../../../shared/clip/sound/use-clip-sound.js';
import styles from './stage.module.css';
import { useClockState, useDrawFrame } from '../../../shared/clip/use-clock.js';
import { useHoldToSlow } from './use-hold-to-slow.js';
import { t } from '../texts.js';

interface Props {
  readonly src: string;
  readonly poster: string | null;
  /** Whether the clip has sound that may be heard here. */
  readonly sound?: boolean | undefined;
  /** The frame stands on the picture. */
  readonly counted?: boolean;
  /** A sign on the picture says that it can be played, unless a button there does. */
  readonly signed?: boolean;
  readonly ref?: Ref<HTMLDivElement>;
  readonly children?: ReactNode;
}

/** The picture, with the frame counter on it unless that stands elsewhere. */
export function Stage({ src, poster, sound = false, counted = true, signed = true, ref, children }: Props) {
  const clock = useClock();
  const video = useRef<HTMLVideoElement>(null);
  const counter = useRef<HTMLSpanElement>(null);
  const sign = useRef<HTMLSpanElement>(null);
  const { playing, rate, slow, range, waitingAt, ready, failed } = useClockState(clock);
  const late = useDelayed(!ready);
  const hold = useHoldToSlow(clock);
  // before anything can be pressed
  useLayoutEffect(() => (video.current === null ? undefined : clock.attach(video.current)), [clock, src]);
  useEffect(() => (video.current === null ? undefined : mendStalls(video.current)), [src]);
  useClipSound(video, clock, sound);
  useDrawFrame(clock, (frame) => {
    if (counter.current !== null) counter.current.textContent = `${String(frame)} / ${String(clock.lastFrame)}`;
    // Only before the start: a sign over a picture that is studied would hide it.
    if (sign.current !== null) sign.current.hidden = frame !== 0;
  });
  return (
    <div className={styles.stage} data-stage ref={ref}>
      <video
        ref={video}
        src={src}
        {...(poster !== null && { poster })}
        muted
        playsInline
        preload="auto"
        disableRemotePlayback
        disablePictureInPicture
        aria-label={t('clip')}
        tabIndex={-1}
        {...hold}
      />
      <div className={styles.hud} data-hud aria-hidden>
        {counted && <span ref={counter} className="mono" data-counter />}
        {(rate !== 1 || slow) && <span className="mono">{speedLabel(playedRate(rate, slow))}</span>}
        {range !== null && (
          <span className="mono">
            {range.start}–{range.end}
          </span>
        )}
      </div>
      {waitingAt !== null ? (
        <Button
          look="primary"
          className={styles.continue ?? ''}
          onClick={() => {
            clock.play();
          }}
        >
          <Play className="icon" aria-hidden />
          {t('continue')}
        </Button>
      ) : (
        signed &&
        ready &&
        !playing &&
        !failed && (
          <span ref={sign} className={styles.paused} aria-hidden>
            <Play size={26} fill="currentColor" />
          </span>
        )
      )}
      {late && !failed && (
        <span className={styles.paused} aria-hidden>
          <Spinner label={t('loadingTheClip')} size={26} />
        </span>
      )}
      {failed && (
        <p className={styles.failed} role="alert">
          {t('thisBrowserCouldNotPlay')}
        </p>
      )}
      {children}
    </div>
  );
}
