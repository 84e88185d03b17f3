import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright';

/** MB that the pages of a browser, with their workers, ever held at once: most resident memory of its renderers (Linux). */
export async function mostPageMegabytes(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const held = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${String(id)}/status`, 'utf8'))?.[1] ?? 0);
  return held.reduce<number>((sum, kilobytes) => sum + Number(kilobytes), 0) / 1024;
}
