import type { SearchIndex } from '../../ports/search-index.js';
import { asking, document, type Asking, type CreateSearchIndex } from './support.js';

const LONGEST_MOVES = 200;
const LONGEST_INPUTS = 1500;

const DOCUMENTS = [
  document('a', {
    moves: ['up-throw', 'up-air', 'up-air', 'up-special'],
    inputs: ['A_BUTTON', 'X_BUTTON', 'A_BUTTON'],
  }),
  document('b', { moves: ['up-air', 'up-throw'], inputs: ['X_BUTTON', 'A_BUTTON', 'B_BUTTON'], tag: ['Read'] }),
  document('c', { moves: ['up-throw', 'jab', 'up-special', 'up-air'], inputs: ['CONTROL_STICK_UP', 'A_BUTTON'] }),
  document('d', { game: ['ssbm'], attacker: ['ssbm:fox'] }),
];

export function describeSequences(create: CreateSearchIndex): void {
  describe('moves, sequences and inputs', () => {
    let index: SearchIndex;
    let search: Asking;
    const matching = async (change: Parameters<Asking['ids']>[0]): Promise<string> =>
      [...(await search.ids(change))].sort().join('');
    beforeAll(async () => {
      index = await create();
      search = asking(index);
      await index.write(DOCUMENTS);
    });
    afterAll(() => index[Symbol.asyncDispose]());

    it('takes any of the moves, every one of them, and the first', async () => {
      expect(await matching({ moves: ['jab', 'up-special'] })).toBe('ac');
      expect(await matching({ moves: ['jab', 'no-move'] })).toBe('c');
      expect(await matching({ allMoves: ['up-throw', 'up-air'] })).toBe('abc');
      expect(await matching({ allMoves: ['up-air', 'up-air', 'jab'] })).toBe('c');
      expect(await matching({ allMoves: ['up-air', 'no-move'] })).toBe('');
      expect(await matching({ first: 'up-throw' })).toBe('ac');
      expect(await matching({ first: 'up-special' })).toBe('');
      expect(await matching({ first: 'up-air', moves: ['up-throw'], tag: ['Read'] })).toBe('b');
    });

    it('counts a grab as the beginning of its throw, and forgets it with its combo', async () => {
      const throws = [
        document('g', { game: ['ssbm'], moves: ['grab', 'pummel', 'back-throw', 'up-air'] }),
        document('h', { game: ['ssbm'], moves: ['grab', 'up-air', 'back-throw'] }),
      ];
      await index.write(throws);
      expect(await matching({ game: ['ssbm'], first: 'back-throw' })).toBe('g');
      expect(await matching({ game: ['ssbm'], first: 'grab' })).toBe('gh');
      await index.write(throws.map(({ id }) => ({ id, version: [2, 0] as const, deleted: true as const })));
      expect(await matching({ first: 'back-throw' })).toBe('');
    });

    it('leaves out every combo that has an unwanted move', async () => {
      expect(await matching({ notMoves: ['jab'] })).toBe('abd');
      expect(await matching({ notMoves: ['jab', 'up-special'] })).toBe('bd');
      expect(await matching({ notMoves: ['no-move'] })).toBe('abcd');
      expect(await matching({ notMoves: ['up-throw'] })).toBe('d');
      expect(await matching({ notMoves: ['up-special'], moves: ['up-special', 'up-air'] })).toBe('b');
    });

    it('takes moves in their order, whatever stands between, each at a place of its own', async () => {
      expect(await matching({ sequence: ['up-throw', 'up-air'] })).toBe('ac');
      expect(await matching({ sequence: ['up-throw', 'up-special'] })).toBe('ac');
      expect(await matching({ sequence: ['up-air', 'up-throw'] })).toBe('b');
      expect(await matching({ sequence: ['up-air', 'up-air'] })).toBe('a');
      expect(await matching({ sequence: ['up-air', 'up-air', 'up-special'] })).toBe('a');
      expect(await matching({ sequence: ['up-air', 'up-air', 'up-air'] })).toBe('');
      expect(await matching({ sequence: ['jab'] })).toBe('c');
      expect(await matching({ sequence: ['up-throw', 'no-move', 'up-air'] })).toBe('');
      expect(await matching({ sequence: ['up'] })).toBe('');
    });

    it('takes inputs in their order', async () => {
      expect(await matching({ inputs: ['A_BUTTON'] })).toBe('abc');
      expect(await matching({ inputs: ['X_BUTTON', 'A_BUTTON'] })).toBe('ab');
      expect(await matching({ inputs: ['A_BUTTON', 'A_BUTTON'] })).toBe('a');
      expect(await matching({ inputs: ['A_BUTTON', 'X_BUTTON'] })).toBe('a');
      expect(await matching({ inputs: ['CONTROL_STICK_UP', 'A_BUTTON'] })).toBe('c');
      expect(await matching({ inputs: ['A_BUTTON', 'CONTROL_STICK_UP'] })).toBe('');
      expect(await matching({ inputs: ['no-input'] })).toBe('');
    });

    it('asks nothing of a combo with empty lists', async () => {
      expect(await matching({ moves: [], allMoves: [], sequence: [], first: null, inputs: [], notMoves: [] })).toBe(
        'abcd',
      );
    });

    it('counts every facet under them', async () => {
      const { facets, total } = await search.ask({ sequence: ['up-throw', 'up-air'], tag: ['Read'], facets: true });
      expect([total, facets?.tag]).toEqual([0, [{ value: 'String', count: 2 }]]);
      const pressed = await search.ask({ inputs: ['X_BUTTON', 'A_BUTTON'], game: ['ssbm'], facets: true });
      expect([pressed.total, pressed.facets?.game]).toEqual([0, [{ value: 'ssbu', count: 2 }]]);
    });

    it('forgets the moves a combo had before it was edited', async () => {
      await using own = await create();
      await own.write([document('e', { moves: ['jab', 'up-tilt'], inputs: ['A_BUTTON', 'B_BUTTON'] })]);
      await own.write([
        document('e', { version: [1, 2], moves: ['up-tilt', 'jab'], inputs: ['B_BUTTON', 'A_BUTTON'] }),
      ]);
      const asked = asking(own);
      expect(await asked.ids({ sequence: ['jab', 'up-tilt'] })).toEqual([]);
      expect(await asked.ids({ first: 'jab' })).toEqual([]);
      expect(await asked.ids({ inputs: ['A_BUTTON', 'B_BUTTON'] })).toEqual([]);
      expect(
        await asked.ids({ first: 'up-tilt', sequence: ['up-tilt', 'jab'], inputs: ['B_BUTTON', 'A_BUTTON'] }),
      ).toEqual(['e']);
    });

    it('takes the longest there are, and odd ids', async () => {
      await using own = await create();
      const moves = Array.from({ length: LONGEST_MOVES }, (_, i) => `move-${String(i % 150)}`);
      const inputs = Array.from({ length: LONGEST_INPUTS }, (_, i) => (i === 700 ? 'B_BUTTON' : 'A_BUTTON'));
      const odd = ['a b', 'a', 'b', '%', '%20.', 'Ünder', ' ', '\u00a0'];
      await own.write([document('long', { moves, inputs }), document('odd', { moves: odd, inputs: odd })]);
      const asked = asking(own);
      const presses = (count: number): string[] => Array<string>(count).fill('A_BUTTON');
      expect(await asked.ids({ sequence: moves.slice(100, 120), first: 'move-0' })).toEqual(['long']);
      expect(await asked.ids({ sequence: [...moves.slice(140, 150), ...moves.slice(0, 10)] })).toEqual(['long']);
      expect(await asked.ids({ sequence: ['move-60', 'move-70', 'move-60'] })).toEqual([]);
      expect(await asked.ids({ inputs: [...presses(15), 'B_BUTTON', ...presses(14)] })).toEqual(['long']);
      expect(await asked.ids({ inputs: ['B_BUTTON', ...presses(10), 'B_BUTTON'] })).toEqual([]);
      expect(await asked.ids({ sequence: odd, inputs: odd, allMoves: odd })).toEqual(['odd']);
      expect(await asked.ids({ sequence: ['b', 'a'] })).toEqual([]);
      expect(await asked.ids({ sequence: ['b', '%'] })).toEqual(['odd']);
    });

    it('belongs to what a cursor was made for', async () => {
      const { cursor } = await search.ask({ limit: 1, sequence: ['up-throw', 'up-air'] });
      expect(await search.ids({ cursor, sequence: ['up-throw', 'up-air'] })).toEqual(['a']);
      for (const change of [
        { sequence: ['up-air', 'up-throw'] },
        { sequence: [], allMoves: ['up-throw', 'up-air'] },
        { first: 'up-throw' },
        { moves: ['up-throw'] },
        { notMoves: ['up-throw'] },
        { inputs: ['A_BUTTON'] },
      ])
        await expect(search.ask({ cursor, sequence: ['up-throw', 'up-air'], ...change })).rejects.toThrow('cursor');
    });
  });
}
