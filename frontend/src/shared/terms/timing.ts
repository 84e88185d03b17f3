import { ON_TIME_FRAMES, type Advice } from '@combolab/contracts';
import english from '../../languages/en/shared/terms/timing.json' with { type: 'json' };
import { textsOf } from '../language/texts.js';

const t = textsOf('shared/terms/timing', english);

function offWords(error: number): string {
  const frames = Math.round(Math.abs(error));
  return error > 0 ? t('late', { frames }) : t('early', { frames });
}

/** How a press came: `on time`, `3 frames late`, `1 frame early`. @param error frames, + late */
export const errorWords = (error: number): string =>
  Math.abs(error) <= ON_TIME_FRAMES ? t('onTime') : offWords(error);

/** The same in whole frames: `+3`, `−1`, `0`. @param error frames, + late */
export function errorSign(error: number): string {
  const frames = Math.round(error);
  return frames === 0 ? '0' : `${frames > 0 ? '+' : '−'}${String(Math.abs(frames))}`;
}

/** What a press that never came is called. */
export const MISSED = t('missed');

/**
 * One sentence on what to work on: `Your up air comes 4 frames late on average.`
 * @param nameOf the name of the action at this place of the track, as it stands after "your": `up air`
 */
export function adviceWords(advice: Advice, nameOf: (index: number) => string): string {
  switch (advice.kind) {
    case 'nothing':
      return t('adviceNothing');
    case 'missed':
      return t('adviceMissed', { name: nameOf(advice.index), frame: advice.frame });
    case 'average':
      return t('adviceAverage', { name: nameOf(advice.index), timing: offWords(advice.error) });
    case 'off':
      return t('adviceOff', { name: nameOf(advice.index), frame: advice.frame, timing: offWords(advice.error) });
    case 'uneven':
      return t('adviceUneven', { name: nameOf(advice.index), frame: advice.frame });
    case 'on time':
      return advice.extras === 0 ? t('adviceFaster') : t('adviceExtras', { count: advice.extras });
  }
}
