import { AnswerMeter } from './answer-meter.js';

it('tells how many were acknowledged and the longest time without one, at the ends too', () => {
  let now = 0;
  const meter = new AnswerMeter(() => now);
  for (now of [100, 250, 1000]) meter.answered();
  now = 1200;
  expect(meter.take()).toEqual({ count: 3, longestMs: 750 });
  now = 3200;
  expect(meter.take()).toEqual({ count: 0, longestMs: 2000 });
});
