import { partsOf, queryRows } from './query-row.js';
import { understand } from './understand.js';

const rows = queryRows(`
# from one to another ssbu
20 - 60 ⇒ percent: 20-60
20~60 ⇒ percent: 20-60
20..60 ⇒ percent: 20-60
20->60 ⇒ percent: 20-60
50%-60 ⇒ percent: 50-60
50-60% mario ⇒ A: mario; percent: 50-60
mario 40-50 ⇒ A: mario; percent: 40-50
30-30 ⇒ percent: 30-30
0-0 ⇒ percent: 0-0
between 20%-60 ⇒ percent: 20-60
mario 100 to 200 ⇒ A: mario; percent: 100-200
100-300% ⇒ percent: 100-200
250-300% ⇒ percent: 200-200
1000-2019% ⇒ percent: 200-200
10%-2019% ⇒ percent: 10-200
mario 60 to 50 ⇒ A: mario ⇒ 60 to 50
mario 300-250 ⇒ A: mario ⇒ 300 250
mario 60-50% ⇒ A: mario ⇒ 60 50
between 60 and 20 mario ⇒ A: mario ⇒ between 60 and 20
mario 2018-2019 ⇒ A: mario ⇒ 2018 2019
mario 10-2019 ⇒ A: mario ⇒ 10 2019
# a guess of one half and the other ssbu
mario 50-50 ⇒ A: mario; fiftyFifty: true ⇒
mario 50%-50 ⇒ A: mario; percent: 50-50
mario 50-50% ⇒ A: mario; percent: 50-50
# one number ssbu
60 % ⇒ percent: 60-60
60pct ⇒ percent: 60-60
60 percents ⇒ percent: 60-60
mario 999% ⇒ A: mario; percent: 200-200
mario 2018% ⇒ A: mario; percent: 200-200
mario 2018 ⇒ A: mario ⇒ 2018
mario 500 ⇒ A: mario ⇒ 500
mario at 2018 ⇒ A: mario ⇒ 2018
mario at 500 ⇒ A: mario; percent: 200-200
mario 60ish ⇒ A: mario; percent: 60-60
mario 60% ish ⇒ A: mario; percent: 60-60
starting at about 60 ⇒ percent: 60-60
no less than 60 ⇒ percent: 60-200
not over 60 ⇒ percent: 0-60
60 & below ⇒ percent: 0-60
60 or more ⇒ percent: 60-200
60 and up air ⇒ moves: up-air ⇒ 60 up air
mario 201+ ⇒ A: mario; percent: 200-200
mario 60x ⇒ A: mario ⇒ 60x
60 50 mario ⇒ A: mario ⇒ 60 50
# two of them ssbu
over 20, under 60 ⇒ percent: 20-60
under 60 over 20 ⇒ percent: 20-60
over 60 under 60 ⇒ percent: 60-60
over 60, under 20 ⇒ percent: 60-200 ⇒ under 20
over 20, over 60 ⇒ percent: 20-200 ⇒ over 60
under 20, under 60 ⇒ percent: 0-20 ⇒ under 60
at 60 over 20 ⇒ percent: 60-60 ⇒ over 20
# numbers that count something else ssbu
mario 3 stocks ⇒ A: mario ⇒ 3 stocks
mario at 3 frames ⇒ A: mario ⇒ 3 frames
frames mario at 3 ⇒ A: mario; percent: 3-3 ⇒ frames
mario 60% frames ⇒ A: mario; percent: 60-60 ⇒ frames
3 hits at 60 ⇒ percent: 60-60 ⇒ 3 hits
mario 0-40 hit confirms ⇒ A: mario; percent: 0-40 ⇒ hit confirms
mario at 60 hit-confirm ⇒ A: mario; percent: 60-60 ⇒ hit confirm
mario 2-3 hits ⇒ A: mario ⇒ 2 3 hits
mario 3 to 4 frames ⇒ A: mario ⇒ 3 to 4 frames
between 3 and 4 stocks mario ⇒ A: mario ⇒ between 3 and 4 stocks
10-20% 3 hits ⇒ percent: 10-20 ⇒ 3 hits
10-20 3 hits ⇒ percent: 10-20 ⇒ 3 hits
mario @3 frames ⇒ A: mario ⇒ 3 frames
mario <3 hits ⇒ A: mario ⇒ 3 hits
<50% hits ⇒ percent: 0-50 ⇒ hits
frame 50% mario ⇒ A: mario ⇒ frame 50
mario frame # 50% ⇒ A: mario ⇒ frame 50
mario frame .. 50% ⇒ A: mario ⇒ frame 50
mario frame (50% ⇒ A: mario; percent: 50-50 ⇒ frame
mario frame ( 50% ⇒ A: mario; percent: 50-50 ⇒ frame
mario frame .,50% ⇒ A: mario; percent: 50-50 ⇒ frame
mario 50% frame 60 ⇒ A: mario; percent: 50-50 ⇒ frame 60
mario top 8% 60% ⇒ A: mario; percent: 60-60 ⇒ top 8
# a sign before the number ssbu
mario < 50% ⇒ A: mario; percent: 0-50
mario <=50 ⇒ A: mario; percent: 0-50
mario >=30% ⇒ A: mario; percent: 30-200
mario >30 ⇒ A: mario; percent: 30-200
mario @60 ⇒ A: mario; percent: 60-60
mario ~ 60% ⇒ A: mario; percent: 60-60
mario @60+ ⇒ A: mario; percent: 60-200
mario ~60 and up ⇒ A: mario; percent: 60-200
mario <60+ ⇒ A: mario; percent: 0-60
mario >60 and below ⇒ A: mario; percent: 60-200 ⇒ below
<500 ⇒ percent: 0-200
mario <2018 ⇒ A: mario ⇒ 2018
mario <2018% ⇒ A: mario; percent: 0-200
mario =>30 ⇒ A: mario ⇒ 30
mario <-60 ⇒ A: mario ⇒ 60
mario -<60 ⇒ A: mario ⇒ 60
mario @ (60 ⇒ A: mario ⇒ 60
mario < fast ⇒ A: mario ⇒ fast
mario < 50 hits 20% ⇒ A: mario; percent: 20-20 ⇒ 50 hits
# decimals, times, fractions and negative ones ssbu
mario 12.5% ⇒ A: mario ⇒ 12 5
mario 1:30% ⇒ A: mario ⇒ 1 30
mario 1/2% ⇒ A: mario ⇒ 1 2
mario x.5% ⇒ A: mario; percent: 5-5 ⇒ x
mario 1 .50% ⇒ A: mario; percent: 50-50 ⇒ 1
mario 1. 50% ⇒ A: mario; percent: 50-50 ⇒ 1
mario -50% ⇒ A: mario ⇒ 50
(-50% mario ⇒ A: mario ⇒ 50
-50% mario ⇒ A: mario ⇒ 50
mario - 50% ⇒ A: mario; percent: 50-50
mario x-50% ⇒ A: mario ⇒ x 50
mario %50% ⇒ A: mario ⇒ 50
mario % 50% ⇒ A: mario; percent: 50-50
# zero to death ssbu
0 to death ⇒ percent: 0-0 ⇒ zero to death
mario 0td fox ⇒ A: mario; D: fox; percent: 0-0 ⇒ zero to death
from zero%->death ⇒ percent: 0-0 ⇒ zero to death
0-deaths at 60 ⇒ percent: 0-0 ⇒ zero to death at 60
`);

it.each(rows)('$from: $query', ({ query, game, wanted }) => {
  expect(partsOf(understand(query, { game }))).toEqual(wanted);
});

const offersOf = (query: string): string[] =>
  understand(query, { game: 'ssbu' }).offers.map(({ kind, values, label }) => `${kind} ${values.join()}: ${label}`);

it.each([
  ['mario 60', ['percent 60-60: 60%']],
  ['mario 60 50', ['percent 60-60: 60%', 'percent 50-50: 50%']],
  ['mario 500', ['percent 200-200: 200%']],
  ['hits mario 60', ['percent 60-60: 60%']],
])('offers what %j may mean', (query, offers) => {
  expect(offersOf(query)).toEqual(offers);
});

it.each(['mario 2018', 'mario 3 hits', 'low', 'mario low', 'mario -50', 'late to early percent', 'mid-low %'])(
  'offers no percent for %j',
  (query) => {
    expect(offersOf(query)).toEqual([]);
  },
);

it.each([
  ['mario 60%', '60-60: 60%', '60%'],
  ['mario < 50 fox', '0-50: 0–50%', '< 50'],
  ['mario vs >=30% fox', '30-200: 30%+', '>=30%'],
  ['mario ~ 60+ fox', '60-200: 60%+', '~ 60+'],
  ['mario 0 to death fox', '0-0: 0%', '0 to death'],
  ['at 200%', '200-200: 200%', 'at 200%'],
])('marks in %j the percent %s', (query, value, marked) => {
  const spans = understand(query, { game: 'ssbu' }).spans.filter(({ kind }) => kind === 'percent');
  expect(spans.map((span) => [`${span.value}: ${span.label}`, query.slice(span.start, span.end)])).toEqual([
    [value, marked],
  ]);
});

it.each([
  ['mario low percent', [0, 40]],
  ['low-mid%', [0, 90]],
  ['mid to high percents', [40, 200]],
  ['kill%', [90, 200]],
  ['at low', [0, 40]],
  ['low percent at 60', [60, 60]],
  ['60% kill percent', [60, 60]],
  ['% 40', [40, 40]],
  ['zero to forty', [0, 40]],
  ['touch of death', [0, 0]],
  ['tod', [0, 0]],
  ['not at 0', [1, 200]],
  ['not 150+', [0, 149]],
  ['not from 40 to 60', null],
  ['at low stage', null],
])('reads %j', (query, percent) => {
  expect(understand(query, { game: 'ssbu' }).percent).toEqual(percent);
});
