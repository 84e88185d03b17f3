import { useEffect, useRef, useState } from 'react';
import { useInView } from '../../../shared/lib/use-in-view.js';
import { useReducedMotion } from '../../../shared/lib/use-media-query.js';
import { useStore } from '../../../shared/store/use-store.js';
import { drawScene, type ReplayScene } from '@combolab/drawn-replay';
import styles from './scene-canvas.module.css';
import type { ScenePlayer } from './scene-player.js';

/** Pixels of the screen in one of the page that are drawn: more is not seen in flat shapes. */
const FINEST = 2;
/** Pixels of the screen drawn from side to side at most, where the picture is not larger itself: each costs time. */
const WIDEST = 2560;
const SHAPE = 16 / 9;

interface Size {
  /** Pixels of the page. */
  readonly width: number;
  readonly height: number;
  readonly fine: number;
}

function useSize(canvas: React.RefObject<HTMLCanvasElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: 640, height: 360, fine: 1 });
  useEffect(() => {
    const element = canvas.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => {
      const width = Math.round(element.clientWidth);
      if (width === 0) return;
      const fine = Math.max(1, Math.min(FINEST, devicePixelRatio, WIDEST / width));
      setSize((old) =>
        old.width === width && old.fine === fine ? old : { width, height: Math.round(width / SHAPE), fine },
      );
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [canvas]);
  return size;
}

interface Props {
  readonly scene: ReplayScene;
  readonly player: ScenePlayer;
  readonly label: string;
  readonly card: boolean;
}

/** The picture of a player's frame, drawn while it is in view. */
export function SceneCanvas({ scene, player, label, card }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const inView = useInView(canvas, '80px 0px');
  const reducedMotion = useReducedMotion();
  const { width, height, fine } = useSize(canvas);
  const playing = useStore(player.states, (state) => state.playing);
  useEffect(() => (inView && playing ? player.run() : undefined), [inView, playing, player]);
  useEffect(() => {
    const context = inView ? canvas.current?.getContext('2d') : null;
    if (context === null || context === undefined) return undefined;
    return player.onFrame((frame) => {
      context.setTransform(fine, 0, 0, fine, 0, 0);
      drawScene(context, scene, frame, { width, height, card, reducedMotion });
    });
  }, [inView, player, scene, width, height, fine, card, reducedMotion]);
  return (
    <canvas
      ref={canvas}
      className={styles.canvas}
      width={Math.round(width * fine)}
      height={Math.round(height * fine)}
      role="img"
      aria-label={label}
    />
  );
}
