import type { ReactNode } from 'react';
import styles from './shield-tool.module.css';
import { t } from './texts.js';

/** Who is free first. @param window frames the defender has, negative when the attacker is first */
export function windowWords(window: number, attacker: string): ReactNode {
  if (window === 0) return t('freeTogether', { attacker });
  const words = window > 0 ? 'youAreFreeFirst' : 'attackerIsFreeFirst';
  const n = <span className={`mono ${(window > 0 ? styles.good : styles.bad) ?? ''}`} />;
  return t.rich(words, { n }, { frames: Math.abs(window), attacker });
}
