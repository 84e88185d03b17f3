import type { Position } from '@combolab/platform';
import type { BackendPorts } from '../backend-ports.js';
import { refuse } from '../problems.js';

const MAX_TOKENS = 4;
/** How long a read waits for what its caller has written, in ms. */
export const READ_WAIT_MS = 2000;
/** How long a command waits before it answers anyway, in ms. */
export const COMMAND_WAIT_MS = 250;

/** The opaque text that makes later reads wait for a position. */
export const readAfterToken = (position: Position): string => Buffer.from(position).toString('base64url');

/** @throws RefusedError 400 when the header was not made of our tokens */
export function parseReadAfter(header: string, isPosition: (text: string) => boolean): readonly Position[] {
  const tokens = header.split(',').map((token) => token.trim());
  const positions = tokens.map((token) => Buffer.from(token, 'base64url').toString());
  if (tokens.length > MAX_TOKENS || !positions.every(isPosition)) {
    throw refuse.malformed(
      `Read-After takes at most ${String(MAX_TOKENS)} readAfter values of earlier answers, separated by commas.`,
    );
  }
  return positions;
}

/** @returns whether views (and the index, if asked) have come to all positions in time */
export async function waitForViews(
  ports: Pick<BackendPorts, 'gates'>,
  positions: readonly Position[],
  ms: number,
  index: boolean,
): Promise<boolean> {
  const gates = index ? [ports.gates.views, ports.gates.search] : [ports.gates.views];
  const reached = await Promise.all(gates.flatMap((gate) => positions.map((position) => gate.waitFor(position, ms))));
  return reached.every(Boolean);
}
