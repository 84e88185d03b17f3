import { compareVersions, parseRoom, type ViewMessage, type ViewVersion } from '@combolab/contracts';
import type { BackendPorts } from '../backend-ports.js';
import { catchUp, roomVersions } from './room-state.js';

/** How often the versions of occupied rooms are read, in ms, so that a lost message is never silent. */
const CHECK_MS = 15_000;

/** Compares what was announced with what is, and announces what is ahead. */
export class RoomCheck implements Disposable {
  readonly #announced = new Map<string, ViewVersion>();
  readonly #timer: NodeJS.Timeout;

  constructor(
    private readonly ports: BackendPorts,
    private readonly occupied: () => readonly string[],
    private readonly emit: (message: ViewMessage) => void,
  ) {
    this.#timer = setInterval(() => void this.run(), CHECK_MS);
    this.#timer.unref();
  }

  announced(message: ViewMessage): void {
    const key = `${message.room}\n${message.part}`;
    const known = this.#announced.get(key);
    if (known === undefined || compareVersions(known, message.to) < 0) this.#announced.set(key, message.to);
  }

  async run(): Promise<void> {
    const names = this.occupied();
    const keys = new Set<string>();
    for (const name of names)
      await this.#room(name, keys).catch((error: unknown) => {
        this.ports.logger.warn({ err: error, room: name }, 'a room could not be checked');
      });
    for (const key of this.#announced.keys()) if (!keys.has(key)) this.#announced.delete(key);
  }

  async #room(name: string, keys: Set<string>): Promise<void> {
    const room = parseRoom(name);
    const versions = room === null ? null : await roomVersions(this.ports, room);
    if (room === null || versions === null) return;
    for (const [part, version] of Object.entries(versions)) {
      const key = `${name}\n${part}`;
      keys.add(key);
      const known = this.#announced.get(key);
      if (known !== undefined && compareVersions(version, known) <= 0) continue;
      this.#announced.set(key, version);
      const message = await catchUp(this.ports, room, part, known ?? [0, 0], version);
      if (message !== null) this.emit(message);
    }
  }

  [Symbol.dispose](): void {
    clearInterval(this.#timer);
  }
}
