import { findFighter } from '@combolab/contracts';
import { MAX_REPLAY_BYTES } from './check-file.js';
import { meleeFighter } from './melee.js';
import { readReplay } from './read-replay.js';
import { refusalWords } from './refusal-words.js';
import { SAMPLE_GAME } from './testing/sample-game.js';
import { writeReplay, type WrittenReplay } from './testing/slp-writer.js';
import { StickSamples } from '../../shared/sticks/stick-samples.js';

const read = (game: Partial<WrittenReplay> = {}) => readReplay(writeReplay({ ...SAMPLE_GAME, ...game }));
const refusal = (bytes: Uint8Array): string => {
  try {
    readReplay(bytes);
    return 'taken';
  } catch (error) {
    return refusalWords(error) ?? 'another error';
  }
};

it('finds the combo with its fighters, percents, moves and frames', () => {
  const { combos, ...game } = read();
  expect(game).toEqual({
    players: [
      { port: 0, fighter: 'ssbm:fox', name: '', code: '' },
      { port: 2, fighter: 'ssbm:marth', name: '', code: '' },
    ],
    ...{ stage: 'Final Destination', startedAt: null, pal: false, lastFrame: 400, complete: true },
  });
  const [combo] = combos;
  expect(combos).toHaveLength(1);
  expect(combo).toMatchObject({
    attacker: 'ssbm:fox',
    defender: 'ssbm:marth',
    start: 205,
    end: 262,
    percents: [40.4, 82.6],
    killed: false,
    moves: [
      { move: 'up-air', begins: 200, hits: 205, percent: 40.4, damage: 13.5 },
      { move: 'up-air', begins: 230, hits: 235, percent: 53.9, damage: 13.5 },
      { move: 'forward-smash', begins: 250, hits: 262, percent: 67.4, damage: 15.2 },
    ],
  });
});

it('has a combo begin at the whole percent that the game showed', () => {
  const frameOf: WrittenReplay['frameOf'] = (player, frame) => {
    const of = SAMPLE_GAME.frameOf(player, frame);
    return { ...of, percent: Math.max(0, (of.percent ?? 0) - 0.41) };
  };
  const [combo] = read({ frameOf }).combos;
  expect(combo?.percents).toEqual([39.9, 82.2]);
  expect(combo?.moves.map(({ percent }) => percent)).toEqual([39.9, 53.5, 66.9]);
});

it('tells who played where and when', () => {
  const names = [
    ['Foxy', 'FOXY#123'],
    ['', ''],
    ['Marthritis', 'MART#7'],
  ] as const;
  expect(read({ names, stage: 31, startedAt: '2024-02-03T04:05:06Z' })).toMatchObject({
    players: [
      { port: 0, name: 'Foxy', code: 'FOXY#123' },
      { port: 2, name: 'Marthritis', code: 'MART#7' },
    ],
    ...{ stage: 'Battlefield', startedAt: '2024-02-03T04:05:06.000Z' },
  });
  expect(read({ stage: 999 }).stage).toBeNull();
});

it('knows a game of the European version', () => {
  const game = read({ pal: true });
  expect(game.pal).toBe(true);
  expect(game.combos).toEqual(read().combos);
  expect(read({ pal: false }).pal).toBe(false);
});

it('has each combo say of which version and day it is, and no more of when it was played', () => {
  const [combo] = read({ startedAt: '2024-02-03T04:05:06Z' }).combos;
  const game = { kind: 'replay', version: '3.16.0', stage: 'Final Destination', killed: combo?.killed };
  expect(combo?.source).toEqual({ ...game, playedOn: '2024-02-03' });
  expect(read().combos[0]?.source).toEqual(game);
  expect(read({ stage: 999 }).combos[0]?.source).not.toHaveProperty('stage');
});

it('names a combo by what the defender is in between its hits', () => {
  const tagWhere = (state: number) =>
    read({
      frameOf: (player, frame) => ({
        ...SAMPLE_GAME.frameOf(player, frame),
        ...(player === 2 && frame >= 240 && frame < 250 && { state }),
      }),
    }).combos[0]?.tag;
  expect([88, 38, 199].map(tagWhere)).toEqual(['True Combo', 'String', 'Tech Chase']);
});

it('says when a combo takes a stock', () => {
  const frameOf: WrittenReplay['frameOf'] = (player, frame) => {
    const as = SAMPLE_GAME.frameOf(player, frame);
    return player === 2 && frame >= 280 ? { ...as, stocks: 3, percent: 0, state: 0 } : as;
  };
  expect(read({ frameOf }).combos[0]).toMatchObject({ killed: true, end: 262, percents: [40.4, 82.6] });
});

it('tells Sheik from Zelda by who is in the fight', () => {
  const frameOf: WrittenReplay['frameOf'] = (player, frame) => ({
    ...SAMPLE_GAME.frameOf(player, frame),
    ...(player === 0 && { fighter: 7 }),
  });
  expect(read({ frameOf, players: [18, null, 9] }).combos[0]?.attacker).toBe('ssbm:sheik');
});

it('knows every fighter of the select screen in the roster', () => {
  const ids = Array.from({ length: 26 }, (_, number) => meleeFighter(number));
  expect(ids.filter((id) => id === null || findFighter(id) === undefined)).toEqual([]);
  expect(new Set(ids).size).toBe(26);
  expect(meleeFighter(26)).toBeNull();
});

it('reads a game that is cut off as far as it goes', () => {
  const whole = writeReplay(SAMPLE_GAME);
  const cut = readReplay(whole.subarray(0, Math.floor(whole.length * 0.9)));
  expect(cut.complete).toBe(false);
  expect(cut.combos).toHaveLength(1);
  expect(read({ ended: false }).complete).toBe(false);
});

it('refuses what is no game of several in words', () => {
  const whole = writeReplay(SAMPLE_GAME);
  expect(refusal(new Uint8Array())).toBe('This file is empty.');
  expect(refusal(new TextEncoder().encode('{"name":"x"}'))).toMatch(/^This is not a Slippi replay/);
  expect(refusal(new Uint8Array(5000).fill(7))).toMatch(/^This is not a Slippi replay/);
  expect(refusal(whole.subarray(0, 15))).toMatch(/ends before its game begins/);
  expect(refusal(whole.subarray(0, 200))).toMatch(/ends before its game begins/);
  expect(refusal(whole.subarray(0, 2000))).toMatch(/ends before its game begins/);
  expect(refusal(writeReplay({ ...SAMPLE_GAME, players: [2] }))).toMatch(/Nobody else/);
  expect(MAX_REPLAY_BYTES).toBeLessThan(200 * 2 ** 20);
});

it('tells how the sticks and triggers of the attacker moved, to the nearest of 127 steps', () => {
  const [combo] = read().combos;
  const samples = StickSamples.of(combo?.sticks);
  const at = (frame: number) => frame - (combo?.inputsFrom ?? 0);
  expect(samples?.stick('CONTROL_STICK', at(200))).toEqual([0, 1]);
  expect(samples?.stick('CONTROL_STICK', at(216))).toEqual([89 / 127, 89 / 127]);
  expect(samples?.stick('CONTROL_STICK', at(225))).toEqual([38 / 127, -25 / 127]);
  expect(samples?.stick('C_STICK', at(251))).toEqual([-114 / 127, 0]);
  expect([samples?.trigger('L_TRIGGER', at(241)), samples?.trigger('R_TRIGGER', at(230))]).toEqual([
    76 / 127,
    51 / 127,
  ]);
});

it('knows nothing of a trigger whose number is none', () => {
  const game = {
    frameOf: (player: number, frame: number) => ({
      ...SAMPLE_GAME.frameOf(player, frame),
      triggers: [0.5, 3.8e22] as const,
    }),
  };
  const samples = StickSamples.of(read(game).combos[0]?.sticks);
  expect([samples?.trigger('L_TRIGGER', 5), samples?.trigger('R_TRIGGER', 5)]).toEqual([64 / 127, null]);
});
