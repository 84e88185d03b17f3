/** Numbers of one event at their offsets, as the game writes them: big-endian, after the command byte. */
export class EventBytes {
  readonly bytes: Uint8Array;
  readonly #view: DataView;

  /** @param size bytes of the payload */
  constructor(command: number, size: number) {
    this.bytes = new Uint8Array(size + 1);
    this.#view = new DataView(this.bytes.buffer);
    this.u8(0, command);
  }
  u8(at: number, value: number): this {
    this.#view.setUint8(at, value);
    return this;
  }
  u16(at: number, value: number): this {
    this.#view.setUint16(at, value);
    return this;
  }
  i32(at: number, value: number): this {
    this.#view.setInt32(at, value);
    return this;
  }
  u32(at: number, value: number): this {
    this.#view.setUint32(at, value);
    return this;
  }
  /** Signs of ASCII. */
  text(at: number, value: string): this {
    this.bytes.set(ascii(value), at);
    return this;
  }
  float(at: number, ...values: readonly number[]): this {
    values.forEach((value, i) => {
      this.#view.setFloat32(at + 4 * i, value);
    });
    return this;
  }
}

export function joined(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

export const ascii = (text: string): Uint8Array => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
