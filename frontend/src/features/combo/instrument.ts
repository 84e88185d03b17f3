import { useMediaQuery } from '../../shared/lib/use-media-query.js';

/** Of the window: wide and high enough that clip, lanes and rail stand beside each other. The same words stand in the style sheets. */
const ROOMY = '(min-width: 62.5em) and (min-height: 35em)';

/** Whether the combo page is one instrument of the window's height; else its parts follow each other and the page scrolls. */
export const useInstrument = (): boolean => useMediaQuery(ROOMY);
