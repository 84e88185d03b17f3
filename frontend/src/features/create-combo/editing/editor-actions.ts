import { clipActions } from './clip-actions.js';
import type { EditorAction } from './editor-action.js';
import { frameActions } from './frame-actions.js';
import { selectionActions } from './selection-actions.js';
import { trackActions } from './track-actions.js';

/** Everything the editor does, once. */
export const EDITOR_ACTIONS: readonly EditorAction[] = [
  ...clipActions,
  ...frameActions,
  ...selectionActions,
  ...trackActions,
];

/** @throws Error for an unknown id */
export function editorAction(id: string): EditorAction {
  const found = EDITOR_ACTIONS.find((action) => action.id === id);
  if (found === undefined) throw new Error(`There is no editor action "${id}"`);
  return found;
}
