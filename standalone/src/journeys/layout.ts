/// <reference lib="dom" />
import type { Page } from 'playwright';

/** What reaches out of the window to the right, when the page can be scrolled there. */
export function sideways(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.body.querySelectorAll('*')].filter(
      (each) => each.getBoundingClientRect().right > clientWidth + 0.5,
    );
    return [`${String(scrollWidth)} > ${String(clientWidth)}: ${wide[0]?.outerHTML.slice(0, 120) ?? ''}`];
  });
}

/** Controls that are missed: less than so many px high or wide, 44 for a finger, 24 for a mouse. Links within sentences are let off, as WCAG does. */
export function smallTargets(page: Page, least = 44): Promise<readonly string[]> {
  return page.evaluate(async (LEAST) => {
    await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined)));
    /** The whole box of a select, not the text in it. */
    const fieldOf = (element: Element) =>
      element.getAttribute('role') === 'combobox'
        ? (element.closest('div:has(> div > div > [role=combobox])') ?? element)
        : element;
    const reach = (element: Element) => {
      const field = fieldOf(element);
      const { x, y, width, height } = field.getBoundingClientRect();
      const middle = { x: x + width / 2, y: y + height / 2 };
      // The finger may hit a label, or what an element adds around itself.
      const slider = element.closest('[role=slider]')?.parentElement?.parentElement;
      const mine = (at: Element | null) =>
        at !== null &&
        (field.contains(at) ||
          labels(element).some((l) => l.contains(at)) ||
          // one end of a range may lie on the other
          (slider?.contains(at) === true && at.closest('[role=slider]') !== null));
      const length = (dx: number, dy: number) => {
        let most = 0;
        while (most < LEAST && mine(document.elementFromPoint(middle.x + dx * most, middle.y + dy * most))) most++;
        return most;
      };
      return { width: length(1, 0) + length(-1, 0), height: length(0, 1) + length(0, -1) };
    };
    const labels = (element: Element): Element[] => [...((element as HTMLInputElement).labels ?? [])];
    const inSentence = (element: Element) =>
      element.matches('p a, p button, span > button') && getComputedStyle(element).display === 'inline';
    const modal = [...document.querySelectorAll('[role=dialog]')].at(-1); // the topmost
    return [...(modal ?? document).querySelectorAll('a, button, input, select, textarea, [role=slider]')]
      .filter((each) => {
        const { width, height } = each.getBoundingClientRect();
        const seen = each.checkVisibility({ opacityProperty: true, visibilityProperty: true });
        return seen && width > 1 && height > 1 && !inSentence(each) && !each.matches(':disabled, [tabindex="-1"]');
      })
      .flatMap((each) => {
        each.scrollIntoView({ block: 'center', inline: 'center' });
        if (each.getBoundingClientRect().bottom <= 0) return []; // it comes with the focus, or the bar is hidden
        const { width, height } = reach(each);
        return width < LEAST - 1 || height < LEAST - 1
          ? [`${String(width)} x ${String(height)}: ${each.outerHTML.slice(0, 140)}`]
          : [];
      });
  }, least);
}
