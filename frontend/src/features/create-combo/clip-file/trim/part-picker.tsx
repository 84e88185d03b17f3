import { Play } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { seekTimeOf } from '../../../../shared/clip/clock-rules.js';
import { Button } from '../../../../shared/ui/button.js';
import { FrameRange } from '../../../../shared/ui/frame-range.js';
import styles from './trim-dialog.module.css';
import { secondsOf, type TrimPlan } from './trim-plan.js';
import { secondsWords } from '../seconds-words.js';
import { t } from '../../texts.js';

type Part = Pick<TrimPlan, 'from' | 'to'>;

interface Props {
  /** Where it is played from, or the file itself. */
  readonly src: string | Blob;
  readonly lastFrame: number;
  /** What its player counts before the first picture, in s. */
  readonly delayS?: number | undefined;
  readonly part: Part;
  readonly onPart: (part: Part) => void;
  readonly disabled: boolean;
}

const timeOf = (frame: number): string => secondsWords(frame / 60, 2);
const readOut = (frame: number): string => t('frameAndTime', { frame, time: timeOf(frame) });

/** The clip, and the frames that are kept of it. */
export function PartPicker({ src, lastFrame, delayS = 0, part, onPart, disabled }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const end = useRef(part.to);
  useEffect(() => {
    const address = typeof src === 'string' ? src : URL.createObjectURL(src);
    if (video.current !== null) video.current.src = address;
    return () => {
      if (typeof src !== 'string') URL.revokeObjectURL(address);
    };
  }, [src]);
  useEffect(() => {
    end.current = part.to;
  }, [part.to]);
  const show = (frame: number) => {
    if (video.current === null) return;
    video.current.pause();
    video.current.currentTime = delayS + seekTimeOf(frame);
  };
  return (
    <>
      <video
        ref={video}
        className={styles.video}
        muted
        playsInline
        preload="auto"
        aria-label={t('thePartThatIsKept')}
        onTimeUpdate={({ currentTarget }) => {
          if (currentTarget.currentTime - delayS >= (end.current + 1) / 60) currentTarget.pause();
        }}
      />
      <FrameRange
        label={t('thePartThatIsKept')}
        lastFrame={Math.max(1, lastFrame)}
        value={[part.from, part.to]}
        disabled={disabled}
        textOf={readOut}
        onChange={([from, to], moved) => {
          onPart({ from, to });
          show(moved);
        }}
      />
      <div className={styles.line}>
        <span className="mono">{t('partFromTo', { from: timeOf(part.from), to: timeOf(part.to + 1) })}</span>
        <span className="mono">{secondsWords(secondsOf({ ...part, height: null }), 2)}</span>
        <Button
          size="s"
          disabled={disabled}
          onClick={() => {
            show(part.from);
            void video.current?.play().catch(() => undefined);
          }}
        >
          <Play className="icon" aria-hidden />
          {t('playThePart')}
        </Button>
      </div>
    </>
  );
}
