import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SlippiGame } from '@slippi/slippi-js';
import { withTrueLength } from './check-file.js';
import { GameFrames } from './game-frames.js';
import { attackAt, counterAt, fighterAt, hitByAt, hitlagAt, percentAt, stateAt, stocksAt } from './post-frame.js';
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
/** A game of Ice Climbers, whose Nana is hit alone and is gone later. */
const climbers = writeReplay({
  ...SAMPLE_GAME,
  players: [2, null, 14],
  partnerOf: (port, frame) =>
    port === 2 && frame < 250
      ? { percent: frame < 100 ? 0 : 7.5, stocks: 1, state: 88, lastHitBy: 0, lastAttack: 13, hitlag: 3, since: 2 }
      : null,
});
const written = new Map([
  ['sample', writeReplay(SAMPLE_GAME)],
  ['ice climbers', climbers],
  ['without an end', writeReplay({ ...SAMPLE_GAME, lastFrame: 0, ended: false })],
  ['rolled back', rolledBack()],
  ['cut off', writeReplay({ ...SAMPLE_GAME, lastFrame: 0 }).subarray(0, 10_000)],
]);
const bytesOf = (name: string): Uint8Array =>
  withTrueLength(written.get(name) ?? new Uint8Array(readFileSync(join(FOLDER, name))));
const PORTS = [0, 1, 2, 3];

const NUMBERS = [stateAt, percentAt, counterAt, stocksAt, attackAt, hitByAt, fighterAt, hitlagAt];

/** All that is read of a frame, by port. */
const read = (frames: GameFrames, frame: number) =>
  PORTS.map((port) => {
    const numbersOf = (at: number) => (at === 0 ? null : NUMBERS.map((each) => each(frames, at)));
    return {
      post: numbersOf(frames.post(port, frame)),
      partner: numbersOf(frames.post(port, frame, 'partner')),
      pad: padOn(frames, port, frame),
    };
  });

type TheirFrame = ReturnType<SlippiGame['getFrames']>[number];
type TheirPost = NonNullable<TheirFrame['players'][number]>['post'];

const theirNumbers = (post: TheirPost | null | undefined) =>
  post == null
    ? null
    : [
        ...[post.actionStateId ?? -1, post.percent ?? 0, post.actionStateCounter ?? NaN, post.stocksRemaining ?? 0],
        ...[post.lastAttackLanded ?? 0, post.lastHitBy ?? -1, post.internalCharacterId ?? -1],
        post.hitlagRemaining ?? 0,
      ];

/** The same by slippi-js. */
const theirs = (frame: TheirFrame) =>
  PORTS.map((port) => {
    const { pre, post } = (frame.players as typeof frame.players | undefined)?.[port] ?? {};
    const partner = (frame.followers as typeof frame.followers | undefined)?.[port]?.post;
    return {
      post: theirNumbers(post),
      partner: theirNumbers(partner),
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

const ICE_CLIMBERS = 14;
const playersOf = (name: string) => new SlippiGame(bytesOf(name)).getSettings()?.players ?? [];
const ofTwo = ['sample', 'ice climbers', ...real].filter((name) => playersOf(name).length === 2);

it.each(ofTwo)('finds the hits of combos that slippi-js finds in a game of two: %s', (name) => {
  const bytes = bytesOf(name);
  const combos = new SlippiGame(bytes).getStats()?.combos ?? [];
  const theirHits = combos.flatMap(({ moves }) => moves.map(({ frame }) => frame)).toSorted((a, b) => a - b);
  const hits = findCombos(bytes)
    .combos.flatMap(({ moves }) => moves.map((move) => move.hits))
    .toSorted((a, b) => a - b);
  // slippi-js does not know of hits on Nana, on the same frame too, and takes a hit by her for what Popo goes on with
  const hasPartner = playersOf(name).some(({ characterId }) => characterId === ICE_CLIMBERS);
  if (hasPartner) expect(hits).toEqual(expect.arrayContaining(theirHits));
  else expect(hits).toEqual(theirHits);
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
