import { Inject, Injectable } from '@nestjs/common';
import type { Position } from '@combolab/platform';
import type { BackendPorts } from '../backend-ports.js';
import { COMMAND_WAIT_MS, readAfterToken, waitForViews } from './read-after.js';
import { PORTS } from '../tokens.js';

/**
 * Holds a command's answer back, briefly, until the views show it. Where views are kept by another process, behind a
 * broker, only changes of combos wait: who wants to read what was written sends `Read-After`.
 */
@Injectable()
export class Acknowledge {
  constructor(@Inject(PORTS) private readonly ports: Pick<BackendPorts, 'gates' | 'settings'>) {}

  /** @returns the `readAfter` of the answer */
  async views(position: Position): Promise<string> {
    return this.ports.settings.engines === null ? this.#wait(position, false) : readAfterToken(position);
  }

  /** As `views`, and until the search index has it too. */
  async viewsAndIndex(position: Position): Promise<string> {
    return this.#wait(position, true);
  }

  async #wait(position: Position, index: boolean): Promise<string> {
    await waitForViews(this.ports, [position], COMMAND_WAIT_MS, index);
    return readAfterToken(position);
  }
}
