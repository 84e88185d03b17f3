import { useRef } from 'react';
import type { Action, ComboCard } from '@combolab/contracts';
import type { FrameClock } from './frame-clock.js';
import { LaneStrip } from './lane-strip.js';
import styles from './player.module.css';
import { SeekBar } from './seek-bar.js';
import { Stage } from './stage.js';
import { Transport } from './transport.js';
import { usePlayerKeys } from './use-player-keys.js';

interface Props {
  readonly clock: FrameClock;
  readonly actions: readonly Action[];
  readonly src: string;
  readonly poster: string | null;
}

/** The smallest file that still fills the stage; the largest when none does. */
export function bestRendition(
  { renditions, videoFile }: Pick<ComboCard, 'renditions' | 'videoFile'>,
  pixels: number,
): string | null {
  const sorted = [...renditions].sort((a, b) => a.width - b.width);
  return (sorted.find(({ width }) => width >= pixels) ?? sorted.at(-1))?.src ?? videoFile;
}

/** Width of the stage in the screen's own pixels. */
export const stagePixels = (): number => Math.min(innerWidth, 1100) * devicePixelRatio;

/** Clip, transport and lanes: one instrument. */
export function Player({ clock, actions, src, poster }: Props) {
  const stage = useRef<HTMLDivElement>(null);
  usePlayerKeys(clock);
  const breakpoints = actions.filter(({ breakpoint }) => breakpoint).map(({ frame }) => frame);
  return (
    <section className={styles.player} aria-label="Player">
      <Stage clock={clock} src={src} poster={poster} ref={stage} />
      <div className={styles.seek}>
        <SeekBar clock={clock} breakpoints={breakpoints} />
      </div>
      <Transport
        clock={clock}
        onFullscreen={() => {
          const change =
            document.fullscreenElement === null ? stage.current?.requestFullscreen() : document.exitFullscreen();
          change?.catch(() => undefined); // not allowed here: nothing happens
        }}
      />
      <LaneStrip clock={clock} actions={actions} />
    </section>
  );
}
