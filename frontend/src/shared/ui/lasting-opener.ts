/**
 * What something was opened by, for the focus to go back to. An item of a menu goes with its menu, which may close only after what
 * the item opened has the focus: of an item it is what the menu was opened by.
 */
export function lastingOpener(at: Element | null): Element | null {
  const by = at?.closest('[role="menu"]')?.getAttribute('aria-labelledby') ?? null;
  const opener = by === null ? null : document.getElementById(by);
  return opener === null || opener === at ? at : lastingOpener(opener);
}

/** What had the focus last, gone or not. */
let last: Element | null = null;
document.addEventListener('focusin', ({ target }) => {
  if (target instanceof Element) last = target;
});

/** What has the focus; what had it last while nothing has, as between the end of a menu and the focus of its button. */
export const focusedLast = (): Element | null =>
  document.activeElement === document.body ? last : document.activeElement;
