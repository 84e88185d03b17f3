import { Readable } from 'node:stream';

/** Raised when a field of an exported document changes its meaning. */
export const EXPORT_VERSION = 1;

/** A document of one thing. */
export const jsonObject = (about: object, exportedAt: string): Readable =>
  Readable.from([`${JSON.stringify({ version: EXPORT_VERSION, exportedAt, ...about }, null, 2)}\n`]);

async function* listed(items: AsyncIterable<object>, exportedAt: string): AsyncGenerator<string> {
  yield `{\n  "version": ${String(EXPORT_VERSION)},\n  "exportedAt": ${JSON.stringify(exportedAt)},\n  "items": [`;
  let separator = '\n';
  for await (const item of items) {
    yield `${separator}    ${JSON.stringify(item)}`;
    separator = ',\n';
  }
  yield '\n  ]\n}\n';
}

/** A document of many things, one a line, written as they come. */
export const jsonList = (items: AsyncIterable<object>, exportedAt: string): Readable =>
  Readable.from(listed(items, exportedAt));
