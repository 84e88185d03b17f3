import type { Page } from 'playwright';
import { expect } from 'playwright/test';

/**
 * Hears what the page is told by its socket. To be called before the page is opened.
 * @returns resolves once the page is in a room
 */
export function joinedRooms(page: Page): (room: string) => Promise<void> {
  const heard: string[] = [];
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => heard.push(String(payload)));
  });
  return (room) => expect.poll(() => heard.some((each) => each.includes(`"${room}"`))).toBe(true);
}
