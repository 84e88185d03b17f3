import { useEffect } from 'react';
import { savesData } from '../../shared/lib/saves-data.js';
import { useComboQuery } from './combo-api.js';
import { bestRendition, stagePixels } from './player/rendition.js';

/** Has the browser fetch the beginning of a neighbour's clip, once the own one can run. */
export function useClipAhead(comboId: string | null, ready: boolean): void {
  const { data } = useComboQuery(comboId ?? '', { skip: comboId === null });
  const src = data === undefined ? null : bestRendition(data, stagePixels());
  useEffect(() => {
    if (src === null || !ready || savesData()) return;
    const clip = document.createElement('video');
    clip.muted = true;
    clip.preload = 'auto';
    clip.src = src;
    return () => {
      clip.removeAttribute('src');
      clip.load();
    };
  }, [src, ready]);
}
