/**
 * Called before a row of a list goes together with the tool that was pressed in it: gives the focus to the same tool
 * (`data-tool`) of the row after it, or before it, or else to the heading of the page (which has a tabIndex of -1).
 */
export function focusNeighbour(tool: HTMLElement): void {
  const row = tool.closest('li');
  const same = `[data-tool="${tool.dataset['tool'] ?? ''}"]`;
  const beside = [row?.nextElementSibling, row?.previousElementSibling].map((each) =>
    each?.querySelector<HTMLElement>(same),
  );
  const next = beside.find((each) => each instanceof HTMLElement) ?? tool.closest('main')?.querySelector('h1');
  next?.focus({ preventScroll: true });
}
