import { answerTo } from './replay-question.js';
import { findCombos } from './read-replay.js';
import { fileWith } from './testing/file-with.js';
import { writeReplay, type FrameOfPlayer, type WrittenReplay } from './testing/slp-writer.js';

const [FOX, ICE_CLIMBERS] = [2, 14];
const [UP_TILT, FORWARD_SMASH, FORWARD_AIR] = [
  { state: 56, attack: 8 },
  { state: 60, attack: 10 },
  { state: 66, attack: 14 },
];
const within = (frame: number, from: number, to: number): boolean => frame >= from && frame < to;
const at = (frame: number, begins: number, state: number): FrameOfPlayer => ({ state, since: frame - begins });

/** Hit on these frames, for ten percent each; free 30 frames after the last of them. */
const hitOn = (hits: readonly number[], frame: number): FrameOfPlayer => ({
  percent: 10 * hits.filter((hit) => frame >= hit).length,
  state: within(frame, hits[0] ?? Infinity, (hits.at(-1) ?? 0) + 30) ? 88 : 14,
  lastHitBy: hits.some((hit) => frame >= hit) ? 0 : 6,
});
const read = (game: Omit<WrittenReplay, 'players' | 'lastFrame'>) =>
  findCombos(writeReplay({ players: [FOX, null, ICE_CLIMBERS], lastFrame: 400, ...game })).combos;

it('names the move of the climber who hits, and when that one began it', () => {
  const popo = (frame: number): FrameOfPlayer => ({
    lastAttack: frame >= 100 ? UP_TILT.attack : 0,
    ...(within(frame, 95, 110) && at(frame, 95, UP_TILT.state)),
    ...(within(frame, 130, 170) && at(frame, 130, FORWARD_SMASH.state)),
  });
  const nana = (frame: number): FrameOfPlayer => ({
    lastAttack: frame >= 120 ? FORWARD_AIR.attack : 0,
    ...(within(frame, 115, 128) && at(frame, 115, FORWARD_AIR.state)),
    ...(within(frame, 135, 150) && at(frame, 135, FORWARD_AIR.state)),
    // both attack, with nothing else to tell them apart
    hitlag: within(frame, 140, 144) ? 140 + 4 - frame : 0,
  });
  const [combo, ...others] = read({
    frameOf: (port, frame) => (port === 2 ? popo(frame) : hitOn([100, 120, 140], frame)),
    partnerOf: (port, frame) => (port === 2 ? nana(frame) : null),
  });
  expect(others).toEqual([]);
  expect(combo?.pair).toEqual({ attacker: 2, defender: 0 });
  expect(combo?.moves.map(({ move, begins, hits }) => [move, begins, hits])).toEqual([
    ['up-tilt', 95, 100],
    ['forward-air', 115, 120],
    ['forward-air', 135, 140],
  ]);
});

it('keeps the hits of both apart when they use one move at once', () => {
  const using = (hit: number) => (frame: number) => ({
    lastAttack: frame >= hit ? UP_TILT.attack : 0,
    ...(within(frame, 95, 125) && at(frame, 95, UP_TILT.state)),
  });
  const [combo] = read({
    frameOf: (port, frame) => (port === 2 ? using(100)(frame) : hitOn([100, 106], frame)),
    partnerOf: (port, frame) => (port === 2 ? using(106)(frame) : null),
  });
  expect(combo?.moves.map(({ hits, damage }) => [hits, damage])).toEqual([
    [100, 10],
    [106, 10],
  ]);
});

/** Fox up tilts on each of the frames. */
const foxHitting = (hits: readonly number[], frame: number): FrameOfPlayer => {
  const hit = hits.find((each) => within(frame, each - 5, each + 8));
  return {
    lastAttack: hits.some((each) => frame >= each) ? UP_TILT.attack : 0,
    ...(hit !== undefined && at(frame, hit - 5, UP_TILT.state)),
  };
};
const onBoth = (onPopo: readonly number[], onNana: readonly number[], falls = Infinity) =>
  read({
    frameOf: (port, frame) => (port === 0 ? foxHitting([...onPopo, ...onNana], frame) : hitOn(onPopo, frame)),
    partnerOf: (port, frame) => (port === 2 && frame < falls ? hitOn(onNana, frame) : null),
  }).map(({ pair, onPartner = false, moves, percents, killed }) => ({
    ...{ ...pair, onPartner, hits: moves.map(({ hits }) => hits), percents, killed },
  }));

it('finds a combo on Nana alone as one on her port, and takes no stock when she falls', () => {
  const combo = { attacker: 0, defender: 2, onPartner: true, hits: [100, 120], percents: [0, 20], killed: false };
  expect(onBoth([], [100, 120])).toEqual([combo]);
  expect(onBoth([], [100, 120], 140)).toEqual([combo]);
});

it('tells of hits on both once, and of those that go on on Nana as a combo of their own', () => {
  expect(onBoth([100, 120, 140], [100, 120])).toMatchObject([{ onPartner: false, hits: [100, 120, 140] }]);
  expect(onBoth([100], [100, 120, 140])).toMatchObject([
    { onPartner: false, hits: [100] },
    { onPartner: true, hits: [100, 120, 140] },
  ]);
});

it('finds the combo on Nana again among those that begin with the same hit', async () => {
  const game: WrittenReplay = {
    players: [FOX, null, ICE_CLIMBERS],
    lastFrame: 400,
    frameOf: (port, frame) => (port === 0 ? foxHitting([100, 120], frame) : hitOn([100], frame)),
    partnerOf: (port, frame) => (port === 2 ? hitOn([100, 120], frame) : null),
  };
  const bytes = writeReplay(game);
  const found = findCombos(bytes).combos;
  expect(found).toHaveLength(2);
  for (const combo of found)
    expect(await answerTo({ file: fileWith(bytes, 'game.slp'), asked: { about: 'combo', combo } })).toMatchObject({
      answer: combo,
    });
});
