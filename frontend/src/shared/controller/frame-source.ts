import { createContext, use, useEffect, useRef } from 'react';
import type { Readable } from '../store/readable.js';

/** What tells the frame: a clip's clock. */
export interface FrameSource {
  readonly frame: number;
  readonly onFrame: (listener: (frame: number) => void) => () => void;
  readonly states: Readable<{ readonly playing: boolean }>;
}

/** Gives the parts below it what tells the frame: the clock of a player, or a sample without a clip. */
export const FrameSources = createContext<FrameSource | null>(null);

/**
 * What tells the frame to a drawing.
 * @throws {Error} where nothing does
 */
export function useFrameSource(): FrameSource {
  const source = use(FrameSources);
  if (source === null) throw new Error('useFrameSource: no FrameSources above');
  return source;
}

/** A source that can be led to a frame. */
export interface Seekable extends FrameSource {
  readonly pause: () => void;
  readonly seek: (frame: number) => void;
}

/** Shows a frame and stays there. */
export function goTo(clip: Seekable, frame: number): void {
  clip.pause();
  clip.seek(frame);
}

/** Draws something for every frame outside of React, and again after each render. */
export function useOnFrame(source: FrameSource, draw: (frame: number) => void): void {
  const latest = useRef(draw);
  useEffect(() => {
    latest.current = draw;
    draw(source.frame);
  });
  useEffect(
    () =>
      source.onFrame((frame) => {
        latest.current(frame);
      }),
    [source],
  );
}
