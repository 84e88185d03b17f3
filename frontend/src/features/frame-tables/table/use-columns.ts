import { useMediaQuery } from '../../../shared/lib/use-media-query.js';
import { COLUMNS, type Column } from './frame-rows.js';

const MEDIUM: readonly Column[] = ['startup', 'total', 'landingLag', 'onShield'];
const NARROW: readonly Column[] = ['startup', 'onShield'];

/** The columns that a window has room for beside the bars; the others are told where a move is opened. */
export function useColumns(): readonly Column[] {
  const narrow = useMediaQuery('(max-width: 37.5em)');
  const medium = useMediaQuery('(max-width: 62em)');
  return narrow ? NARROW : medium ? MEDIUM : COLUMNS;
}
