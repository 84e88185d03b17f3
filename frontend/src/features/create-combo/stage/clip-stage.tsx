import { FRAMES_PER_SECOND } from '@combolab/contracts';
import { Film, Play } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState, type DragEvent, type ReactNode } from 'react';
import { useClock } from '../../../shared/clip/clock-provider.js';
import { mendStalls } from '../../../shared/clip/mend-stall.js';
import { useClipSound } from '../../../shared/clip/sound/use-clip-sound.js';
import { useClockState, useDrawFrame } from '../../../shared/clip/use-clock.js';
import { cx } from '../../../shared/lib/cx.js';
import { Button } from '../../../shared/ui/button.js';
import { ChooseFile } from './choose-file.js';
import type { RawPart } from '../clip-file/raw/raw-job.js';
import { t } from '../texts.js';
import styles from './clip-stage.module.css';

/** The clip of the editor: what it plays and how another one comes. */
export interface StageClip {
  /** Address of the clip; null until one is chosen. */
  readonly src: string | null;
  /** The clip itself, where it lies on this computer. */
  readonly file?: Blob | undefined;
  /** Takes another clip; absent where the clip is given. */
  readonly onFile?: ((file: File) => void) | undefined;
  /** Files that can be chosen, as `<input accept>`. */
  readonly accept: string;
  /** Why the file last chosen cannot be the clip. */
  readonly problem: string | null;
  /** Seconds of the clip, where they are known from its pictures: some files don't tell their player. */
  readonly seconds?: number | undefined;
  /** What its player counts before the first picture, in s. */
  readonly delayS?: number | undefined;
  /** What of the video is the clip, in its frames, both included; all of it by default. */
  readonly part?: RawPart | undefined;
  /** Whether there is anything to hear in it. */
  readonly sound?: boolean | undefined;
  /** Seconds of the clip, once they are known; null when the browser cannot play it. */
  readonly onDuration: (seconds: number | null) => void;
  /** What is said of the clip: its rate of pictures, the way to trim it. */
  readonly facts?: ReactNode;
}

interface Props {
  readonly clip: StageClip;
  readonly children?: ReactNode;
}

/** The clip under work, or the place to choose or drop one. */
export function ClipStage({ clip, children }: Props) {
  const { src, onFile, accept, problem, facts } = clip;
  const [over, setOver] = useState(false);
  const dropping = onFile && {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => {
      setOver(false);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      const file = event.dataTransfer.files[0];
      if (file !== undefined) onFile(file);
    },
  };
  return (
    <div className={styles.column}>
      <div className={cx(styles.stage, src === null && styles.empty, over && styles.over)} {...dropping}>
        {src === null ? (
          <Choose accept={accept} onFile={onFile} problem={problem} />
        ) : (
          <>
            <Picture {...clip} key={src} src={src} />
            {onFile && (
              <div className={styles.other}>
                <ChooseFile accept={accept} onFile={onFile} problem={problem} />
              </div>
            )}
          </>
        )}
        {children}
      </div>
      {problem !== null && (
        <p id="clip-problem" role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      {facts}
    </div>
  );
}

function Choose({ accept, onFile, problem }: Pick<StageClip, 'accept' | 'onFile' | 'problem'>) {
  return (
    <div className={styles.choose}>
      <Film size={28} strokeWidth={1.5} aria-hidden />
      {onFile ? (
        <>
          <p className={styles.title}>{t('chooseTheClipOrDrop')}</p>
          <p className={styles.hint}>{t('mp4MovMkvOrWebm')}</p>
          <ChooseFile accept={accept} onFile={onFile} problem={problem} first />
        </>
      ) : (
        <>
          <p className={styles.title}>{t('theClipIsNotReady')}</p>
          <p className={styles.hint}>{t('youCanChangeEverythingBut')}</p>
        </>
      )}
    </div>
  );
}

interface PictureProps extends Pick<StageClip, 'seconds' | 'delayS' | 'part' | 'sound' | 'onDuration'> {
  readonly src: string;
}

function Picture({ src, sound = false, seconds, delayS = 0, part, onDuration }: PictureProps) {
  const clock = useClock();
  const video = useRef<HTMLVideoElement>(null);
  const tag = useRef<HTMLSpanElement>(null);
  const { waitingAt } = useClockState(clock);
  const beginS = delayS + (part === undefined ? 0 : part.from / FRAMES_PER_SECOND);
  const frames = part === undefined ? undefined : part.to - part.from + 1;
  // before anything can be pressed
  useLayoutEffect(
    () => (video.current === null ? undefined : clock.attach(video.current, { delayS: beginS, frames })),
    [clock, beginS, frames],
  );
  useEffect(() => (video.current === null ? undefined : mendStalls(video.current)), []);
  useClipSound(video, clock, sound);
  useDrawFrame(clock, (frame) => {
    if (tag.current !== null) tag.current.textContent = `${String(frame)} / ${String(clock.lastFrame)}`;
  });
  return (
    <>
      <video
        ref={video}
        src={src}
        muted
        playsInline
        preload="auto"
        disableRemotePlayback
        aria-label={t('theClip')}
        onLoadedMetadata={({ currentTarget }) => {
          const told = Number.isFinite(currentTarget.duration) ? currentTarget.duration : (seconds ?? null);
          if (frames !== undefined) onDuration(frames / FRAMES_PER_SECOND);
          else onDuration(told === null ? null : told - delayS);
        }}
        onError={() => {
          onDuration(null);
        }}
      />
      <span ref={tag} className={`mono ${styles.tag ?? ''}`} />
      {waitingAt !== null && (
        <Button
          look="primary"
          className={styles.continue}
          onClick={() => {
            clock.play();
          }}
        >
          <Play className="icon" aria-hidden />
          {t('continue')}
        </Button>
      )}
    </>
  );
}
