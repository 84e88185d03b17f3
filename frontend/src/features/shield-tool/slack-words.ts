import { t } from './texts.js';
/** `6 frames to spare`, `frame-perfect`, `too slow by 3`. @param slack window less cost, in frames */
export function slackWords(slack: number): string {
  if (slack === 0) return t('framePerfect');
  return slack > 0 ? t('toSpare', { frames: slack }) : t('tooSlowBy', { frames: -slack });
}

/** Who is free first. @param window frames the defender has, negative when the attacker is first */
export function windowWords(window: number, attacker: string): string {
  if (window === 0) return t('freeTogether', { attacker });
  return window > 0
    ? t('youAreFreeFirst', { frames: window, attacker })
    : t('attackerIsFreeFirst', { frames: -window, attacker });
}
