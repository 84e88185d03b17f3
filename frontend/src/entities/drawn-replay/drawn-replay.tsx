import { useMemo, type KeyboardEvent, type ReactElement } from 'react';
import { cx } from '../../shared/lib/cx.js';
import { useReducedMotion } from '../../shared/lib/use-media-query.js';
import styles from './drawn-replay.module.css';
import { SceneCanvas } from './player/scene-canvas.js';
import { ScenePlayer } from './player/scene-player.js';
import { SceneTransport } from './player/scene-transport.js';
import type { ReplayScene } from '@combolab/drawn-replay';

interface Props {
  readonly scene: ReplayScene;
  /** What is to be seen, for those who do not see it. */
  readonly label: string;
  /** A small picture in a list: closer, with play, pause and the slider alone. */
  readonly card?: boolean;
  readonly className?: string | undefined;
}

const STEPS: Readonly<Record<string, number>> = { ',': -1, '.': 1 };

/**
 * A canvas that plays a stretch of a replay, at once and over and over while it is in view; with reduced motion only when asked to. Comma and full stop
 * step by a frame.
 */
export function DrawnReplay({ scene, label, card = false, className }: Props): ReactElement {
  const still = useReducedMotion();
  const player = useMemo(() => new ScenePlayer(scene.from, scene.to, !still), [scene, still]);
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    player.step(step);
  };
  return (
    <div role="group" aria-label={label} className={cx(styles.replay, className)} onKeyDown={onKeyDown}>
      <SceneCanvas scene={scene} player={player} label={label} card={card} />
      <SceneTransport player={player} small={card} />
    </div>
  );
}
