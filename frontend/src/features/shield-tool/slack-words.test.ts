import { signed } from '../../entities/frame-data/signed.js';
import { slackWords } from './slack-words.js';

it('says how much time is left, that it is perfect, or by how much it is too slow', () => {
  expect([6, 1, 0, -1, -3].map(slackWords)).toEqual([
    '6 frames to spare',
    '1 frame to spare',
    'frame-perfect',
    'too slow by 1',
    'too slow by 3',
  ]);
  expect([2, 0, -2].map(signed)).toEqual(['+2', '+0', '−2']);
});
