import { useEffect, useRef, useState } from 'react';
import type { Combo } from '@combolab/contracts';
import { useMediaQuery } from '../../../shared/lib/use-media-query.js';
import { canConvert } from '../../../shared/convert/can-convert.js';
import { convertWords } from '../../../shared/convert/convert-words.js';
import type { ViewerController } from '../../../shared/controller/use-viewer-controller.js';
import { saveFile } from '../../../shared/lib/save-file.js';
import { Button } from '../../../shared/ui/button.js';
import { Dialog } from '../../../shared/ui/dialog.js';
import { fileNameOf } from '../export-combo.js';
import { t } from '../texts.js';
import styles from './clip-export-dialog.module.css';

interface Props {
  readonly combo: Combo;
  readonly src: string;
  readonly viewer: ViewerController;
  readonly onClose: () => void;
}

type State =
  | { readonly phase: 'working'; readonly done: number }
  | { readonly phase: 'made'; readonly file: Blob }
  | { readonly phase: 'failed'; readonly words: string };

const FAILED = t('theVideoCouldNotBe');
const NO_ENCODER = t('thisBrowserCannotMakeVideos');
const BEGIN: State = { phase: 'working', done: 0 };

/** Makes the clip with its inputs below it, and gives it to the viewer to keep. */
export function ClipExportDialog({ combo, src, viewer, onClose }: Props) {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<State>(canConvert() ? BEGIN : { phase: 'failed', words: NO_ENCODER });
  const given = useRef({ combo, src, viewer });
  useEffect(() => {
    if (!canConvert()) return undefined;
    const abort = new AbortController();
    const tell = (now: State) => {
      if (!abort.signal.aborted) setState(now);
    };
    const make = async () => {
      const { makeClipWithInputs } = await import('./make-clip.js');
      const { combo: of, src: from, viewer: on } = given.current;
      return makeClipWithInputs({
        ...{
          src: from,
          actions: of.actions,
          sticks: of.sticks,
          lastFrame: of.frames,
          labelOf: on.labelOf,
          signal: abort.signal,
        },
        onProgress: (done) => {
          tell({ phase: 'working', done });
        },
      });
    };
    make().then(
      (file) => {
        tell({ phase: 'made', file });
      },
      (error: unknown) => {
        tell({ phase: 'failed', words: convertWords(error) ?? FAILED });
      },
    );
    return () => {
      abort.abort();
    };
  }, [attempt]);
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t('theClipWithItsInputs')}
      description={t('itIsMadeInThis')}
    >
      <div className={styles.dialog}>
        {state.phase === 'working' && <Progress done={state.done} />}
        {state.phase === 'failed' && (
          <p role="alert" className={styles.failed}>
            {state.words}
          </p>
        )}
        {state.phase === 'made' && <Made file={state.file} />}
        <div className={styles.buttons}>
          <Button onClick={onClose}>{state.phase === 'made' ? t('close') : t('cancel')}</Button>
          {state.phase === 'failed' && canConvert() && (
            <Button
              look="primary"
              onClick={() => {
                setState(BEGIN);
                setAttempt(attempt + 1);
              }}
            >
              {t('tryAgain')}
            </Button>
          )}
          {state.phase === 'made' && (
            <Button
              look="primary"
              onClick={() => {
                saveFile(state.file, `${fileNameOf(combo.name)}.${state.file.type === 'video/mp4' ? 'mp4' : 'webm'}`);
              }}
            >
              {t('save')}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}

function Progress({ done }: { readonly done: number }) {
  const percent = Math.round(done * 100);
  return (
    <div
      role="progressbar"
      aria-label={t('makingTheVideo')}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className={styles.track}
    >
      <i style={{ width: `${String(percent)}%` }} />
    </div>
  );
}

function Made({ file }: { readonly file: Blob }) {
  // Its own controls would lie over the inputs.
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(file);
    if (video.current !== null) video.current.src = address;
    return () => {
      URL.revokeObjectURL(address);
    };
  }, [file]);
  return (
    <>
      <p role="status" className="visuallyHidden">
        {t('theVideoIsMade')}
      </p>
      <video
        ref={video}
        className={styles.video}
        muted
        playsInline
        loop
        autoPlay={!still}
        controls={still}
        aria-label={t('theClipWithItsInputs')}
      />
    </>
  );
}
