import { useEffect, useRef } from 'react';

/** What tells the frame: a clip's clock. */
export interface FrameSource {
  readonly frame: number;
  readonly onFrame: (listener: (frame: number) => void) => () => void;
  readonly subscribe: (listener: () => void) => () => void;
  readonly snapshot: () => { readonly playing: boolean };
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
