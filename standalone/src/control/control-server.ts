import { chmodSync, rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import type { Product } from '../product.js';
import { controlCommands } from './control-commands.js';

interface Asked {
  readonly command: string;
  readonly args: readonly string[];
}

async function answer(product: Product, line: string): Promise<string> {
  try {
    const { command, args } = JSON.parse(line) as Asked;
    const run = controlCommands[command];
    if (run === undefined) throw new Error(`there is no command '${command}'`);
    return JSON.stringify({ ok: true, text: await run(product, ...args) });
  } catch (error) {
    return JSON.stringify({ ok: false, text: error instanceof Error ? error.message : String(error) });
  }
}

/** Listens for the operator's commands on a socket that only the owner of the data folder can open. */
export async function startControl(product: Product): Promise<AsyncDisposable> {
  const path = product.folder.control;
  rmSync(path, { force: true });
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    createInterface(socket).on('line', (line) => {
      void answer(product, line).then((text) => socket.end(`${text}\n`));
    });
  });
  const mask = process.umask(0o177);
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(path, resolve);
    });
  } finally {
    process.umask(mask);
  }
  chmodSync(path, 0o600);
  return {
    [Symbol.asyncDispose]: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => {
          resolve();
        });
      }),
  };
}
