import { fileURLToPath } from 'node:url';
import { ServerProcess } from '../server-process.js';

const here = (name: string): URL => new URL(name, import.meta.url);

/** The product with one game more, in all its threads. @param pageFolder what `build-page.js` made; null = no pages */
export function startWithThirdGame(dataDir: string, pageFolder: string | null): Promise<ServerProcess> {
  const env = { NODE_OPTIONS: `--import=${here('./register.js').href}` };
  const main = fileURLToPath(here('./serve.js'));
  return ServerProcess.start(dataDir, env, pageFolder === null ? [] : [pageFolder], { main });
}
