import { LIMITS, type NewEvent, type RecordedEvent } from '@combolab/contracts';
import fc from 'fast-check';
import { fold } from '../../commands/decider.js';
import { RefusedError } from '../../problems.js';
import { listDecider, type ListCommand } from './list.decider.js';
import type { ListState } from './list.state.js';

const of = { userId: 'u1', listId: 'l1' };
const made: ListCommand = {
  type: 'make',
  data: { ...of, name: 'Ladders', description: '', isPublic: false },
  comboId: null,
};

const record = (events: readonly NewEvent[], after: number): RecordedEvent[] =>
  events.map((event, i) => ({
    ...event,
    id: `e${String(after + i)}`,
    source: 'test',
    subject: 'user/u1/lists/l1',
    time: new Date(1_700_000_000_000 + (after + i) * 1000).toISOString(),
    version: after + i + 1,
    actor: 'u1',
    commandId: `k${String(after + i)}`,
    correlationId: 'r',
  }));

class Played {
  readonly events: RecordedEvent[] = [];
  get state(): ListState | null {
    return fold(listDecider, this.events);
  }
  /** @returns what happened, or the status of the refusal */
  play(command: ListCommand): readonly NewEvent[] | number {
    try {
      const decided = listDecider.decide(this.state, command);
      this.events.push(...record(decided, this.events.length));
      return decided;
    } catch (error) {
      if (error instanceof RefusedError) return error.status;
      throw error;
    }
  }
}

/** The same list as a plain array of what is shown, changed the slow way. */
class Model {
  ids: string[] = [];
  readonly gone = new Set<string>();
  get shown(): string[] {
    return this.ids.filter((id) => !this.gone.has(id));
  }
  /** Puts an id before the shown one that shall follow it. */
  #put(id: string, place: number): void {
    this.ids = this.ids.filter((each) => each !== id);
    const follower = this.shown[place];
    const rest: string[] = [];
    for (const each of this.ids) {
      if (each === follower) rest.push(id);
      rest.push(each);
    }
    this.ids = follower === undefined ? [...this.ids, id] : rest;
  }
  add(id: string, at: number | null): void {
    if (!this.ids.includes(id)) this.#put(id, at ?? Infinity);
  }
  remove(id: string): void {
    this.ids = this.ids.filter((each) => each !== id);
  }
  move(id: string, to: number): void {
    if (this.shown.includes(id)) this.#put(id, to);
  }
}

const comboId = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g');
const step = fc.oneof(
  fc.record({ type: fc.constant('add' as const), comboId, at: fc.option(fc.nat(9)) }),
  fc.record({ type: fc.constant('remove' as const), comboId }),
  fc.record({ type: fc.constant('move' as const), comboId, to: fc.nat(9) }),
  fc.record({ type: fc.constant('gone' as const), comboId }),
);

describe('the combos of a list', () => {
  it('are what a plain array says, each once, whatever is done and whichever combos are deleted meanwhile', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const played = new Played();
        const model = new Model();
        played.play(made);
        for (const each of steps) {
          const { gone } = model;
          if (each.type === 'gone') gone.add(each.comboId);
          else if (each.type === 'add' && gone.has(each.comboId)) continue;
          else if (each.type === 'add') model.add(each.comboId, each.at);
          else if (each.type === 'remove') model.remove(each.comboId);
          else model.move(each.comboId, each.to);
          if (each.type !== 'gone') played.play({ ...each, ...of, gone: new Set(gone) } as ListCommand);
          const { comboIds = [] } = played.state ?? {};
          expect(comboIds.filter((id) => !gone.has(id))).toEqual(model.shown);
          expect(new Set(comboIds).size).toBe(comboIds.length);
        }
        for (const { data } of played.events) {
          const { at, to } = data as { at?: number; to?: number };
          for (const place of [at, to]) if (place !== undefined) expect(place).toBeLessThan(played.events.length);
        }
      }),
      { numRuns: 400 },
    );
  });

  it('decides nothing for what is so already', () => {
    const played = new Played();
    const gone = new Set<string>();
    played.play(made);
    for (const id of ['a', 'b', 'c']) played.play({ type: 'add', ...of, comboId: id, at: null, gone });
    expect(played.play({ type: 'add', ...of, comboId: 'b', at: 0, gone })).toEqual([]);
    expect(played.play({ type: 'remove', ...of, comboId: 'x' })).toEqual([]);
    expect(played.play({ type: 'move', ...of, comboId: 'c', to: 2, gone })).toEqual([]);
    expect(played.play({ type: 'move', ...of, comboId: 'c', to: 400, gone })).toEqual([]);
    expect(played.play({ type: 'move', ...of, comboId: 'x', to: 0, gone })).toBe(404);
    expect(played.play(made)).toEqual([]);
  });

  it('begins with the combo that it was made for', () => {
    const played = new Played();
    const { data } = made;
    expect(played.play({ type: 'make', data, comboId: 'a' })).toMatchObject([
      { type: 'list.made', data },
      { type: 'list.combo-added', data: { ...of, comboId: 'a', at: 0 } },
    ]);
    expect(played.state?.comboIds).toEqual(['a']);
  });

  it('stand where they are put among those that are shown; one that was deleted keeps its place unseen', () => {
    const played = new Played();
    const gone = new Set(['b']);
    played.play(made);
    const add = (id: string, at: number | null) => played.play({ type: 'add', ...of, comboId: id, at, gone });
    for (const id of ['a', 'b', 'c']) add(id, null);
    expect(add('d', 1)).toMatchObject([{ data: { comboId: 'd', at: 2 } }]);
    expect(add('e', null)).toMatchObject([{ data: { comboId: 'e', at: 4 } }]);
    expect(played.play({ type: 'move', ...of, comboId: 'c', to: 2, gone })).toEqual([]);
    expect(played.play({ type: 'move', ...of, comboId: 'c', to: 3, gone })).toMatchObject([{ data: { to: 4 } }]);
    expect(played.play({ type: 'move', ...of, comboId: 'b', to: 0, gone })).toBe(404);
    expect(played.state?.comboIds).toEqual(['a', 'b', 'd', 'e', 'c']);
  });

  it('are at most as many as a list holds; deleted ones take no room', () => {
    const played = new Played();
    played.play(made);
    const ids = Array.from({ length: LIMITS.combosInList }, (_, i) => `c${String(i)}`);
    const full: ListState = { ...(played.state as ListState), comboIds: ids };
    const add = { type: 'add' as const, ...of, comboId: 'one more', at: null };
    expect(() => listDecider.decide(full, { ...add, gone: new Set() })).toThrow('A list holds 500 combos');
    expect(listDecider.decide(full, { ...add, gone: new Set(['c7']) })).toHaveLength(1);
  });
});

describe('what a list is called', () => {
  it('changes only where it differs, and never over somebody’s newer words', () => {
    const played = new Played();
    played.play(made);
    const edit = (changes: object, baseVersion: number | null = null) =>
      played.play({ type: 'edit', ...of, changes, baseVersion });
    expect(edit({ name: 'Ladders', isPublic: false })).toEqual([]);
    expect(edit({ name: 'Ladders', isPublic: true }, 1)).toMatchObject([{ data: { ...of, isPublic: true } }]);
    expect(edit({ name: 'Late' }, 1)).toBe(409);
    expect(played.state).toMatchObject({ name: 'Ladders', isPublic: true, contentVersion: 2 });
  });

  it('ends with the list', () => {
    const played = new Played();
    played.play(made);
    played.play({ type: 'delete', ...of });
    expect(played.state).toMatchObject({ deleted: true, comboIds: [] });
    for (const type of ['delete', 'edit', 'add', 'remove', 'move'])
      expect(
        played.play({
          type,
          ...of,
          changes: {},
          baseVersion: null,
          comboId: 'a',
          at: null,
          to: 0,
          gone: new Set(),
        } as never),
      ).toBe(404);
  });
});
