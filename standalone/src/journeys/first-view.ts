/// <reference lib="dom" />
import type { Page } from 'playwright';

/** The smallest text that is drawn, in px: 11, in ruler ticks, durations, badges and the tab bar. */
const LEAST_TEXT_PX = 11;

/** The page's one headline, when it does not begin in the first view: what a page is must be seen without scrolling. */
export function hiddenHeadline(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    window.scrollTo(0, 0);
    const drawn = [...document.querySelectorAll('h1')].filter((each) => each.checkVisibility());
    const [first, second] = drawn;
    if (first === undefined) return ['there is no h1'];
    if (second !== undefined) return [`there are two h1: ${second.outerHTML.slice(0, 120)}`];
    const { top, width } = first.getBoundingClientRect();
    return top >= innerHeight || width === 0 ? [`the h1 begins at ${String(top)} px`] : [];
  });
}

/** Texts that are drawn smaller than anybody should have to read. */
export function smallText(page: Page): Promise<readonly string[]> {
  return page.evaluate((least) => {
    const found = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const { parentElement } = text;
      if (parentElement === null || text.textContent?.trim() === '') continue;
      if (!parentElement.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const { width, height } = parentElement.getBoundingClientRect();
      if (width <= 1 || height <= 1) continue; // for screen readers alone
      const box = parentElement.closest('svg');
      const zoom = box === null || box.viewBox.baseVal.width === 0 ? 1 : box.clientWidth / box.viewBox.baseVal.width;
      const size = Number.parseFloat(getComputedStyle(parentElement).fontSize) * zoom;
      if (size < least - 0.01) found.add(`${size.toFixed(1)} px: ${parentElement.outerHTML.slice(0, 120)}`);
    }
    return [...found];
  }, LEAST_TEXT_PX);
}

/** Primaries when there is more than one: of the dialog that is open, else of the page. */
export function manyPrimaries(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.background = 'var(--accent)';
    const accent = getComputedStyle(probe).backgroundColor;
    probe.remove();
    const where = [...document.querySelectorAll('[role=dialog]')].at(-1) ?? document;
    const primaries = [...where.querySelectorAll('button, a')].filter(
      (each) =>
        each.checkVisibility() &&
        getComputedStyle(each).backgroundColor === accent &&
        each.getBoundingClientRect().bottom > -scrollY, // the way to the content comes with the focus
    );
    return primaries.length > 1
      ? primaries.map((each) => `one of ${String(primaries.length)} primaries: ${each.outerHTML.slice(0, 140)}`)
      : [];
  });
}
