/** Keys mean text, or a control's own business, where the focus is in one of these. */
const TYPING =
  'input:not([type=range], [type=checkbox], [type=radio]), textarea, select, [contenteditable=true], [role=combobox], [role=dialog], [role=menu]';

/** True where a key belongs to what has the focus. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(TYPING) !== null;

/** True in a dialog or menu, whose keys are its own. */
export const isModal = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role=dialog], [role=menu]') !== null;
