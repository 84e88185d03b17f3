import { Film, Upload } from 'lucide-react';
import { useEffect, useId, useRef, useState, type DragEvent } from 'react';
import { cx } from '../../shared/lib/cx.js';
import { Button } from '../../shared/ui/button.js';
import { CLIP_TYPES } from './clip-file.js';
import styles from './clip-stage.module.css';
import type { ClipClock } from './clip-clock.js';
import { useFrame, useLastFrame } from './use-clip-clock.js';

interface Props {
  readonly clock: ClipClock;
  readonly src: string | null;
  readonly onFile?: (file: File) => void;
  readonly onDuration: (seconds: number | null) => void;
  readonly problem: string | null;
}

/** The clip under work, or the place to choose or drop one. */
export function ClipStage({ clock, src, onFile, onDuration, problem }: Props) {
  const [over, setOver] = useState(false);
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  useEffect(() => (video === null ? undefined : clock.attach(video)), [clock, video]);
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file !== undefined) onFile?.(file);
  };
  const dropping = onFile && {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => {
      setOver(false);
    },
    onDrop,
  };
  return (
    <div className={styles.column}>
      <div className={cx(styles.stage, src === null && styles.empty, over && styles.over)} {...dropping}>
        {src === null ? (
          <div className={styles.choose}>
            <Film size={28} strokeWidth={1.5} aria-hidden />
            {onFile ? (
              <>
                <p className={styles.title}>Choose the clip, or drop it here</p>
                <p className={styles.hint}>mp4, mov or webm, at most 20 MB and 60 seconds</p>
                <ChooseFile onFile={onFile} problem={problem} first />
              </>
            ) : (
              <>
                <p className={styles.title}>The clip is not ready</p>
                <p className={styles.hint}>You can change everything but the presses meanwhile.</p>
              </>
            )}
          </div>
        ) : (
          <>
            <video
              ref={setVideo}
              key={src}
              src={src}
              muted
              playsInline
              preload="auto"
              disableRemotePlayback
              aria-label="The clip"
              onLoadedMetadata={({ currentTarget }) => {
                onDuration(currentTarget.duration);
              }}
              onError={() => {
                onDuration(null);
              }}
            />
            <FrameTag clock={clock} />
            {onFile && (
              <div className={styles.other}>
                <ChooseFile onFile={onFile} problem={problem} />
              </div>
            )}
          </>
        )}
      </div>
      {problem !== null && (
        <p id="clip-problem" role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}

function FrameTag({ clock }: { readonly clock: ClipClock }) {
  const frame = useFrame(clock);
  const last = useLastFrame(clock);
  return (
    <span className={`mono ${styles.tag ?? ''}`}>
      {frame} / {last}
    </span>
  );
}

interface ChooseProps {
  readonly onFile: (file: File) => void;
  readonly problem: string | null;
  readonly first?: boolean;
}

function ChooseFile({ onFile, problem, first = false }: ChooseProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        id={id}
        type="file"
        accept={CLIP_TYPES}
        className="visuallyHidden"
        tabIndex={-1}
        aria-label="Video file"
        {...(problem !== null && { 'aria-invalid': true, 'aria-describedby': 'clip-problem' })}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file !== undefined) onFile(file);
          target.value = '';
        }}
      />
      <Button size={first ? 'm' : 's'} onClick={() => input.current?.click()}>
        <Upload className="icon" aria-hidden />
        {first ? 'upload video' : 'other video'}
      </Button>
    </>
  );
}
