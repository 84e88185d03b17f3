import type { FrameClock } from '../../../shared/clip/frame-clock.js';
import type { Keys } from '../../../shared/keys/keys.js';
import type { Editing, EditingState } from './editing.js';

/** A dialog or field of the editor that an action opens. */
export type EditorPanel = 'record' | 'type' | 'replay' | 'note' | 'repeat' | 'stretch' | 'shift' | 'direction';

/** What actions work on. */
export interface EditorContext {
  readonly editing: Editing;
  readonly clock: FrameClock;
  /** There is a clip to work on. */
  readonly ready: boolean;
  readonly open: (panel: EditorPanel) => void;
  /** Writes the draft now; absent where there is none. */
  readonly save?: (() => void) | undefined;
}

export type ActionGroup = 'Clip' | 'Frame' | 'Selection' | 'Everything';

/** Something the editor does, wherever it is set off: a button, the menu, a key, the command palette. */
export interface EditorAction {
  readonly id: string;
  readonly group: ActionGroup;
  readonly label: string;
  /** Any of these keys. The first is the one that is shown. */
  readonly keys?: readonly Keys[];
  readonly enabled: (context: EditorContext, state: EditingState) => boolean;
  readonly run: (context: EditorContext) => void;
}

/** There is a clip to work on. */
export const always = ({ ready }: EditorContext): boolean => ready;
/** Something is selected. */
export const withSelection = (_: EditorContext, { selection }: EditingState): boolean => selection.size > 0;

/** An action that asks for more in a panel. */
export const panel = (id: EditorPanel, group: ActionGroup, label: string, keys?: Keys): EditorAction => ({
  id,
  group,
  label,
  ...(keys && { keys: [keys] }),
  enabled: group === 'Selection' ? withSelection : always,
  run: ({ open }) => {
    open(id);
  },
});
