import { Maximize2, Minus, Plus } from 'lucide-react';
import { zoomedIn, zoomedOut } from './lane-zoom.js';
import styles from './ruler.module.css';
import type { LaneView } from './use-lane-zoom.js';
import { t } from './texts.js';

/** Out of the lanes, into them, and all of the clip; in the corner over the lanes' names. */
export function ZoomButtons({ view: { px, fit, zoomTo } }: { readonly view: Pick<LaneView, 'px' | 'fit' | 'zoomTo'> }) {
  const buttons = [
    [t('zoomOutOfTheLanes'), Minus, zoomedOut(px, fit), px <= fit],
    [t('zoomIntoTheLanes'), Plus, zoomedIn(px, fit), px >= 16],
    [t('wholeClipInTheLanes'), Maximize2, 'fit', px <= fit],
  ] as const;
  return (
    <div className={styles.corner} role="group" aria-label={t('zoomOfTheLanes')}>
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
