import type { Page } from 'playwright';
import { mustHold } from '../harness/figure.js';

/** What two readers of one replay must agree on. */
export interface GameSummary {
  /** Ports from 0. */
  readonly players: readonly number[];
  readonly lastFrame: number | null;
  readonly complete: boolean;
  /** Somebody is a pair of two bodies. */
  readonly hasPartner: boolean;
  /** Frames on which moves of combos hit. */
  readonly hits: readonly number[];
}

/** What the page's workers answer, as far as it is compared. */
interface Answer {
  readonly answer?: {
    readonly players: readonly { readonly port: number; readonly fighter: string | null }[];
    readonly lastFrame: number;
    readonly complete: boolean;
    readonly combos: readonly { readonly moves: readonly { readonly hits: number }[] }[];
  };
}

/** In the page, before it begins: keeps all that its workers answer. */
export const KEEP_ANSWERS = `
  globalThis.answers = [];
  globalThis.Worker = class extends Worker {
    constructor(...args) {
      super(...args);
      this.addEventListener('message', ({ data }) => answers.push(data));
    }
  };
`;

/** What the workers of the page answered; null for each file that they refused. */
export async function summariesOf(page: Page): Promise<readonly (GameSummary | null)[]> {
  const answers = await page.evaluate(() => (globalThis as { answers?: Answer[] }).answers ?? []);
  return answers.map(({ answer }) =>
    answer === undefined
      ? null
      : {
          players: answer.players.map(({ port }) => port),
          hasPartner: answer.players.some(({ fighter }) => fighter === 'ssbm:ice-climbers'),
          lastFrame: answer.lastFrame,
          complete: answer.complete,
          hits: answer.combos.flatMap(({ moves }) => moves.map(({ hits }) => hits)),
        },
  );
}

/** Slippi-js finds combos in games of two alone, and does not know of what Nana hits or of who hits her. */
const isCompared = ({ players, hasPartner }: GameSummary): boolean => players.length === 2 && !hasPartner;

const wordsOf = (game: GameSummary): string =>
  JSON.stringify([
    ...[game.players, game.lastFrame, game.complete, game.hasPartner],
    isCompared(game) ? game.hits.toSorted((a, b) => a - b) : [],
  ]);

/** @returns games and combo hits that both found. @throws Error when ours and the peer's of the same files differ */
export function mustAgree(
  ours: readonly (GameSummary | null)[],
  peer: readonly (GameSummary | null)[],
): { readonly games: number; readonly hits: number } {
  mustHold(ours.length === peer.length, `${String(ours.length)} files were read, and ${String(peer.length)}`);
  const several = peer.flatMap((each) => (each !== null && each.players.length > 1 ? [each] : []));
  const read = ours.flatMap((each) => each ?? []);
  const [left, right] = [read.map(wordsOf).sort(), several.map(wordsOf).sort()];
  left.forEach((each, i) => {
    mustHold(each === right[i], `a game is read as ${each}, by slippi-js as ${String(right[i])}`);
  });
  mustHold(left.length === right.length, `${String(left.length)} games are read, by slippi-js ${String(right.length)}`);
  const hits = several.filter(isCompared).flatMap((each) => each.hits).length;
  return { games: several.length, hits };
}
