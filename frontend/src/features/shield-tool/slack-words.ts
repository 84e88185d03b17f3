import { t } from './texts.js';

/** `6 frames to spare`, `frame-perfect`, `too slow by 3`. @param slack window less cost, in frames */
export function slackWords(slack: number): string {
  if (slack === 0) return t('framePerfect');
  return slack > 0 ? t('toSpare', { frames: slack }) : t('tooSlowBy', { frames: -slack });
}
