const FINAL_TEXT = 0x81;
const LENGTH_16 = 126;
const LENGTH_64 = 127;

/**
 * An event for the main namespace as the bytes of one WebSocket frame: a final, unmasked text frame (RFC 6455, 5.2) with
 * Engine.IO's `4` (message) and Socket.IO's `2` (event) before the JSON (protocols 4 and 5).
 */
export function eventFrame(name: string, data: unknown): Buffer {
  const text = Buffer.from(`42${JSON.stringify([name, data])}`);
  return Buffer.concat([frameHead(text.length), text]);
}

function frameHead(bytes: number): Buffer {
  if (bytes < LENGTH_16) return Buffer.from([FINAL_TEXT, bytes]);
  const head = Buffer.alloc(bytes < 65_536 ? 4 : 10);
  head[0] = FINAL_TEXT;
  head[1] = head.length === 4 ? LENGTH_16 : LENGTH_64;
  if (head.length === 4) head.writeUInt16BE(bytes, 2);
  else head.writeBigUInt64BE(BigInt(bytes), 2);
  return head;
}
