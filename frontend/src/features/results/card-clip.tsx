import { useEffect, useRef, type RefObject } from 'react';
import { choiceName } from '../../shared/terms/choices.js';
import { previewPart } from '@combolab/contracts';
import type { LiveCard } from '../../shared/combos/newest-parts.js';
import { movePlayhead } from '../../shared/strip/input-strip.js';
import { axisOf } from '../../shared/strip/strip-paths.js';
import { MatchupTile } from '../../shared/ui/matchup-tile.js';
import { Picture } from '../../shared/ui/picture.js';
import { t } from './texts.js';
import styles from './combo-card.module.css';

interface Props {
  readonly card: LiveCard;
  /** Within 200 px of the viewport: pictures are worth loading. */
  readonly near: boolean;
  readonly playing: boolean;
  /** Moves along the inputs while it plays. */
  readonly playhead: RefObject<HTMLElement | null>;
}

/** What kind of combo it is. */
export const tagWords = (tags: readonly string[]): string => tags.map(choiceName).join(' / ');

const WAITING = {
  waiting: t('previewIsWaiting'),
  failed: t('previewCouldNotBeMade'),
} as const;

/** Thumbnail, and the preview over it while it plays. */
export function CardClip({ card, near, playing, playhead }: Props) {
  const { thumbnail, preview, previewState, frames, tags } = card;
  return (
    <div className={styles.stage}>
      <span className={styles.tile}>
        <MatchupTile
          fighters={[card.characterId, ...card.characterIds.slice(0, 1)]}
          otherwise={{ id: card._id, sign: null }}
        />
      </span>
      {near && <Picture src={thumbnail} />}
      {near && playing && preview !== null && (
        <PreviewVideo key={preview} src={preview} frames={frames} playhead={playhead} />
      )}
      {previewState.state !== 'ready' && (
        <span className={styles.waiting}>
          {previewState.state === 'working'
            ? t('previewIsBeingMade', {
                percent: Math.round(previewState.percent),
                stage: previewState.stage ?? 'whole',
              })
            : WAITING[previewState.state]}
        </span>
      )}
      {tags.length > 0 && <span className={styles.tags}>{tagWords(tags)}</span>}
    </div>
  );
}

interface VideoProps extends Pick<Props, 'playhead'> {
  readonly src: string;
  /** Of the clip. */
  readonly frames: number;
}

/** Exists only while it plays; leaving frees its decoder. */
function PreviewVideo({ src, frames, playhead }: VideoProps) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const element = video.current;
    const line = playhead.current;
    if (element === null) return;
    element.play().catch(() => undefined); // the browser may refuse: the thumbnail stays
    const { from, to } = previewPart(frames);
    const axis = axisOf(frames);
    let asked = 0;
    const draw = () => {
      const { currentTime, duration } = element;
      if (duration > 0) movePlayhead(line, from + ((to - from) * currentTime) / duration, axis);
      asked = requestAnimationFrame(draw);
    };
    draw();
    return () => {
      cancelAnimationFrame(asked);
      movePlayhead(line, null, axis);
      element.removeAttribute('src');
      element.load();
    };
  }, [frames, playhead]);
  return <video ref={video} src={src} muted loop playsInline disableRemotePlayback tabIndex={-1} aria-hidden />;
}
