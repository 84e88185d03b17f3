import { Inject, Injectable } from '@nestjs/common';
import type { Position } from '@combolab/platform';
import type { BackendPorts } from '../backend-ports.js';
import { COMMAND_WAIT_MS, readAfterToken, waitForViews, type Written } from './read-after.js';
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
    const written = [{ position, isSearched: false }];
    return this.ports.settings.engines === null ? this.#wait(written) : readAfterToken(...written);
  }

  /** As `views`, and until the search index has it too. @param more of what was written, which the index does not show */
  async viewsAndIndex(position: Position, ...more: readonly Position[]): Promise<string> {
    return this.#wait([{ position, isSearched: true }, ...more.map((each) => ({ position: each, isSearched: false }))]);
  }

  async #wait(written: readonly Written[]): Promise<string> {
    await waitForViews(this.ports, written, COMMAND_WAIT_MS, true);
    return readAfterToken(...written);
  }
}
