import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Settings } from '@combolab/platform';
import { openDataFolder } from '../data-folder/data-folder.js';
import { openProduct } from '../product.js';
import { controlCommands } from './control-commands.js';

/** Asks the running server. @returns null when none listens */
async function askRunning(
  path: string,
  command: string,
  args: readonly string[],
): Promise<{ ok: boolean; text: string } | null> {
  if (!existsSync(path)) return null;
  const socket = connect(path);
  try {
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('error', reject);
    });
  } catch (error) {
    // what a process that was killed has left
    if (!['ECONNREFUSED', 'ENOENT'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    return null;
  }
  socket.write(`${JSON.stringify({ command, args })}\n`);
  return JSON.parse(await text(socket)) as { ok: boolean; text: string };
}

/** Runs an operator's command: through the running server, or on the stores themselves when none runs. */
export async function askControl(
  settings: Settings,
  command: string,
  args: readonly string[],
): Promise<{ ok: boolean; text: string }> {
  const answered = await askRunning(openDataFolder(settings.dataDir).control, command, args);
  if (answered !== null) return answered;
  await using product = await openProduct(settings, { pageFolder: null, previews: false, print: () => undefined });
  await product.projector.idle();
  const result = await controlCommands[command]?.(product, ...args);
  await product.projector.idle();
  return { ok: true, text: result ?? '' };
}
