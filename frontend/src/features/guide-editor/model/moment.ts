import type { HistoryRules } from '../../../shared/lib/history.js';
import type { Caret, Sections } from './sections.js';

/** Sections with the caret in them. */
export interface Moment {
  readonly sections: Sections;
  readonly caret: Caret | null;
}

/** How the history of a guide is kept: a caret that moves is no step, typing that rests for a second begins another. */
export const WRITING: HistoryRules<Moment> = {
  isSame: (a, b) => a.sections === b.sections,
  restMs: 1000,
  most: 500,
};
