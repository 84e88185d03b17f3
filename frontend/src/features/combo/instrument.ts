import { useMediaQuery } from '../../shared/lib/use-media-query.js';
import { t } from './texts.js';

/** Of the window: wide and high enough that clip, lanes and rail stand beside each other. The same words stand in the style sheets. */
const ROOMY = t('minWidth625emAnd');

/** Whether the combo page is one instrument of the window's height; else its parts follow each other and the page scrolls. */
export const useInstrument = (): boolean => useMediaQuery(ROOMY);
