import { crc32, inflateRawSync } from 'node:zlib';

const END = 0x06054b50;
const ENTRY = 0x02014b50;

/**
 * The files of a zip archive by their paths, found through its directory as every program does, and checked by their sums.
 * @throws Error when it is none, or damaged
 */
export function readZip(archive: Buffer): Map<string, Buffer> {
  let end = archive.length - 22;
  while (end >= 0 && archive.readUInt32LE(end) !== END) end -= 1;
  if (end < 0) throw new Error('this is no zip archive');
  const files = new Map<string, Buffer>();
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left--) {
    if (archive.readUInt32LE(at) !== ENTRY) throw new Error('the directory is damaged');
    const [method, sum] = [archive.readUInt16LE(at + 10), archive.readUInt32LE(at + 16)];
    const packedBytes = archive.readUInt32LE(at + 20);
    const [name, extra, comment] = [28, 30, 32].map((field) => archive.readUInt16LE(at + field)) as [
      number,
      number,
      number,
    ];
    const header = archive.readUInt32LE(at + 42);
    const path = archive.toString('utf8', at + 46, at + 46 + name);
    const start = header + 30 + archive.readUInt16LE(header + 26) + archive.readUInt16LE(header + 28);
    const packed = archive.subarray(start, start + packedBytes);
    const content = method === 0 ? packed : inflateRawSync(packed);
    if (crc32(content) !== sum) throw new Error(`${path} is damaged`);
    files.set(path, content);
    at += 46 + name + extra + comment;
  }
  return files;
}
