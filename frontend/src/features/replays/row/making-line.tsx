import { useStore } from '../../../shared/store/use-store.js';
import { Button } from '../../../shared/ui/button.js';
import styles from './making-line.module.css';
import type { Making } from './use-making.js';
import { t } from '../texts.js';

interface Props {
  readonly making: Making;
  readonly onStop: () => void;
}

/** How far the clips are that are being drawn; stays in sight. */
export function MakingLine({ making, onStop }: Props) {
  const { count } = making;
  const done = useStore(making.done);
  const what = t('drawingClips', { count });
  return (
    <div className={styles.line}>
      <p role="status" className={styles.words}>
        {what}…
      </p>
      <progress className={styles.bar} aria-label={what} max={1} value={done} />
      <span className="mono">{Math.floor(done * 100)}%</span>
      <Button size="s" look="ghost" onClick={onStop}>
        {t('stopDrawing')}
      </Button>
    </div>
  );
}
