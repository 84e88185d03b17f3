import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A file as somebody drops it. */
export interface ReplayFile {
  readonly name: string;
  readonly bytes: Buffer;
}

interface OfPlayer {
  readonly place?: readonly [x: number, y: number];
}
interface Game {
  readonly frameOf: (player: number, frame: number) => OfPlayer;
  readonly names?: readonly (readonly [string, string])[];
  readonly stage?: number;
  readonly startedAt?: string;
}
const TESTING = '../../../frontend/dist/entities/replay/testing/';
const load = async (name: string): Promise<Record<string, unknown>> =>
  (await import(new URL(`${TESTING}${name}.js`, import.meta.url).href)) as Record<string, unknown>;

const NAMES = [
  ['Foxy', 'FOXY#123'],
  ['', ''],
  ['Marty', 'MART#7'],
] as const;

/** Two games in which one player hits another, who walks before him and flies off with each hit. */
async function writtenGames(): Promise<readonly ReplayFile[]> {
  const write = (await load('slp-writer')).writeReplay as (game: Game) => Uint8Array;
  const { SAMPLE_GAME: sample } = (await load('sample-game')) as { SAMPLE_GAME: Game };
  const at = (player: number, frame: number): readonly [number, number] =>
    player === 0 ? [-30 + frame / 9, 0] : [-14 + frame / 8, frame < 205 ? 0 : 6 + 5 * Math.sin(frame / 7)];
  const frameOf: Game['frameOf'] = (player, frame) => ({
    ...sample.frameOf(player, frame),
    place: at(player, frame),
  });
  return [31, 32].map((stage) => ({
    name: `Game_${String(stage)}.slp`,
    bytes: Buffer.from(write({ ...sample, frameOf, stage, names: NAMES, startedAt: '2026-01-14T23:15:30Z' })),
  }));
}

/** Every replay of the folder that `REPLAYS` names, as people recorded them; where it names none, two that are written. */
export async function replayFiles(): Promise<readonly ReplayFile[]> {
  const { REPLAYS } = process.env;
  if (REPLAYS === undefined) return writtenGames();
  const names = (await readdir(REPLAYS)).filter((name) => name.endsWith('.slp')).sort();
  return Promise.all(names.map(async (name) => ({ name, bytes: await readFile(join(REPLAYS, name)) })));
}
