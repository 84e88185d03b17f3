import { useRef } from 'react';
import { createPortal } from 'react-dom';
import type { ScrubSheet } from '@combolab/contracts';
import { useClock } from '../../../shared/clip/clock-provider.js';
import styles from '../../../shared/lanes/ruler.module.css';
import { FrameSlider } from './frame-slider.js';
import { SeekThumbnail } from './seek-thumbnail.js';

/**
 * The ruler as the scrubber: a slider over its numbers, whose thumb is as wide as a frame, so that a frame is under the pointer
 * exactly where the lanes have it.
 */
export function Scrubber({ sheet }: { readonly sheet?: ScrubSheet | undefined }) {
  const { lastFrame } = useClock();
  const bar = useRef<HTMLDivElement>(null);
  return (
    <div ref={bar} className={styles.scrubber} style={{ '--frames': lastFrame + 1 }}>
      <FrameSlider />
      {/* The lanes scroll: in them it would be cut off. */}
      {createPortal(<SeekThumbnail sheet={sheet} bar={bar} floats />, document.body)}
    </div>
  );
}
