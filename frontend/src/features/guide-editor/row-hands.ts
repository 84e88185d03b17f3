import type { GuideEditing } from './editing/guide-editing.js';
import type { TypeMenu } from './use-type-menu.js';

/** What the rows share; the same object from edit to edit. */
export interface RowHands {
  readonly editing: GuideEditing;
  readonly menu: TypeMenu;
  /** Opens the choice of a combo. */
  readonly pick: (id: number) => void;
  /** A section is dragged; null when it was let go. */
  readonly drag: (id: number | null) => void;
  /** The dragged section is let go over this one. */
  readonly drop: (id: number) => void;
}
