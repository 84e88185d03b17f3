import { LIMITS } from '@combolab/contracts';
import { calls } from '../api/calls.js';
import { request, type ApiRequest } from '../api/request.js';
import { thingOf } from './kept-answers.js';

const comboId = 'c1';
const list = { game: 'ssbu', limit: LIMITS.pageSize, near: '1', facets: '1' };

it.each<[what: string, asked: ApiRequest, thing: string | null]>([
  ['a combo', request(calls.combo, { params: { comboId } }), 'combo c1'],
  ['a combo for who is signed in', request(calls.comboFor, { params: { comboId, userId: 'me1' } }), 'combo c1'],
  ['its newest comments', request(calls.commentPage, { params: { comboId }, query: { order: 'newest' } }), 'combo c1'],
  ['how far one is with it', request(calls.practiceOf, { params: { comboId } }), 'combo c1'],
  ['a list', request(calls.search, { query: list }), 'list /api/search/combos?game=ssbu&limit=10&near=1&facets=1'],
  ['what one practises', request(calls.practiceQueue, {}), 'practice'],
  ['oneself', request(calls.user, { params: { userId: 'me1' } }), 'me'],
  ['somebody else', request(calls.user, { params: { userId: 'other' } }), null],
  ['older comments', request(calls.commentPage, { params: { comboId }, query: { cursor: 'x' } }), null],
  ['more of a list', request(calls.search, { query: { ...list, cursor: 'x' } }), null],
  [
    'what followed players made last',
    request(calls.search, { query: { author: ['a'], sort: 'new', limit: 3 } }),
    'day /api/search/combos?author=a&sort=new&limit=3',
  ],
  ['whom one follows', request(calls.follows, {}), 'day /api/user/follows'],
  ['the combo of the day', request(calls.dailyCombo, { params: { gameId: 'ssbu' } }), 'day /api/game/ssbu/daily-combo'],
  ['a count', request(calls.search, { query: { game: 'ssbu', limit: 1 } }), null],
  ['notifications', request(calls.notifications, {}), null],
])('knows what %s is kept with', (_what, asked, thing) => {
  expect(thingOf(asked, 'me1')).toBe(thing);
});

it('keeps no person for a visitor', () => {
  expect(thingOf(request(calls.user, { params: { userId: 'me1' } }), null)).toBeNull();
});
