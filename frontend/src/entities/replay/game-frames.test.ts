import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SlippiGame } from '@slippi/slippi-js';
import { withTrueLength } from './check-file.js';
import { GameFrames } from './game-frames.js';
import { attackAt, counterAt, fighterAt, hitByAt, percentAt, stateAt, stocksAt } from './post-frame.js';
import { padOn } from './pre-frame.js';
import { findCombos, readReplay } from './read-replay.js';
import { SAMPLE_GAME } from './testing/sample-game.js';
import { joined } from './testing/slp-bytes.js';
import { writeReplay } from './testing/slp-writer.js';

/** Real replays are kept beside the repository, where there are any. */
const FOLDER = process.env.REPLAYS ?? '../shared/replays';
const real = existsSync(FOLDER) ? readdirSync(FOLDER).filter((name) => name.endsWith('.slp')) : [];

/** Bytes of a written frame of two players, and where in it stands how many stocks the first has. */
const FRAME = 13 + 2 * 64 + 2 * 85 + 9;
const STOCKS = 13 + 2 * 64 + 0x21;

/** A game whose last five frames are played again, with fewer stocks, as online. */
function rolledBack(): Uint8Array {
  const bytes = writeReplay({ ...SAMPLE_GAME, lastFrame: 0, ended: false });
  const end = 15 + new DataView(bytes.buffer).getUint32(11);
  const again = bytes.slice(end - 5 * FRAME, end);
  for (let frame = 0; frame < 5; frame += 1) again[frame * FRAME + STOCKS] = 2;
  const all = joined([bytes.subarray(0, end), again, bytes.subarray(end)]);
  new DataView(all.buffer).setUint32(11, end - 15 + again.length);
  return all;
}
const written = new Map([
  ['sample', writeReplay(SAMPLE_GAME)],
  ['without an end', writeReplay({ ...SAMPLE_GAME, lastFrame: 0, ended: false })],
  ['rolled back', rolledBack()],
  ['cut off', writeReplay({ ...SAMPLE_GAME, lastFrame: 0 }).subarray(0, 10_000)],
]);
const bytesOf = (name: string): Uint8Array =>
  withTrueLength(written.get(name) ?? new Uint8Array(readFileSync(join(FOLDER, name))));
const PORTS = [0, 1, 2, 3];

/** All that is read of a frame, by port. */
const read = (frames: GameFrames, frame: number) =>
  PORTS.map((port) => {
    const at = frames.post(port, frame);
    const post =
      at === 0
        ? null
        : [stateAt, percentAt, counterAt, stocksAt, attackAt, hitByAt, fighterAt].map((each) => each(frames, at));
    return { post, pad: padOn(frames, port, frame) };
  });

/** The same by slippi-js. */
const theirs = (frame: ReturnType<SlippiGame['getFrames']>[number]) =>
  PORTS.map((port) => {
    const { pre, post } = (frame.players as typeof frame.players | undefined)?.[port] ?? {};
    const told = post == null ? null : [post.actionStateId ?? -1, post.percent ?? 0, post.actionStateCounter ?? NaN];
    return {
      post:
        post == null || told === null
          ? null
          : [
              ...told,
              post.stocksRemaining ?? 0,
              post.lastAttackLanded ?? 0,
              post.lastHitBy ?? -1,
              post.internalCharacterId ?? -1,
            ],
      pad: {
        buttons: pre?.physicalButtons ?? pre?.buttons ?? 0,
        stick: [pre?.joystickX ?? 0, pre?.joystickY ?? 0],
        cStick: [pre?.cStickX ?? 0, pre?.cStickY ?? 0],
        triggers: [pre?.physicalLTrigger ?? 0, pre?.physicalRTrigger ?? 0],
        known: pre != null,
      },
    };
  });

it.each([...written.keys(), ...real])('reads of every frame what slippi-js reads: %s', (name) => {
  const bytes = bytesOf(name);
  const game = new SlippiGame(bytes);
  const all = Object.entries(game.getFrames());
  const frames = new GameFrames(bytes);
  expect(frames.complete).toBe(game.getGameEnd() !== undefined);
  expect(frames.last).toBe(game.getLatestFrame()?.frame ?? -Infinity);
  const differing = all.filter(
    ([frame, each]) => JSON.stringify(read(frames, Number(frame))) !== JSON.stringify(theirs(each)),
  );
  expect(all.length).toBeGreaterThan(0);
  expect(differing.map(([frame]) => frame)).toEqual([]);
  expect(frames.has(Math.max(...all.map(([frame]) => Number(frame))) + 1)).toBe(false);
});

const ofTwo = ['sample', ...real].filter((name) => new SlippiGame(bytesOf(name)).getSettings()?.players.length === 2);

it.each(ofTwo)('finds the hits of combos that slippi-js finds in a game of two: %s', (name) => {
  const bytes = bytesOf(name);
  const combos = new SlippiGame(bytes).getStats()?.combos ?? [];
  const sorted = (each: readonly number[]) => each.toSorted((a, b) => a - b);
  expect(sorted(findCombos(bytes).combos.flatMap(({ moves }) => moves.map(({ hits }) => hits)))).toEqual(
    sorted(combos.flatMap(({ moves }) => moves.map(({ frame }) => frame))),
  );
});

it('takes of a frame that was played again after a rollback the last telling', () => {
  const frames = new GameFrames(rolledBack());
  expect([-5, -4, 0].map((frame) => stocksAt(frames, frames.post(0, frame)))).toEqual([4, 2, 2]);
});

it('reads a game that was cut off within a frame, of which nothing but its beginning is told', () => {
  const whole = writeReplay({ ...SAMPLE_GAME, ended: false });
  const lastStart = whole.lastIndexOf(0x3a);
  // the frame's number follows, then its seed and a counter
  const cut = whole.subarray(0, lastStart + 13);
  expect(readReplay(cut)).toMatchObject({ lastFrame: SAMPLE_GAME.lastFrame - 2, complete: false });
});

it('keeps room for no more frames than a file can tell of, whatever a damaged one says', () => {
  const bytes = writeReplay({ ...SAMPLE_GAME, lastFrame: 0 });
  const view = new DataView(bytes.buffer);
  view.setInt32(bytes.lastIndexOf(0x38) + 1, 2 ** 31 - 1);
  const frames = new GameFrames(bytes);
  expect(frames.has(-1)).toBe(true);
  expect(frames.has(2 ** 31 - 1)).toBe(false);
});
