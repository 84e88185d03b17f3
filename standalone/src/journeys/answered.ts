import type { Page, Response } from 'playwright';

/**
 * Does something and waits until the server has answered what the page sends to a path because of it: a page shows a
 * wish before it is sent, and whoever leaves at once leaves before it is kept.
 * @param times how many answers are awaited, at least 1
 */
export async function answered(page: Page, path: string, act: () => Promise<void>, times = 1): Promise<void> {
  let open = times;
  const all = page.waitForResponse((response: Response) => response.url().endsWith(path) && --open <= 0);
  await Promise.all([all, act()]);
}
