import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GivenBody, GivenFrame, GivenGame } from './game-of.js';

/** Stretches of recorded games (project-slippi/slippi-js, `slp`), with the facts that scenes read: `test`, `sheik_vs_ics_yoshis` and `itemExport`. */
export const RECORDED = ['falco-falcon-dream-land', 'sheik-climbers-yoshis', 'falco-samus-battlefield'] as const;

const number = (cell = ''): number | undefined => (cell === '' ? undefined : Number(cell));

function bodyOf(line: string): GivenBody & { readonly frame: number } {
  const cells = line.split(',');
  const [
    frame,
    port,
    follower,
    fighter,
    state,
    x,
    y,
    facing,
    percent,
    shield,
    stocks,
    counter,
    airborne,
    hitlag,
    lastHitBy,
  ] = cells.map(number);
  return {
    ...{ frame: frame ?? 0, port: port ?? 0, follower: follower === 1 },
    ...{ internalCharacterId: fighter, actionStateId: state, positionX: x, positionY: y, facingDirection: facing },
    ...{ percent, shieldSize: shield, stocksRemaining: stocks, actionStateCounter: counter, lastHitBy },
    ...{ isAirborne: airborne === undefined ? undefined : airborne === 1, hitlagRemaining: hitlag },
  };
}

/** A stretch that was recorded; its first and last frame are those of the file. */
export function recorded(name: (typeof RECORDED)[number]): GivenGame & { readonly from: number; readonly to: number } {
  const file = join('drawn-replay/src/testing', `${name}.csv`);
  const [head = '', , ...lines] = readFileSync(file, 'utf8').trim().split('\n');
  const [, stage = '', , ...players] = head.split(' ');
  const byFrame = new Map<number, readonly GivenBody[]>();
  for (const body of lines.map(bodyOf)) byFrame.set(body.frame, [...(byFrame.get(body.frame) ?? []), body]);
  const frames = [...byFrame].map(([frame, bodies]): GivenFrame => ({ frame, bodies }));
  return {
    stage: Number(stage),
    players: players.map((player) => {
      const [port = 0, selected = 0] = player.split(':').map(Number);
      return [port, selected];
    }),
    ...{ frames, from: frames[0]?.frame ?? 0, to: frames.at(-1)?.frame ?? 0 },
  };
}
