import type { Page, WebSocketRoute } from 'playwright';
import { expect } from 'playwright/test';

/** Lets a page that is opened next hear nothing live. @returns lets it hear from now on, once it has asked to */
export async function holdSocket(page: Page): Promise<() => Promise<void>> {
  const sockets: WebSocketRoute[] = [];
  await page.routeWebSocket(/socket\.io/, (socket) => void sockets.push(socket));
  return async () => {
    await expect.poll(() => sockets.length, { timeout: 30_000 }).toBe(1);
    sockets[0]?.connectToServer();
  };
}
