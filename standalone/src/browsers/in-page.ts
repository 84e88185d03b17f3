/// <reference lib="dom" />

/** Words of an element: whole, or by a pattern. */
export type Words = string | RegExp;

/** Where something stands in a page, as people tell it. */
export interface Spot {
  readonly role?: string;
  readonly name?: Words;
  /** That of a field. */
  readonly label?: Words;
  readonly text?: Words;
  /** For what has no words. */
  readonly css?: string;
  readonly within?: Spot;
}

/** A spot as it goes into the page: patterns are taken apart. */
export type SentSpot = Record<string, unknown>;

/** Takes a spot's patterns apart, so that it can be sent. */
export const sent = (spot: Spot): SentSpot =>
  Object.fromEntries(
    Object.entries(spot as Record<string, unknown>).map(([key, value]) => [
      key,
      value instanceof RegExp
        ? { source: value.source, flags: value.flags }
        : key === 'within'
          ? sent(value as Spot)
          : value,
    ]),
  );

/** What Testing Library gives to a page. */
interface Library {
  queryAllByRole(root: HTMLElement, role: string, how: { name?: Words }): HTMLElement[];
  queryAllByLabelText(root: HTMLElement, words: Words): HTMLElement[];
  queryAllByText(root: HTMLElement, words: Words): HTMLElement[];
}

/** Gives the page a function that finds elements by role, label and words. Runs in the page, after Testing Library. */
export function teachToFind(): void {
  const { TestingLibraryDom: library } = window as Window & { TestingLibraryDom?: Library };
  if (library === undefined) throw new Error('Testing Library is not in the page');
  const wordsOf = (value: unknown): Words | undefined => {
    if (value === undefined || typeof value === 'string') return value;
    const { source, flags } = value as { source: string; flags: string };
    return new RegExp(source, flags);
  };
  const find = (spot: Record<string, unknown>): HTMLElement[] => {
    const roots =
      spot.within === undefined ? [document.body] : find(spot.within as Record<string, unknown>).slice(0, 1);
    return roots.flatMap((root) => {
      const name = wordsOf(spot.name);
      const label = wordsOf(spot.label);
      const text = wordsOf(spot.text);
      if (typeof spot.role === 'string')
        return library
          .queryAllByRole(root, spot.role, name === undefined ? {} : { name })
          .filter((each) => text === undefined || new RegExp(text).test(each.textContent));
      if (label !== undefined) return library.queryAllByLabelText(root, label);
      if (text !== undefined) return library.queryAllByText(root, text);
      return [...root.querySelectorAll<HTMLElement>(String(spot.css))];
    });
  };
  Object.assign(window, { findSpot: find });
}

/** Remembers what goes wrong in the page from its first script on: uncaught errors and breaches of the Content-Security-Policy. */
export function listenForErrors(): void {
  const pageErrors: string[] = [];
  Object.assign(window, { pageErrors });
  window.addEventListener('error', ({ message }) => pageErrors.push(message));
  window.addEventListener('unhandledrejection', ({ reason }) => pageErrors.push(String(reason)));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    pageErrors.push(`${violatedDirective} forbids ${blockedURI}`),
  );
}

/** Where to click on an element, in pixels of the window; otherwise why it cannot be clicked. Brings it into sight. Runs in the page. */
export function placeOf(element: Element): { readonly x: number; readonly y: number } | string {
  if (element.matches(':disabled, [aria-disabled=true]')) return 'cannot be used';
  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  const place = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  const hit = document.elementFromPoint(place.x, place.y);
  if (width === 0 || hit === null) return 'is not to be seen';
  return element.contains(hit) || hit.contains(element) ? place : `is covered by ${hit.outerHTML.slice(0, 120)}`;
}
