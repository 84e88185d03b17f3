import { Busboy, type BusboyInstance } from '@fastify/busboy';
import { LIMITS } from '@combolab/contracts';
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { refuse, RefusedError } from '../../problems.js';

/** Largest form field in bytes; presses are the largest. */
const FIELD_BYTES = 2_000_000;

export interface MultipartOptions {
  /** Takes the file's bytes; its failure ends the reading. */
  readonly onFile: (content: Readable) => Promise<void>;
}

export const videoTooLarge = (): RefusedError =>
  new RefusedError(
    413,
    'video-too-large',
    'Video too large',
    'Video size is larger than 20MB. Please compress your video to 480, 720, or 1080p',
  );

/**
 * Reads a form with exactly one file, `videoFile`, and text fields, in any order; nothing is held but the fields.
 * @returns the fields by name
 * @throws RefusedError 400 for a malformed form, 413 for a file above the limit; what `onFile` throws
 */
export async function readMultipart(
  request: IncomingMessage,
  { onFile }: MultipartOptions,
): Promise<Map<string, string>> {
  const fields = new Map<string, string>();
  const files: Promise<void>[] = [];
  const form = openForm(request);
  await new Promise<void>((resolve, reject) => {
    const fail = (error: unknown): void => {
      request.unpipe(form);
      reject(error instanceof Error ? error : new Error(String(error)));
    };
    form.on('file', (name, content) => {
      content.on('error', fail);
      if (name !== 'videoFile' || files.length > 0) {
        content.resume();
        fail(refuse.malformed('The form takes one file, named videoFile.'));
        return;
      }
      content.on('limit', () => {
        content.destroy(videoTooLarge());
      });
      const file = onFile(content);
      file.catch(fail);
      files.push(file);
    });
    form.on('field', (name, value, nameTruncated, valueTruncated) => {
      if (nameTruncated || valueTruncated)
        fail(new RefusedError(413, 'field-too-large', 'Too large', `The field ${name.slice(0, 40)} is too large.`));
      else if (fields.has(name)) fail(refuse.malformed(`${name.slice(0, 40)} is given twice; give it once.`));
      else fields.set(name, value);
    });
    for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const)
      form.on(limit, () => {
        fail(refuse.malformed('The form has too many parts.'));
      });
    form.on('error', () => {
      fail(refuse.malformed('The form is not well formed.'));
    });
    form.on('finish', resolve);
    request.on('close', () => {
      if (!request.complete) fail(refuse.malformed('The upload was broken off.'));
    });
    request.pipe(form);
  });
  if (files.length === 0) throw refuse.malformed('videoFile: choose a clip to upload.');
  await Promise.all(files);
  return fields;
}

function openForm(request: IncomingMessage): BusboyInstance {
  try {
    return new Busboy({
      headers: request.headers as { 'content-type': string },
      limits: {
        files: 1,
        fileSize: LIMITS.videoBytes,
        fields: 30,
        fieldSize: FIELD_BYTES,
        fieldNameSize: 100,
        parts: 32,
        headerPairs: 50,
      },
    });
  } catch {
    throw refuse.malformed('The form is not well formed.');
  }
}
