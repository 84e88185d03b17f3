import type { Readable } from 'node:stream';

async function* bytesOf(content: Readable): AsyncGenerator<Buffer> {
  for await (const chunk of content as AsyncIterable<Buffer | string>)
    yield typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
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

/**
 * Reads a content until it ends or more than so many bytes have come.
 * @returns all of it where it is no larger, else what gives all of it, from its first byte on
 * @throws what reading it does
 */
export async function beginningOf(content: Readable, bytes: number): Promise<Buffer | AsyncIterable<Buffer>> {
  const rest = bytesOf(content);
  const chunks: Buffer[] = [];
  let length = 0;
  for (let next = await rest.next(); next.done !== true; next = await rest.next()) {
    chunks.push(next.value);
    length += next.value.length;
    if (length > bytes) return withRest(chunks, rest);
  }
  return Buffer.concat(chunks);
}
