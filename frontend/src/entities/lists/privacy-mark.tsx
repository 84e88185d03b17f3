import { Globe, Lock } from 'lucide-react';
import { t } from './texts.js';
import styles from './privacy-mark.module.css';

interface Props {
  readonly isPublic: boolean;
  /** The sign alone is seen; screen readers are told the word. */
  readonly short?: boolean;
}

/** Who may read a list, in a word and a sign. */
export function PrivacyMark({ isPublic, short = false }: Props) {
  const Icon = isPublic ? Globe : Lock;
  const word = isPublic ? t('public') : t('private');
  return (
    <span className={styles.mark} {...(short && { title: word })}>
      <Icon size={14} aria-hidden />
      <span className={short ? 'visuallyHidden' : undefined}>{word}</span>
    </span>
  );
}
