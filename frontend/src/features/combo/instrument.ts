import { useMediaQuery } from '../../shared/lib/use-media-query.js';

/** Of the window: wide and high enough that clip, lanes and rail stand beside each other. The same words stand in the style sheets. */
const ROOMY = '(min-width: 62.5em) and (min-height: 35em)';
/** High enough that the controller stays over what is read beside the clip. */
const HIGH = '(min-width: 62.5em) and (min-height: 62.5em)';
/** Narrow, and high enough that what is read stands below the lanes and scrolls by itself. */
const POCKET = '(max-width: 62.49em) and (min-height: 35em)';

/** Whether clip, lanes and rail stand beside each other in a window that does not scroll. */
export const useInstrument = (): boolean => useMediaQuery(ROOMY);
/** Whether the controller stands over the rail's tabs, whichever is open. */
export const usePinnedController = (): boolean => useMediaQuery(HIGH);
/** Whether all follows each other in a window that does not scroll, as on a phone; where neither this nor the instrument is, the page scrolls. */
export const usePocket = (): boolean => useMediaQuery(POCKET);
