import { jest } from '@jest/globals';
import { RoomJoins } from './room-joins.js';
import { RoomTable, type RoomListener } from './room-table.js';

type Answered = (answer: unknown) => void;

/** A page that follows two rooms of a server that the test plays. */
function following() {
  const told: string[] = [];
  const asked: { readonly rooms: readonly string[]; readonly answer: Answered }[] = [];
  const table = new RoomTable(10);
  const listening = (room: string): RoomListener => ({ versions: () => ({}), onJoined: () => told.push(room) });
  for (const room of ['combo:a', 'combo:b']) table.add(room, listening(room));
  const socket = {
    emit: (event: string, payload: unknown, answer: Answered) => {
      if (event === 'join') asked.push({ rooms: (payload as { room: string }[]).map(({ room }) => room), answer });
    },
  };
  const joins = new RoomJoins(table, () => {
    joins.settle(socket);
  });
  joins.settle(socket);
  return { joins, socket, told, asked };
}
const entered = (room: string) => ({ room, ok: true, versions: {}, behind: [] });
const refused = (room: string) => ({ room, ok: false, problem: 'There is no such room.' });

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it('asks for a refused room again, later each time, until it is let in', () => {
  const { asked, told } = following();
  asked[0]?.answer([entered('combo:a'), refused('combo:b')]);
  expect([asked.length, told]).toEqual([1, ['combo:a']]);
  jest.advanceTimersByTime(2000);
  expect(asked[1]?.rooms).toEqual(['combo:b']);
  asked[1]?.answer([refused('combo:b')]);
  jest.advanceTimersByTime(1500);
  expect(asked).toHaveLength(2);
  jest.advanceTimersByTime(2500);
  asked[2]?.answer([entered('combo:b')]);
  jest.advanceTimersByTime(60_000);
  expect([asked.length, told]).toEqual([3, ['combo:a', 'combo:b']]);
});

it('asks for all rooms again when the server could not look them up', () => {
  const { asked, told } = following();
  asked[0]?.answer({ ok: false, problem: 'This could not be done. Try again.' });
  jest.advanceTimersByTime(2000);
  expect(asked[1]?.rooms).toEqual(['combo:a', 'combo:b']);
  asked[1]?.answer([entered('combo:a'), entered('combo:b')]);
  expect(told).toEqual(['combo:a', 'combo:b']);
});

it('forgets an answer that comes to a connection that is over', () => {
  const { asked, told, joins, socket } = following();
  joins.reset();
  joins.settle(socket);
  asked[0]?.answer([refused('combo:a'), refused('combo:b')]);
  jest.advanceTimersByTime(60_000);
  expect([asked.length, told]).toEqual([2, []]);
});
