import { ApiTokenMade } from '@combolab/contracts';
import { play } from '../../commands/testing/play-commands.js';
import { apiTokenDecider } from './api-token.decider.js';

const ids = { userId: 'u1', tokenId: 't1' };
const made = { ...ApiTokenMade.example, ...ids, name: 'Mine', scopes: ['read' as const] };
const make = { type: 'make' as const, made, full: false };

it('remembers when it was made and on which day it was used last', () => {
  const NEW = { made, madeAt: '2023-11-14T22:13:20.000Z', usedOn: null, revoked: false };
  expect(play(apiTokenDecider, [make]).state).toEqual(NEW);
  const use = (day: string) => ({ type: 'use' as const, ...ids, day });
  const used = play(apiTokenDecider, [make, use('2026-11-09'), use('2026-11-09'), use('2026-11-08')]);
  expect(used.events).toHaveLength(2);
  expect(used.state).toEqual({ ...NEW, usedOn: '2026-11-09' });
  const revoked = play(apiTokenDecider, [make, { type: 'revoke', ...ids }, use('2026-11-10')]);
  expect(revoked.events.at(-1)).toMatchObject({ type: 'token.revoked', data: ids });
  expect(revoked.state).toEqual({ ...NEW, revoked: true });
});
