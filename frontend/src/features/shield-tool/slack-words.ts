import { t } from './texts.js';
const framesOf = (count: number): string => t('frames5', { count });

/** `6 frames to spare`, `frame-perfect`, `too slow by 3`. @param slack window less cost, in frames */
export function slackWords(slack: number): string {
  if (slack === 0) return 'frame-perfect';
  return slack > 0 ? t('toSpare', { framesOf: framesOf(slack) }) : t('tooSlowBy', { slack: -slack });
}

/** Who is free first. @param window frames the defender has, negative when the attacker is first */
export function windowWords(window: number, attacker: string): string {
  if (window === 0) return t('youAndAreFreeOn', { attacker });
  return window > 0
    ? t('youAreFreeBefore', { framesOf: framesOf(window), attacker })
    : t('isFreeBeforeYou', { attacker, framesOf: framesOf(-window) });
}
