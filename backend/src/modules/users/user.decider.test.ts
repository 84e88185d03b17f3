import { play, record, refusalOf } from '../../commands/testing/play-commands.js';
import { fold } from '../../commands/decider.js';
import { userDecider, type UserCommand, type UserState } from './user.decider.js';

const userId = 'u1';
const register: UserCommand = { type: 'register', userId, displayName: 'ann' };
const edit = (changes: object, baseVersion: number | null = null): UserCommand => ({
  ...{ type: 'edit', userId, baseVersion },
  changes,
});
const after = (...commands: readonly UserCommand[]) => play(userDecider, [register, ...commands]);
const NEW: UserState = {
  ...{ userId, displayName: 'ann', photoUrl: null, fullscreenMode: false, userType: 'USER', contentVersion: 1 },
  ...{ preferredControllers: {}, customMappings: {} },
};

it('begins with a name and nothing else, once', () => {
  expect(after().state).toEqual(NEW);
  expect(after(register).events).toHaveLength(1);
});

it.each<[string, UserCommand, Partial<UserState>]>([
  ['a name', edit({ displayName: 'bea' }), { displayName: 'bea', contentVersion: 2 }],
  ['a picture', edit({ photoUrl: '/p.webp' }), { photoUrl: '/p.webp', contentVersion: 2 }],
  ['the full screen', edit({ fullscreenMode: true }), { fullscreenMode: true, contentVersion: 2 }],
  [
    'a controller',
    { type: 'prefer', userId, gameId: 'ssbu', controllerType: 'GAMECUBE' },
    { preferredControllers: { ssbu: 'GAMECUBE' } },
  ],
  [
    'a mapping',
    { type: 'map', userId, customMappings: { ssbu: { SWITCH: { A_BUTTON: 'B_BUTTON' } } } },
    { customMappings: { ssbu: { SWITCH: { A_BUTTON: 'B_BUTTON' } } } },
  ],
  [
    'what not to be told of',
    { type: 'mute', userId, off: ['reply'] as never },
    { notificationsOff: ['reply'] as never },
  ],
  ['a role', { type: 'grant', userId, userType: 'ADMIN' }, { userType: 'ADMIN' }],
  [
    'a suspension',
    { type: 'suspend', userId, until: '2026-12-01T00:00:00.000Z' },
    { suspension: { until: '2026-12-01T00:00:00.000Z' } },
  ],
  ['a suspension without end', { type: 'suspend', userId, until: null }, { suspension: { until: null } }],
])('takes %s, and nothing when it is so already', (_, command, change) => {
  expect(after(command).state).toEqual({ ...NEW, ...change });
  expect(after(command).events).toHaveLength(2);
  expect(after(command, command).events).toHaveLength(2);
});

it('is told of everything until it chooses', () => {
  const mute = (...off: string[]): UserCommand => ({ type: 'mute', userId, off: off as never });
  expect(after(mute()).events).toHaveLength(1);
  expect(after(mute('reply'), mute()).state?.notificationsOff).toEqual([]);
});

it('keeps a controller for each game', () => {
  const prefer = (gameId: 'ssbu' | 'ssbm', controllerType: 'SWITCH' | 'GAMECUBE'): UserCommand => ({
    ...{ type: 'prefer', userId, gameId, controllerType },
  });
  const { state } = after(prefer('ssbu', 'SWITCH'), prefer('ssbm', 'GAMECUBE'), prefer('ssbu', 'GAMECUBE'));
  expect(state?.preferredControllers).toEqual({ ssbu: 'GAMECUBE', ssbm: 'GAMECUBE' });
});

it('refuses an edit of another version than today’s, with what is there now', () => {
  const { state } = after(edit({ displayName: 'bea' }));
  expect(refusalOf(() => userDecider.decide(state, edit({ displayName: 'eve' }, 1)))?.status).toBe(409);
  expect(userDecider.decide(state, edit({ displayName: 'eve' }, 2))).toHaveLength(1);
  expect(userDecider.decide(state, edit({ displayName: 'eve' }))).toHaveLength(1);
});

it('lifts a suspension once, and suspends no admin', () => {
  const lift: UserCommand = { type: 'unsuspend', userId };
  const { events, state } = after(lift, { type: 'suspend', userId, until: null }, lift, lift);
  expect(events.map(({ type }) => type)).toEqual(['user.registered', 'user.suspended', 'user.unsuspended']);
  expect(state).toEqual(NEW);
  const admin = after({ type: 'grant', userId, userType: 'ADMIN' }).state;
  expect(refusalOf(() => userDecider.decide(admin, { type: 'suspend', userId, until: null }))?.status).toBe(422);
});

it('ends once, forgets everything but its id, and takes nothing any more', () => {
  const end: UserCommand = { type: 'delete', userId };
  const { events, state } = after(
    edit({ photoUrl: '/p.webp' }),
    { type: 'grant', userId, userType: 'ADMIN' },
    end,
    end,
  );
  expect(events.at(-1)?.type).toBe('account.deleted');
  expect(events).toHaveLength(4);
  expect(state).toEqual({ ...NEW, displayName: null, contentVersion: 4, deleted: true });
  for (const command of [edit({}), { type: 'unsuspend', userId }, { type: 'mute', userId, off: [] }] as UserCommand[])
    expect(refusalOf(() => userDecider.decide(state, command))?.status).toBe(404);
  expect(play(userDecider, [end]).state?.deleted).toBe(true);
});

it('knows nobody before they registered, and passes over what other builds may have recorded', () => {
  expect(refusalOf(() => userDecider.decide(null, edit({})))?.status).toBe(404);
  const [other] = record([{ type: 'user.waved', schema: 1, data: { userId } }], 0);
  expect(other && [fold(userDecider, [other]), fold(userDecider, [other], NEW)]).toEqual([null, NEW]);
});
