import { jest } from '@jest/globals';
import type { ViewMessage } from '@combolab/contracts';
import { hearMessages } from './hear-messages.js';
import { messageReaders } from './read-messages.js';
import { RoomTable } from './room-table.js';

const tally: ViewMessage = {
  room: 'combo:a',
  part: 'tally',
  from: [1, 1],
  to: [1, 2],
  numLikes: 3,
  numDislikes: 0,
};

/** A socket of one room, what was heard there and which rooms something was missed of. */
function listening() {
  const heard: unknown[] = [];
  const missed: string[] = [];
  const events = new Map<string, (given: unknown) => void>();
  const table = new RoomTable(10);
  const hear = (message: unknown) => {
    heard.push(message);
  };
  table.add('combo:a', { versions: () => ({}), onView: hear, onWatching: hear, onProgress: hear });
  hearMessages({ on: (event, listener) => events.set(event, listener) }, messageReaders, table, (room) => {
    missed.push(room);
  });
  return { heard, missed, tell: (event: string, given: unknown) => events.get(event)?.(given) };
}
const said = jest.spyOn(console, 'error');
beforeEach(() => {
  said.mockReset().mockImplementation(() => undefined);
});
afterAll(() => {
  said.mockRestore();
});

it('hands on what fits, to the room that it is for', () => {
  const { heard, missed, tell } = listening();
  const messages: readonly (readonly [event: string, message: object])[] = [
    ['view', tally],
    ['watching', { room: 'combo:a', count: 2 }],
    ['progress', { room: 'combo:a', stage: 'upload', percent: 50 }],
  ];
  for (const [event, message] of messages) tell(event, message);
  tell('view', { ...tally, room: 'combo:b' });
  expect(heard).toEqual(messages.map(([, message]) => message));
  expect(missed).toEqual([]);
  expect(said).not.toHaveBeenCalled();
});

it.each([
  ['view', { ...tally, numLikes: '3' }],
  ['view', { ...tally, to: [1] }],
  ['view', { ...tally, part: 'comments', numComments: 1, commentsAdded: [{ _id: 'c' }], commentsRemoved: [] }],
  ['watching', { room: 'combo:a', count: null }],
  ['progress', { room: 'combo:a', stage: 'lunch', percent: 50 }],
])('keeps a broken %s from whoever listens, and says where something is missed: %j', (event, given) => {
  const { heard, missed, tell } = listening();
  tell(event, given);
  expect(heard).toEqual([]);
  expect(missed).toEqual(['combo:a']);
  expect(said).toHaveBeenCalledTimes(1);
});

it('says that what names no room is broken', () => {
  const { heard, missed, tell } = listening();
  tell('view', null);
  tell('watching', 'combo:a');
  expect([heard, missed]).toEqual([[], []]);
  expect(said).toHaveBeenCalledTimes(2);
});

it('passes over a part that only newer pages know', () => {
  const { heard, missed, tell } = listening();
  tell('view', { ...tally, part: 'weather' });
  expect([heard, missed]).toEqual([[], []]);
  expect(said).not.toHaveBeenCalled();
});
