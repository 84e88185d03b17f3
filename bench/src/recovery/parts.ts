import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { childOf } from '@combolab/standalone/testing/child-of';
import type { ServerProcess } from '@combolab/standalone/testing/server-process';
import type { TestUser } from '@combolab/standalone/testing/test-user';
import { waitUntil } from '@combolab/standalone/testing/wait-until';

/** A running product, and what is asked of it. */
export interface Site {
  readonly server: ServerProcess;
  readonly user: TestUser;
  readonly comboId: string;
  /** Where its threads look for what breaks them. */
  readonly folder: string;
}

/** A thread or child of the product: how it dies, and how one sees that it answers rightly again. */
export interface MortalPart {
  /** As `/metrics` names it. */
  readonly name: string;
  readonly kill: (site: Site) => Promise<unknown>;
  readonly works: (site: Site) => Promise<unknown>;
}

let marks = 0;
const shownName = async ({ user, comboId }: Site): Promise<string> =>
  ((await user.get<{ name: string }[]>(`/combo/${comboId}`)).body[0] as { name: string }).name;

/** Renames the combo, however long nobody takes it. @returns the new name */
async function renamed({ user, comboId }: Site): Promise<string> {
  marks += 1;
  const name = `Renamed ${String(marks)} times`;
  await waitUntil('a rename that is taken', async () => {
    const combo = await user.get<{ contentVersion: number }[]>(`/combo/${comboId}`);
    const baseVersion = combo.body[0]?.contentVersion;
    const { status } = await user.post('/update-combo', { comboId, name, baseVersion });
    return status === 200 ? true : undefined;
  });
  return name;
}

/** In one step, so that nobody reads half a word. */
async function endThread(folder: string, script: string): Promise<void> {
  await writeFile(join(folder, 'next'), 'exit');
  await rename(join(folder, 'next'), join(folder, script));
}

export const PARTS: readonly MortalPart[] = [
  { name: 'event-log', kill: ({ folder }) => endThread(folder, 'writer-thread'), works: renamed },
  {
    name: 'projector',
    kill: ({ folder }) => endThread(folder, 'projector-thread'),
    works: async (site) => {
      const name = await renamed(site);
      await waitUntil('the new name', async () => ((await shownName(site)) === name ? true : undefined));
    },
  },
  {
    name: 'search',
    kill: ({ folder }) => endThread(folder, 'search-thread'),
    works: async (site) => {
      const words = encodeURIComponent(`"${await renamed(site)}"`);
      await waitUntil('the new name in the index', async () => {
        const { status, body } = await site.user.get<{ total?: number }>(`/search/combos?q=${words}`);
        return status === 200 && body.total === 1 ? true : undefined;
      });
    },
  },
  {
    name: 'previews',
    kill: async ({ server }) => process.kill(await workerOf(server), 'SIGKILL'),
    works: workerIsReady,
  },
];

const workerOf = (server: ServerProcess): Promise<number> =>
  waitUntil('the preview worker', () => childOf(server.pid, 'preview-process'));

async function workerIsReady({ server }: Site): Promise<void> {
  await waitUntil('readiness', async () => ((await fetch(`${server.url}/health/ready`)).ok ? true : undefined));
}

/** A figure of `/metrics` for a part. */
export async function figureOf({ server }: Site, figure: string, part: string): Promise<number> {
  const text = await (await fetch(`${server.healthUrl}/metrics`)).text();
  const line = text.split('\n').find((each) => each.startsWith(`combolab_${figure}{part="${part}",`));
  return Number(line?.split(' ').at(-1));
}
