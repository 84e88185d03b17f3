import { CloudCog, RotateCcw, Scissors } from 'lucide-react';
import { Button } from '../../../../shared/ui/button.js';
import { useUploadSnapshot } from '../../upload/use-clip-upload.js';
import styles from './raw-clip-line.module.css';
import type { RawState } from './raw-job.js';
import type { RawClip } from './use-raw-clip.js';
import { t } from '../../texts.js';

interface Step {
  readonly words: string;
  /** 0 to 100; null where nobody can say. */
  readonly percent: number | null;
}

function stepOf(state: RawState, sentPercent: number, drawn: boolean): Step {
  if (state.phase === 'sending') return { words: t('sending'), percent: sentPercent };
  if (drawn && (state.phase === 'making' || state.phase === 'cutting'))
    return { words: t('drawingTheClip'), percent: state.percent };
  if (state.phase === 'making') return { words: t('makingItPlayable'), percent: state.percent };
  if (state.phase === 'cutting') return { words: t('cuttingTheClip'), percent: state.percent };
  if (state.phase === 'fetching') return { words: t('fetchingTheClip'), percent: null };
  return { words: t('chooseThePartThatBecomes'), percent: null };
}

/** What the server does of it, and what its author can do meanwhile. */
const wordsOf = (state: RawState, drawn: boolean) => {
  if (drawn) return 'serverDrawsTheClip';
  return 'copy' in state && state.copy !== null ? 'pressOnTheCopy' : 'serverMakesAClip';
};

/** How far the server is with a file that this browser makes no clip of, and what its author has to do for it. */
export function RawClipLine({ clip }: { readonly clip: RawClip }) {
  const { raw, upload, job, state, asks, setAsks } = clip;
  const snapshot = useUploadSnapshot(upload);
  const { sent = 0, total = 0 } = snapshot ?? {};
  const { words, percent } = stepOf(state, total === 0 ? 0 : Math.floor((100 * sent) / total), raw.drawn);
  const failed = state.phase === 'failed';
  return (
    <div className={styles.raw}>
      <p className={styles.why}>
        <CloudCog className="icon" aria-hidden />
        <span>
          {raw.why} {failed ? null : t(wordsOf(state, raw.drawn))}
        </span>
      </p>
      {failed ? (
        <p role="alert" className={styles.problem}>
          {state.words}
        </p>
      ) : (
        <p className={styles.step}>
          <span role="status">{words}</span>
          {percent !== null && <span className="mono">{percent} %</span>}
        </p>
      )}
      {percent !== null && (
        <div
          role="progressbar"
          aria-label={words}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
          className={styles.track}
        >
          <i style={{ width: `${String(percent)}%` }} />
        </div>
      )}
      {failed && (
        <Button
          size="s"
          onClick={() => {
            job.start();
          }}
        >
          <RotateCcw className="icon" aria-hidden />
          {t('tryAgain')}
        </Button>
      )}
      {state.phase === 'choosing' && !asks && (
        <Button
          size="s"
          look="primary"
          onClick={() => {
            setAsks(true);
          }}
        >
          <Scissors className="icon" aria-hidden />
          {t('chooseThePart')}
        </Button>
      )}
    </div>
  );
}
