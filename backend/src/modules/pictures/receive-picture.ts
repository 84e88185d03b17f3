import { Busboy, type BusboyInstance } from '@fastify/busboy';
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { refuse, RefusedError } from '../../problems.js';
import { pictureType, type PictureType } from './picture-type.js';

/** A picture as it was sent, not looked into yet. */
export interface SentPicture {
  readonly bytes: Buffer;
  /** By its first bytes. */
  readonly type: PictureType;
}

export interface PictureOptions {
  /** Exactly so many pass. */
  readonly maxBytes: number;
  /** What is said of one that is larger. */
  readonly tooLarge: string;
  readonly types: readonly PictureType[];
}

/**
 * Reads a form with exactly one file, whatever its name; text fields are passed over. What is refused may leave the rest
 * of the request unread (`drainRefused`).
 * @throws RefusedError 400 for a malformed form, 413 above the limit, 415 for another type
 */
export async function receivePicture(request: IncomingMessage, options: PictureOptions): Promise<SentPicture> {
  const bytes = await readFile(request, options);
  const type = pictureType(bytes);
  if (type !== null && options.types.includes(type)) return { bytes, type };
  const detail = `This file is not a picture we can take. Choose a ${options.types.join(', ')} picture.`;
  throw new RefusedError(415, 'not-a-picture', 'Not a picture', detail);
}

function readFile(request: IncomingMessage, options: PictureOptions): Promise<Buffer> {
  const form = openForm(request, options.maxBytes);
  const files: Promise<Buffer>[] = [];
  return new Promise<Buffer>((resolve, reject) => {
    const fail = (error: unknown): void => {
      request.unpipe(form);
      reject(error instanceof Error ? error : new Error(String(error)));
    };
    form.on('file', (_name, content) => {
      const file = collected(content, options.tooLarge);
      file.catch(fail);
      files.push(file);
    });
    for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const)
      form.on(limit, () => {
        fail(refuse.malformed('The form takes one file and nothing else.'));
      });
    form.on('error', () => {
      fail(refuse.malformed('The form is not well formed.'));
    });
    form.on('finish', () => {
      const [file] = files;
      if (file === undefined) reject(refuse.malformed('Choose a picture to upload.'));
      else file.then(resolve, reject);
    });
    request.on('close', () => {
      if (!request.complete) fail(refuse.malformed('The upload was broken off.'));
    });
    request.pipe(form);
  });
}

async function collected(content: Readable, tooLarge: string): Promise<Buffer> {
  content.on('limit', () => {
    content.destroy(new RefusedError(413, 'picture-too-large', 'Picture too large', tooLarge));
  });
  const chunks: Buffer[] = [];
  for await (const chunk of content) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function openForm(request: IncomingMessage, fileSize: number): BusboyInstance {
  try {
    return new Busboy({
      headers: request.headers as { 'content-type': string },
      limits: { files: 1, fileSize, fields: 10, fieldSize: 1000, fieldNameSize: 100, parts: 12, headerPairs: 50 },
    });
  } catch {
    throw refuse.malformed('The form is not well formed.');
  }
}
