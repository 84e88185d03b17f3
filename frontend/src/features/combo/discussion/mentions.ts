import { MENTION, mentionReadings } from '@combolab/contracts';

/** A piece of a comment: text, or the name of somebody who takes part. */
export type CommentPiece =
  | { readonly text: string; readonly userId?: undefined }
  | { readonly text: string; readonly userId: string };

/**
 * A comment's text with the mentions of known people taken out.
 * @param people user ids by lower-cased display name
 */
export function commentPieces(text: string, people: ReadonlyMap<string, string>): readonly CommentPiece[] {
  const pieces: CommentPiece[] = [];
  let done = 0;
  for (const match of text.matchAll(MENTION)) {
    const [, written = ''] = match;
    const name = mentionReadings(written).find((reading) => people.has(reading));
    const userId = name === undefined ? undefined : people.get(name);
    if (name === undefined || userId === undefined) continue;
    if (match.index > done) pieces.push({ text: text.slice(done, match.index) });
    done = match.index + 1 + name.length;
    pieces.push({ text: text.slice(match.index, done), userId });
  }
  if (done < text.length) pieces.push({ text: text.slice(done) });
  return pieces;
}

/** The name that is being written where the text ends: what follows the last `@`, null when no mention is. */
export const mentionBegun = (beforeCaret: string): string | null =>
  /(?:^|\s)@([^\s@]*)$/u.exec(beforeCaret)?.[1] ?? null;
