import { BadgeCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { LiveCard } from '../../shared/combos/newest-parts.js';
import styles from './combo-card.module.css';

interface Props {
  readonly card: LiveCard;
  /** Within 200 px of the viewport: pictures are worth loading. */
  readonly near: boolean;
  readonly playing: boolean;
}

const WAITING: Readonly<Record<string, string>> = {
  waiting: 'Preview is waiting',
  working: 'Preview is being made',
  failed: 'Preview could not be made',
};

/** Thumbnail, and the preview over it while it plays. */
export function CardClip({ card, near, playing }: Props) {
  const { thumbnail, preview, previewState } = card;
  return (
    <div className={styles.stage}>
      {near && thumbnail !== null && <img src={thumbnail} alt="" decoding="async" />}
      {near && playing && preview !== null && <PreviewVideo key={preview} src={preview} />}
      {previewState.state !== 'ready' && (
        <span className={styles.waiting}>
          {WAITING[previewState.state]}
          {previewState.state === 'working' && ` ${String(Math.round(previewState.percent))} %`}
        </span>
      )}
      {card.verified && (
        <span className={styles.verified}>
          <BadgeCheck size={15} aria-hidden />
          verified
        </span>
      )}
      <span className={`mono ${styles.difficulty ?? ''}`}>{card.difficulty}</span>
    </div>
  );
}

/** Exists only while it plays; leaving frees its decoder. */
function PreviewVideo({ src }: { readonly src: string }) {
  const video = useRef<HTMLVideoElement>(null);
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = video.current;
    if (element === null) return;
    element.play().catch(() => undefined); // the browser may refuse: the thumbnail stays
    return () => {
      element.removeAttribute('src');
      element.load();
    };
  }, []);
  return (
    <>
      <video
        ref={video}
        src={src}
        muted
        loop
        playsInline
        disableRemotePlayback
        tabIndex={-1}
        aria-hidden
        onTimeUpdate={({ currentTarget: { currentTime, duration } }) => {
          if (bar.current !== null && duration > 0)
            bar.current.style.width = `${String((currentTime / duration) * 100)}%`;
        }}
      />
      <span className={styles.progress}>
        <i ref={bar} />
      </span>
    </>
  );
}
