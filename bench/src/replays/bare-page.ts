import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { build } from 'vite';
import type { GameSummary } from './game-summary.js';

const HTML = `<!doctype html><meta charset="utf-8"><title>bare slippi-js</title>
<input type="file" multiple aria-label="Replay files"><p></p><script type="module" src="/main.js"></script>`;
const MAIN = `document.querySelector('input').addEventListener('change', ({ target }) => {
  const worker = new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }) => {
    globalThis.games = data;
    document.querySelector('p').textContent = data.length + ' replays read';
  };
  worker.postMessage([...target.files]);
});
`;
/** Files one after the other: settings, frames and statistics with their combos, as slippi-js is used. */
const WORKER = `import { SlippiGame } from '@slippi/slippi-js';

async function read(file) {
  try {
    const game = new SlippiGame(await file.arrayBuffer());
    const settings = game.getSettings();
    const frames = game.getFrames();
    const stats = game.getStats();
    return {
      players: (settings?.players ?? []).map(({ playerIndex }) => playerIndex),
      hasPartner: (settings?.players ?? []).some(({ characterId }) => characterId === 14),
      frames: Object.keys(frames).length,
      lastFrame: game.getLatestFrame()?.frame ?? null,
      complete: game.getGameEnd() !== undefined,
      hits: (stats?.combos ?? []).flatMap(({ moves }) => moves.map(({ frame }) => frame)),
    };
  } catch {
    return null;
  }
}
self.onmessage = async ({ data }) => {
  const games = [];
  for (const file of data) games.push(await read(file));
  self.postMessage(games);
};
`;
const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript' };

/** Slippi-js alone in one worker of a page that does nothing else. */
export class BarePage implements AsyncDisposable {
  private constructor(
    private readonly server: ReturnType<typeof createServer>,
    private readonly url: string,
  ) {}

  /** @param folder where the page is built; below node_modules, so that it finds its packages */
  static async start(folder: string): Promise<BarePage> {
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'index.html'), HTML);
    await writeFile(join(folder, 'main.js'), MAIN);
    await writeFile(join(folder, 'worker.js'), WORKER);
    await build({ root: folder, configFile: false, logLevel: 'error', build: { outDir: 'out', emptyOutDir: true } });
    const server = createServer(({ url = '/' }, response) => {
      const name = url === '/' ? '/index.html' : url;
      readFile(join(folder, 'out', name)).then(
        (bytes) => response.setHeader('Content-Type', TYPES[extname(name)] ?? '').end(bytes),
        () => response.writeHead(404).end(),
      );
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new BarePage(server, `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/`);
  }

  async open(browser: Browser): Promise<Page> {
    const page = await (await browser.newContext()).newPage();
    await page.goto(this.url);
    return page;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await new Promise((resolve) => this.server.close(resolve));
  }
}

/** @returns ms from choosing files until all of them are read */
export async function timeToRead(page: Page, files: readonly string[]): Promise<number> {
  const start = performance.now();
  await page.getByLabel('Replay files').setInputFiles([...files]);
  await page.getByText(/^\d+ replays read/).waitFor({ timeout: 600_000 });
  return performance.now() - start;
}

/** What slippi-js read; null for what it threw on. */
export const gamesRead = (page: Page): Promise<readonly (GameSummary | null)[]> =>
  page.evaluate(() => (globalThis as { games?: (GameSummary | null)[] }).games ?? []);
