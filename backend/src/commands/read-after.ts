import type { Position } from '@combolab/platform';
import type { BackendPorts } from '../backend-ports.js';
import { refuse } from '../problems.js';

const MAX_TOKENS = 4;
/** How long a read waits for what its caller has written, in ms. */
export const READ_WAIT_MS = 2000;
/** How long a command waits before it answers anyway, in ms. */
export const COMMAND_WAIT_MS = 250;

/** What a command has written, for those who read after it. */
export interface Written {
  readonly position: Position;
  /** Whether the search index shows it too. It is never told that it has come past what it does not show. */
  readonly isSearched: boolean;
}

/** Stands before what the index does not show. */
const VIEWS_ALONE = '~';
const BETWEEN = '\n';

/** The opaque text that makes later reads wait for what was written. */
export const readAfterToken = (...written: readonly Written[]): string =>
  Buffer.from(
    written.map(({ position, isSearched }) => `${isSearched ? '' : VIEWS_ALONE}${position}`).join(BETWEEN),
  ).toString('base64url');

function writtenOf(text: string): Written {
  const isSearched = !text.startsWith(VIEWS_ALONE);
  return { position: isSearched ? text : text.slice(VIEWS_ALONE.length), isSearched };
}

/** @throws RefusedError 400 when the header was not made of our tokens */
export function parseReadAfter(header: string, isPosition: (text: string) => boolean): readonly Written[] {
  const tokens = header.split(',').map((token) => token.trim());
  const written = tokens.flatMap((token) => Buffer.from(token, 'base64url').toString().split(BETWEEN).map(writtenOf));
  if (tokens.length > MAX_TOKENS || !written.every(({ position }) => isPosition(position))) {
    throw refuse.malformed(
      `Read-After takes at most ${String(MAX_TOKENS)} readAfter values of earlier answers, separated by commas.`,
    );
  }
  return written;
}

/** @returns whether views, and the index if asked for what it shows, have come to all of it in time */
export async function waitForViews(
  { gates }: Pick<BackendPorts, 'gates'>,
  written: readonly Written[],
  ms: number,
  index: boolean,
): Promise<boolean> {
  const reached = await Promise.all(
    written.flatMap(({ position, isSearched }) => [
      gates.views.waitFor(position, ms),
      ...(index && isSearched ? [gates.search.waitFor(position, ms)] : []),
    ]),
  );
  return reached.every(Boolean);
}
