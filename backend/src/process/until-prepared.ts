import { setTimeout as delay } from 'node:timers/promises';
import type { BackendPorts } from '../backend-ports.js';
import { projections } from '../nouns.js';

const LOOK_MS = 200;

/** Resolves when a projector has made room for every view; without one there is nothing to answer from. */
export async function untilPrepared({ documents, logger }: BackendPorts): Promise<void> {
  for (let looks = 0; ; looks += 1) {
    const states = await Promise.all(projections.map(({ name }) => documents.state(name)));
    if (states.every((state) => state !== null)) return;
    if (looks === 25) logger.warn({}, 'waiting for a projector to prepare the views');
    await delay(LOOK_MS);
  }
}
