import { Maximize2, Minus, Plus } from 'lucide-react';
import { zoomedIn, zoomedOut } from './lane-zoom.js';
import styles from './ruler.module.css';
import type { LaneView } from './use-lane-zoom.js';

/** Out of the lanes, into them, and all of the clip; in the corner over the lanes' names. */
export function ZoomButtons({ view: { px, fit, zoomTo } }: { readonly view: Pick<LaneView, 'px' | 'fit' | 'zoomTo'> }) {
  const buttons = [
    ['Zoom out of the lanes', Minus, zoomedOut(px, fit), px <= fit],
    ['Zoom into the lanes', Plus, zoomedIn(px, fit), px >= 16],
    ['Whole clip in the lanes', Maximize2, 'fit', px <= fit],
  ] as const;
  return (
    <div className={styles.corner} role="group" aria-label="Zoom of the lanes">
      {buttons.map(([name, Icon, zoom, idle]) => (
        <button
          key={name}
          type="button"
          className={styles.zoom}
          aria-label={name}
          data-tip={name}
          aria-disabled={idle}
          onClick={() => {
            if (!idle) zoomTo(zoom);
          }}
        >
          <Icon size={14} strokeWidth={1.75} aria-hidden />
        </button>
      ))}
    </div>
  );
}
