import { useEffect, useState } from 'react';
import type { ReplayCombo } from '../../../entities/replay/replay.js';
import { fightersWords, movesWords, percentWords } from '../../../entities/replay/replay-words.js';
import { lazyPart } from '../../../shared/lib/lazy-part.js';
import { Button } from '../../../shared/ui/button.js';
import type { ComboWork } from '../use-combo-work.js';
import { t } from '../texts.js';
import styles from './waiting-presses.module.css';

const WaitingDialog = lazyPart(() => import('./waiting-dialog.js'), 'WaitingDialog');

interface Props {
  readonly work: ComboWork;
  /** The combo that is to be laid onto the clip. */
  readonly combo: ReplayCombo;
  /** It lies there, or is not wanted. */
  readonly onDone: () => void;
}

/** Says that a replay's combo waits for its clip, and asks where it lies once the clip is there. */
export function WaitingPresses({ work, combo, onDone }: Props) {
  const ready = work.lastFrame !== null;
  const [placing, setPlacing] = useState(false);
  const [offered, setOffered] = useState(false);
  if (ready && !offered) {
    setOffered(true);
    setPlacing(true);
  }
  const { clock } = work;
  useEffect(() => {
    if (placing) clock.pause();
  }, [placing, clock]);
  return (
    <section className={styles.waiting} aria-label={t('pressesOfAReplayTitle')}>
      <p className={styles.title} role="status">
        {t('thePressesOfWaitFor', { combo: fightersWords(combo) })}
      </p>
      <p className={styles.words}>
        {t(ready ? 'waitForTheirPlace' : 'waitForTheClip', {
          moves: movesWords(combo),
          percents: percentWords(combo),
        })}
      </p>
      <div className={styles.buttons}>
        {ready && (
          <Button
            size="s"
            onClick={() => {
              setPlacing(true);
            }}
          >
            {t('layThemOntoTheClip')}
          </Button>
        )}
        <Button size="s" look="ghost" onClick={onDone}>
          {t('leaveThemOut')}
        </Button>
      </div>
      {placing && ready && (
        <WaitingDialog
          work={work}
          combo={combo}
          onClose={() => {
            setPlacing(false);
          }}
          onDone={onDone}
        />
      )}
    </section>
  );
}
