import { compareVersions, type ViewMessage, type ViewVersion } from '@combolab/contracts';
import type { DocumentReader, Logger } from '@combolab/platform';
import { catchUp, type AheadPart } from './catch-up.js';
import { allRoomVersions } from './room-versions.js';

/** How often the versions of occupied rooms are read, in ms, so that a lost message is never silent. */
const CHECK_MS = 15_000;
/** Parts whose documents are in memory at once. */
const CATCH_UP_PARTS = 400;

interface RoomCheckPorts {
  readonly documents: Pick<DocumentReader, 'getMany' | 'versionsOf'>;
  readonly logger: Logger;
}

interface Between {
  readonly room: string;
  readonly part: string;
  readonly from: ViewVersion;
  readonly to: ViewVersion;
}
type Ahead = AheadPart & { readonly name: string };

const keyOf = (room: string, part: string): string => `${room}\n${part}`;

/** Compares what was announced with what is, in one read for all rooms, and announces what is ahead. */
export class RoomCheck implements Disposable {
  readonly #announced = new Map<string, ViewVersion>();
  readonly #timer: NodeJS.Timeout;

  constructor(
    private readonly ports: RoomCheckPorts,
    private readonly occupied: () => readonly string[],
    private readonly emit: (message: ViewMessage) => void,
  ) {
    this.#timer = setInterval(() => void this.run(), CHECK_MS);
    this.#timer.unref();
  }

  /**
   * A message was sent to a room. What is said of a combo behind a gap tells changes alone, and that it was hidden or restored may
   * have been lost before it: so the next look tells how it stands, as it does where nobody has looked yet.
   */
  announced({ room, part, from, to }: Between): void {
    const known = this.#announced.get(keyOf(room, part));
    const follows = known !== undefined && compareVersions(from, known) <= 0;
    if (part !== 'combo' || follows) this.#told({ room, part, to });
  }

  #told({ room, part, to }: Omit<Between, 'from'>): void {
    const key = keyOf(room, part);
    const known = this.#announced.get(key);
    if (known === undefined || compareVersions(known, to) < 0) this.#announced.set(key, to);
  }

  /** What could not be read or told is looked at again the next time. */
  async run(): Promise<void> {
    try {
      const ahead = await this.#look();
      for (let i = 0; i < ahead.length; i += CATCH_UP_PARTS) await this.#tell(ahead.slice(i, i + CATCH_UP_PARTS));
    } catch (error) {
      this.ports.logger.warn({ err: error }, 'the occupied rooms could not be checked');
    }
  }

  async #look(): Promise<readonly Ahead[]> {
    const keys = new Set<string>();
    const ahead: Ahead[] = [];
    for (const { room, name, versions } of await allRoomVersions(this.ports.documents, this.occupied()))
      for (const [part, to] of Object.entries(versions)) {
        const key = keyOf(name, part);
        keys.add(key);
        const known = this.#announced.get(key);
        if (known === undefined || compareVersions(to, known) > 0)
          ahead.push({ name, room, part, from: known ?? [0, 0], to });
      }
    for (const key of this.#announced.keys()) if (!keys.has(key)) this.#announced.delete(key);
    return ahead;
  }

  async #tell(ahead: readonly Ahead[]): Promise<void> {
    const messages = await catchUp(this.ports.documents, ahead);
    for (const { name, part, to } of ahead) this.#told({ room: name, part, to });
    for (const message of messages) this.emit(message);
  }

  [Symbol.dispose](): void {
    clearInterval(this.#timer);
  }
}
