import type { Readable } from 'node:stream';

/** The first bytes of a content, and what follows them. */
export interface Beginning {
  readonly first: Buffer;
  /** All of it, the first bytes too; null where those are all. */
  readonly whole: AsyncIterable<Buffer> | null;
}

async function* bytesOf(content: Readable): AsyncGenerator<Buffer> {
  for await (const chunk of content as AsyncIterable<Buffer | string>) yield Buffer.from(chunk);
}

async function* withRest(first: readonly Buffer[], rest: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* first;
    yield* rest;
  } finally {
    // also where nobody came to the rest
    await rest.return(undefined);
  }
}

/** Reads a content until it ends or more than so many bytes have come. @throws what reading it does */
export async function beginningOf(content: Readable, bytes: number): Promise<Beginning> {
  const rest = bytesOf(content);
  const chunks: Buffer[] = [];
  let length = 0;
  for (let next = await rest.next(); next.done !== true; next = await rest.next()) {
    chunks.push(next.value);
    length += next.value.length;
    if (length > bytes) return { first: Buffer.concat(chunks), whole: withRest(chunks, rest) };
  }
  return { first: Buffer.concat(chunks), whole: null };
}
