import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { MISSED_DAYS, MISSES, type Miss, type MissedSearch } from '@combolab/contracts';
import { z } from 'zod/mini';
import type { BackendPorts } from '../../backend-ports.js';
import { PORTS } from '../../tokens.js';
import { DayFiles } from './day-files.js';

const Missed = z.object({ miss: z.enum(MISSES), query: z.string() });
/** Searches that are told. */
const MOST_TOLD = 200;

/** What was looked for in vain, without who looked. */
@Injectable()
export class SearchLog implements OnModuleDestroy {
  readonly on: boolean;
  readonly #files: DayFiles<z.output<typeof Missed>>;

  constructor(@Inject(PORTS) ports: Pick<BackendPorts, 'blobs' | 'logger' | 'settings'>) {
    this.on = ports.settings.searchLog;
    this.#files = new DayFiles(ports, { folder: 'search-log/', search: Missed, days: MISSED_DAYS });
  }

  async onModuleDestroy(): Promise<void> {
    await this.#files[Symbol.asyncDispose]();
  }

  /** @param query of a search's address, in one spelling */
  note(miss: Miss, query: string): void {
    this.#files.note({ miss, query });
  }

  /** @param days so many, today among them; 1 to {@link MISSED_DAYS} */
  async read(days: number): Promise<{ readonly searches: MissedSearch[]; readonly total: number }> {
    const all = await this.#files.read(days);
    return { searches: all.slice(0, MOST_TOLD), total: all.length };
  }
}
