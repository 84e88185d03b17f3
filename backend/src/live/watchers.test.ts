import { jest } from '@jest/globals';
import { REPEAT_MS, Watchers, type WatchingHere } from './watchers.js';

const ROOM = 'watching:c1';
let gateways: Watchers[];
let heard: string[];
/** Messages that get lost on their way. */
let lose: (message: WatchingHere) => boolean;

beforeEach(() => {
  jest.useFakeTimers();
  heard = [];
  lose = () => false;
  gateways = ['a', 'b'].map(
    (name) =>
      new Watchers(name, {
        publish: (message) => {
          if (!lose(message)) for (const gateway of gateways) gateway.receive(message);
        },
        emit: (room, count) => heard.push(`${name} ${room} ${String(count)}`),
      }),
  );
});
afterEach(() => {
  for (const gateway of gateways) gateway[Symbol.dispose]();
  jest.useRealTimers();
});

const move = (gateway: number, by: 1 | -1, times = 1) => {
  for (let i = 0; i < times; i++) gateways[gateway]?.moved(ROOM, by);
  jest.advanceTimersByTime(500);
};

it('counts the sockets of all gateways, and tells those who watch', () => {
  move(0, 1, 3);
  expect(heard.splice(0)).toEqual([`a ${ROOM} 3`]);
  move(1, 1);
  expect(heard.splice(0)).toEqual([`a ${ROOM} 4`, `b ${ROOM} 4`]);
  move(0, -1, 2);
  expect(heard.splice(0)).toEqual([`a ${ROOM} 2`, `b ${ROOM} 2`]);
});

it('tells once of many who come and go within a moment', () => {
  gateways[0]?.moved(ROOM, 1);
  gateways[0]?.moved(ROOM, 1);
  gateways[0]?.moved(ROOM, -1);
  jest.advanceTimersByTime(500);
  expect(heard).toEqual([`a ${ROOM} 1`]);
});

it('tells a gateway that comes later who is there', () => {
  lose = ({ gateway }) => gateway === 'a';
  move(0, 1, 2);
  lose = () => false;
  move(1, 1);
  jest.advanceTimersByTime(500);
  expect(heard.at(-1)).toBe(`b ${ROOM} 3`);
});

it('makes good what was lost, and forgets a gateway that died', () => {
  move(0, 1);
  lose = () => true;
  move(1, 1);
  expect(gateways[0]?.countOf(ROOM)).toBe(1);
  lose = () => false;
  jest.advanceTimersByTime(REPEAT_MS);
  expect(gateways[0]?.countOf(ROOM)).toBe(2);
  gateways.pop()?.[Symbol.dispose]();
  heard.splice(0);
  jest.advanceTimersByTime(4 * REPEAT_MS);
  expect(heard).toEqual([`a ${ROOM} 1`]);
});
