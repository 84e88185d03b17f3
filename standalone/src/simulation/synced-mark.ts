import { crc32 } from 'node:zlib';
import type { SimulatedDisk } from './simulated-disk.js';

const SLOT_BYTES = 12;
const SLOTS = 2;

/** How far a file was synced, kept beside it in two places that are written by turns: a crash tears one of them at most. */
export class SyncedMark {
  readonly #name: string;
  #turn = 0;

  constructor(
    private readonly disk: SimulatedDisk,
    file: string,
  ) {
    this.#name = `${file}.synced`;
  }

  /** @returns bytes; 0 when nothing was. @throws DiskError */
  load(): number {
    const bytes = this.disk.read(this.#name, 0, SLOT_BYTES * SLOTS);
    let synced = 0;
    for (let at = 0; at + SLOT_BYTES <= bytes.length; at += SLOT_BYTES) {
      const slot = bytes.subarray(at, at + SLOT_BYTES);
      const turn = slot.readUInt32BE(0);
      if (turn <= this.#turn || crc32(slot.subarray(0, 8)) !== slot.readUInt32BE(8)) continue;
      this.#turn = turn;
      synced = slot.readUInt32BE(4);
    }
    return synced;
  }

  /** @throws DiskError */
  async move(synced: number): Promise<void> {
    this.#turn += 1;
    const slot = Buffer.alloc(SLOT_BYTES);
    slot.writeUInt32BE(this.#turn, 0);
    slot.writeUInt32BE(synced, 4);
    slot.writeUInt32BE(crc32(slot.subarray(0, 8)), 8);
    await this.disk.write(this.#name, (this.#turn % SLOTS) * SLOT_BYTES, slot);
    await this.disk.sync(this.#name);
  }
}
