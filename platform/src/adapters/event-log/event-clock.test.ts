import { AHEAD_MS, EventClock } from './event-clock.js';

const START = Date.UTC(2026, 10, 22);
const DAY = 86_400_000;

describe('EventClock', () => {
  let time = START;
  let warned: string[] = [];
  const open = () =>
    new EventClock(
      () => time,
      (words) => warned.push(words),
    );
  beforeEach(() => {
    time = START;
    warned = [];
  });

  it('follows the clock, and stands while it is put back a little', () => {
    const clock = open();
    expect(clock.next()).toBe(START);
    time += 1000;
    expect(clock.next()).toBe(START + 1000);
    time -= AHEAD_MS;
    expect(clock.next()).toBe(START + 1000);
    expect(warned).toEqual([]);
  });

  it('does not stamp every later event for 40 days because the clock was 40 days ahead once', () => {
    const clock = open();
    time += 40 * DAY;
    expect(clock.next()).toBe(START + 40 * DAY);
    time = START + 1;
    expect([clock.next(), clock.next()]).toEqual([START + 1, START + 1]);
    expect(warned).toEqual([expect.stringMatching(/of 2027-01-01.* the clock says 2026-11-22/)]);
  });

  it('takes up the times of a log, within the same bound', () => {
    const clock = open();
    clock.saw(START + AHEAD_MS);
    expect(clock.next()).toBe(START + AHEAD_MS);
    clock.saw(START + AHEAD_MS + 1);
    expect(clock.next()).toBe(START);
    expect(warned).toHaveLength(1);
  });
});
