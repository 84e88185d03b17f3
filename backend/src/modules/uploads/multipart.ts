import { Busboy, type BusboyInstance } from '@fastify/busboy';
import { AddComboBody, LIMITS } from '@combolab/contracts';
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { refuse, RefusedError } from '../../problems.js';

/** Largest form field in bytes; presses are the largest. */
const FIELD_BYTES = 2_000_000;
/** All fields of a form together, in bytes. */
const FIELDS_BYTES = 2_500_000;
const NAMES: ReadonlySet<string> = new Set(Object.keys(AddComboBody.shape));

export interface MultipartOptions {
  /** Takes the file's bytes; its failure ends the reading. */
  readonly onFile: (content: Readable) => Promise<void>;
}

/** @param most bytes of the largest */
export const videoTooLarge = (most: number = LIMITS.videoBytes): RefusedError =>
  new RefusedError(
    413,
    'video-too-large',
    'Video too large',
    `Video size is larger than ${String(Math.round(most / 1_048_576))}MB. Please compress your video to 480, 720, or 1080p`,
  );

const tooLarge = (what: string): RefusedError =>
  new RefusedError(413, 'field-too-large', 'Too large', `${what} too large. Share a shorter combo.`);

/** The fields of a form as they come, each refused as soon as it is known to be wrong. */
class FormFields {
  readonly byName = new Map<string, string>();
  #bytes = 0;

  /** @throws RefusedError 400 for a name that a combo has not or that came before, 413 when all together are too large */
  add(name: string, value: string, isCut: boolean): void {
    const shown = name.slice(0, 40);
    if (!NAMES.has(name)) throw refuse.malformed(`${shown}: is not known here. Leave it out.`);
    if (this.byName.has(name)) throw refuse.malformed(`${shown} is given twice; give it once.`);
    if (isCut) throw tooLarge(`The field ${shown} is`);
    this.#bytes += Buffer.byteLength(value);
    if (this.#bytes > FIELDS_BYTES) throw tooLarge('The fields together are');
    this.byName.set(name, value);
  }
}

/**
 * Reads a form with exactly one file, `videoFile`, and a combo's text fields, in any order; nothing is held but the fields.
 * @returns the fields by name
 * @throws RefusedError 400 for a malformed form, 413 for a file or fields above the limit; what `onFile` throws
 */
export async function readMultipart(
  request: IncomingMessage,
  { onFile }: MultipartOptions,
): Promise<Map<string, string>> {
  const fields = new FormFields();
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
      try {
        fields.add(name, value, nameTruncated || valueTruncated);
      } catch (error) {
        fail(error);
      }
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
  return fields.byName;
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
