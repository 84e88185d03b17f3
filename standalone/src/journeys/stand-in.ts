import type { Page, Route } from 'playwright';

/**
 * Answers in the server's place what matches, until the function that it gives is called. Interception itself stays
 * on: a request that is under way while Chromium turns it off may hang for ever.
 */
export async function standIn(
  page: Page,
  url: string,
  answer: (route: Route) => Promise<void> | void,
): Promise<() => void> {
  let standing = true;
  await page.route(url, (route) => (standing ? answer(route) : route.fallback()));
  return () => {
    standing = false;
  };
}
