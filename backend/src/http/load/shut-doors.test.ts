import { EventEmitter } from 'node:events';
import { readSettings } from '@combolab/platform';
import type { Request, Response } from 'express';
import { refuseShutDoors, ShutDoors } from './shut-doors.js';

const PLACE = '198.51.100.7';
const settings = readSettings({});

describe('shut doors', () => {
  it('are shut for so long, each limit and address apart', () => {
    let now = 1000;
    const sut = new ShutDoors(() => now);
    sut.shut('search', PLACE, 800);
    expect([sut.waitMs('search', PLACE), sut.waitMs('read', PLACE), sut.waitMs('search', '192.0.2.1')]).toEqual([
      800, 0, 0,
    ]);
    now += 799;
    expect(sut.waitMs('search', PLACE)).toBe(1);
    now += 1;
    expect(sut.waitMs('search', PLACE)).toBe(0);
  });

  it('forget the oldest when there are too many', () => {
    const sut = new ShutDoors(() => 0);
    sut.shut('read', PLACE, 10);
    for (let n = 0; n < 9_999; n += 1) sut.shut('read', `n${String(n)}`, 10);
    expect(sut.waitMs('read', PLACE)).toBe(10);
    sut.shut('read', 'one more', 10);
    expect([sut.waitMs('read', PLACE), sut.waitMs('read', 'n0'), sut.waitMs('read', 'one more')]).toEqual([0, 10, 10]);
  });
});

/** Asks the door; what it did at once. */
function ask(method: string, path: string, { ip = PLACE, env = {} } = {}) {
  const doors = new ShutDoors(() => 0);
  doors.shut('search', PLACE, 900);
  doors.shut('read', '192.0.2.1', 900);
  const response = Object.assign(new EventEmitter(), { status: () => sent.push('an answer') });
  const sent: unknown[] = [];
  const counted: string[] = [];
  let passed = false;
  const door = refuseShutDoors({ ...settings, ...env }, doors, { countLimited: (limit) => counted.push(limit) });
  door({ method, path, ip } as Request, response as unknown as Response, () => {
    passed = true;
  });
  // the client leaves: nothing is left waiting
  response.emit('close');
  return { passed, counted, sent };
}

it.each([
  ['a search of who is out of them', 'GET', '/api/search/combos', PLACE, ['search']],
  ['the older search', 'GET', '/api/game/combos/ssbu/0/10', PLACE, ['search']],
  ['any read of who is out of reads', 'GET', '/api/combo/c1', '192.0.2.1', ['read']],
])('keeps %s waiting for its refusal', (_, method, path, ip, counted) => {
  expect(ask(method, path, { ip })).toEqual({ passed: false, counted, sent: [] });
});

it.each([
  ['another read of who is out of searches', 'GET', '/api/combo/c1', PLACE],
  ['a search of somebody else', 'GET', '/api/search/combos', '192.0.2.9'],
  ['what is written', 'POST', '/api/combo/add-comment', '192.0.2.1'],
  ['health', 'GET', '/health/ready', '192.0.2.1'],
  ['a file', 'GET', '/api/files/combos/c1/thumbnail.jpg', '192.0.2.1'],
])('lets %s pass', (_, method, path, ip) => {
  expect(ask(method, path, { ip })).toEqual({ passed: true, counted: [], sent: [] });
});

it('lets everybody pass where nothing is limited', () => {
  const env = { rates: { ...settings.rates, on: false } };
  expect(ask('GET', '/api/search/combos', { env }).passed).toBe(true);
});
