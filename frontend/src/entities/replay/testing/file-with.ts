/** A file of these bytes, where files cannot be read as bytes. */
export function fileWith(bytes: Uint8Array, name: string): File {
  const file = new File([bytes.slice()], name);
  const asBytes = { arrayBuffer: () => Promise.resolve(bytes.slice().buffer) };
  return Object.assign(file, asBytes, { slice: (from: number, to: number) => fileWith(bytes.slice(from, to), name) });
}
