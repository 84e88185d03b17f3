import { setTimeout as delay } from 'node:timers/promises';
import type { ParkedStream } from '../ports/documents.js';
import { Absence } from './absence.js';

/** What is wrong with one thing right now, in words; null while nothing is. */
export type Look = () => string | null | Promise<string | null>;

/** Everything that must be well for a process to be ready. */
export class Watched {
  readonly #looks = new Set<Look>();
  readonly #absences: Absence[] = [];

  /** @param mostMs how long one look may take: who asks for health waits for all */
  constructor(private readonly mostMs = 3000) {}

  /** @returns how to look there no more */
  add(look: Look): () => void {
    this.#looks.add(look);
    return () => void this.#looks.delete(look);
  }

  /** Something that the process goes on without, to be told by who asks it. @see Absence */
  absence(...args: ConstructorParameters<typeof Absence>): Absence {
    const absence = new Absence(...args);
    this.#absences.push(absence);
    return absence;
  }

  /** What the process goes on without just now, in words; it is ready nevertheless. */
  without(): readonly string[] {
    return this.#absences.map(({ told }) => told).filter((told) => told !== null);
  }

  /** All that is wrong, in words; empty when ready. A look that fails is wrong too. */
  async faults(): Promise<readonly string[]> {
    const faults = await Promise.all([...this.#looks].map((look) => faultOf(look, this.mostMs)));
    return faults.filter((fault) => fault !== null);
  }
}

async function faultOf(look: Look, mostMs: number): Promise<string | null> {
  const answered = new AbortController();
  const late = delay(mostMs, 'what is wrong cannot be told in time', { signal: answered.signal });
  late.catch(() => undefined);
  try {
    return await Promise.race([Promise.resolve(look()), late]);
  } catch (error) {
    return `what is wrong cannot be told: ${error instanceof Error ? error.message : String(error)}`;
  } finally {
    answered.abort();
  }
}

/** Parked streams that are told one by one. */
const TOLD = 3;

/** null when none is parked. */
export function parkedFault(parked: readonly ParkedStream[]): string | null {
  if (parked.length === 0) return null;
  const told = parked
    .slice(0, TOLD)
    .map(({ projection, stream, version, reason }) => `${projection} ${stream}@${String(version)} (${reason})`);
  const more = parked.length > TOLD ? `, and ${String(parked.length - TOLD)} more` : '';
  return `${parked.length === 1 ? 'one stream is' : `${String(parked.length)} streams are`} parked: ${told.join(', ')}${more}`;
}

/** @param who as in a sentence, in the plural: `the views`. null when they are near enough */
export const lagFault = (who: string, lag: number, most: number): string | null =>
  lag > most ? `${who} are ${String(lag)} events behind the log` : null;
