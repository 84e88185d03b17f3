import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readSettings, SettingsError } from './settings.js';

it('needs no setting at all', () => {
  expect(readSettings({})).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    dataDir: 'data',
    publicUrl: 'http://127.0.0.1:3000',
    trustedProxies: [],
    rates: { on: true, likesPerMinute: 600, commentsPerMinute: 60, uploadsPerDay: 100, signUpsPerHour: 30 },
  });
});

it.each([
  [{ PORT: 'eighty' }, 'PORT'],
  [{ PUBLIC_URL: 'combos.example' }, 'must be the http(s) address'],
  [{ EVENT_LOG: 'redis://h' }, 'names an engine this build does not have. Known: sqlite'],
  [{ IDENTITY: 'ldap:x' }, 'Leave it out for the built-in one'],
  [{ RATE_LIMITS: 'off', HOST: '0.0.0.0' }, 'accepted only when HOST is loopback'],
  [{ LIKES_PER_MINUTE: '-1' }, 'LIKES_PER_MINUTE'],
])('refuses %j and says how to mend it', (environment, message) => {
  expect(() => readSettings(environment)).toThrow(SettingsError);
  expect(() => readSettings(environment)).toThrow(message);
});

it('names every fault at once', () => {
  expect(() => readSettings({ PORT: 'x', LOG_LEVEL: 'loud' })).toThrow(/PORT.*\n.*LOG_LEVEL/);
});

it('is described in .env.example, name by name', () => {
  const text = readFileSync(fileURLToPath(new URL('../../../.env.example', import.meta.url)), 'utf8');
  const described = [...text.matchAll(/^#? ?([A-Z_]+)=/gm)].map((match) => match[1] ?? '');
  const source = readFileSync(fileURLToPath(new URL('../../src/config/settings.ts', import.meta.url)), 'utf8');
  const known = [...source.matchAll(/^ {2}([A-Z_]+): /gm)].map((match) => match[1] ?? '');
  expect(known.filter((name) => !described.includes(name))).toEqual([]);
});
