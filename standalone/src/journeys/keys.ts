/// <reference lib="dom" />
import type { Locator, Page } from 'playwright';

/** More stops than any page has. */
const MOST_STOPS = 120;
/** A ring may be drawn by what stands closely around the element. */
const AROUND = 4;

/** The focused element when nothing shows that it has the focus; empty when a ring of 2 px or more is there. */
export function withoutRing(page: Page): Promise<readonly string[]> {
  return page.evaluate(async (around) => {
    // What is drawn, not what is about to be.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const focused = document.activeElement;
    if (focused === null || focused === document.body) return [];
    let element: Element | null = focused;
    for (let n = 0; n < around && element !== null; n++, element = element.parentElement) {
      await Promise.all(element.getAnimations().map((animation) => animation.finished));
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      if (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) return [];
    }
    // Shapes of a drawing have a ring as their line.
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = 'var(--focus)';
    const ring = getComputedStyle(probe).color;
    probe.remove();
    for (const shape of [focused, ...focused.querySelectorAll('*')]) {
      const { stroke, strokeWidth, vectorEffect } = getComputedStyle(shape);
      if (stroke === ring && Number.parseFloat(strokeWidth) >= 2 && vectorEffect === 'non-scaling-stroke') return [];
    }
    return [focused.outerHTML.slice(0, 160) + focused.textContent.slice(0, 40)];
  }, AROUND);
}

interface Way {
  /** Go backwards. */
  readonly back?: boolean;
}

/**
 * Goes on with Tab until `target` has the focus.
 * @returns the stops on the way where the focus could not be seen
 * @throws Error when it cannot be reached
 */
export async function tabTo(page: Page, target: Locator, { back = false }: Way = {}): Promise<readonly string[]> {
  await target.waitFor();
  const unseen: string[] = [];
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    if (await target.evaluate((element) => element === element.ownerDocument.activeElement)) return unseen;
    await page.keyboard.press(back ? 'Shift+Tab' : 'Tab');
    unseen.push(...(await withoutRing(page)));
  }
  throw new Error(`${target.toString()} cannot be reached with Tab`);
}

/** Goes to `target` and presses it. */
export async function pressOn(page: Page, target: Locator, way: Way = {}): Promise<readonly string[]> {
  const unseen = await tabTo(page, target, way);
  await page.keyboard.press('Enter');
  return unseen;
}

/** Goes to `target` and types. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<readonly string[]> {
  const unseen = await tabTo(page, target);
  await page.keyboard.type(text);
  return unseen;
}
