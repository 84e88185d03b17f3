import { readFileSync } from 'node:fs';
import { findFighter, findGame } from '@combolab/contracts';
import { z } from 'zod';

const Images = z.record(
  z.string().refine((id) => (findGame(id) ?? findFighter(id)) !== undefined, { error: 'names no game and no fighter' }),
  z.string().regex(/^(?:https?:\/\/[^\s/]|\/(?!\/))\S*$/, { error: 'is no address: begin with https:// or /' }),
);

/** Addresses of the operator's own pictures, by the id of a game or fighter. */
export type ImageAddresses = Readonly<Record<string, string>>;

/**
 * Reads the operator's JSON file of pictures, `{ "ssbu:mario": "https://…" }`.
 * @throws Error that says what to mend
 */
export function readImages(file: string): ImageAddresses {
  const parsed = Images.safeParse(parse(file));
  if (parsed.success) return parsed.data;
  const [fault] = parsed.error.issues;
  const reason = fault?.code === 'invalid_key' ? fault.issues[0]?.message : fault?.message;
  throw new Error(`${file}: ${fault?.path.join('.') ?? ''} ${reason ?? 'cannot be read'}`);
}

function parse(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as unknown;
  } catch (error) {
    throw new Error(`${file} cannot be read as JSON (${error instanceof Error ? error.message : String(error)})`, {
      cause: error,
    });
  }
}
