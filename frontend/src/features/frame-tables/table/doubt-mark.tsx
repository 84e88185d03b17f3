import type { FrameMove } from '@combolab/contracts/frame-data';
import { t } from '../texts.js';
import styles from './doubt-mark.module.css';

/** Signs of how sure the numbers of a move are, where they are not quite: with their words in a list and beside a name. */
export const DOUBTS = [
  ['≈', t('notQuiteSure'), t('saysNotQuiteSure')],
  ['!', t('doubtful'), t('saysDoubtful')],
  ['≠', t('sourcesDiffer'), t('saysSourcesDiffer')],
] as const;
type Sign = (typeof DOUBTS)[number][0];

const wordsOf = (sign: Sign): string => DOUBTS.find(([each]) => each === sign)?.[2] ?? '';

export const DoubtSign = ({ sign }: { readonly sign: Sign }) => (
  <span className={styles.sign} aria-hidden>
    {sign}
  </span>
);

function signsOf({ confidence, disputed = [] }: FrameMove): readonly Sign[] {
  const sure: readonly Sign[] = confidence === 'high' ? [] : confidence === 'low' ? ['!'] : ['≈'];
  return disputed.length > 0 ? [...sure, '≠'] : sure;
}

/** How sure the numbers of a move are, beside its name; in words where it is opened. */
export function DoubtMark({ move }: { readonly move: FrameMove }) {
  return signsOf(move).map((sign) => (
    <span key={sign} className={styles.mark} title={wordsOf(sign)}>
      <DoubtSign sign={sign} />
      <span className="visuallyHidden"> ({wordsOf(sign)})</span>
    </span>
  ));
}
