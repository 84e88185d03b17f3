import { Check, Pause, Play, RotateCcw, TriangleAlert, Upload, X } from 'lucide-react';
import { useState } from 'react';
import { cx } from '../../../shared/lib/cx.js';
import { Button } from '../../../shared/ui/button.js';
import { ConfirmDialog, type Confirmation } from '../../../shared/ui/confirm-dialog.js';
import { amountOf, sizeOf } from './amount.js';
import type { ClipUpload, UploadSnapshot } from './clip-upload.js';
import styles from './upload-meter.module.css';
import { useUploadSnapshot } from './use-clip-upload.js';
import { t } from '../texts.js';

interface Props {
  readonly upload: ClipUpload | null;
  /** Gives the upload up and takes the clip away. */
  readonly onCancel?: (() => void) | undefined;
}

const WORDS: Readonly<Record<UploadSnapshot['state'], string>> = {
  waiting: t('waitingToGoOn'),
  sending: t('uploadingTheClip'),
  paused: t('uploadPaused'),
  finished: t('clipUploaded'),
  failed: t('uploadStopped'),
};
const ICONS = { waiting: Upload, sending: Upload, paused: Pause, finished: Check, failed: TriangleAlert };

/** How much of the clip the server has, with what can be done about it. Shows nothing without an upload. */
export function UploadMeter({ upload, onCancel }: Props) {
  const snapshot = useUploadSnapshot(upload);
  const [asked, setAsked] = useState<Confirmation | null>(null);
  if (upload === null || snapshot === null || snapshot.unsupported) return null;
  const { state, sent, total, words } = snapshot;
  const Icon = ICONS[state];
  const running = state === 'waiting' || state === 'sending';
  return (
    <div className={cx(styles.meter, state === 'failed' && styles.failed)} title={words ?? WORDS[state]}>
      <span role="status" className="visuallyHidden">
        {words ?? WORDS[state]}
      </span>
      <Icon className="icon" aria-hidden />
      <span className={`mono ${styles.amount ?? ''}`}>
        {state === 'finished' ? sizeOf(total) : amountOf(sent, total)}
      </span>
      {state !== 'finished' && (
        <div
          role="progressbar"
          aria-label={t('bytesOfTheClipThat')}
          aria-valuemin={0}
          aria-valuemax={total}
          aria-valuenow={sent}
          aria-valuetext={amountOf(sent, total)}
          className={styles.track}
        >
          <i style={{ width: `${String(total === 0 ? 0 : (100 * sent) / total)}%` }} />
        </div>
      )}
      {running && (
        <Button
          look="ghost"
          size="s"
          square
          aria-label={t('pauseTheUpload')}
          onClick={() => {
            upload.pause();
          }}
        >
          <Pause className="icon" aria-hidden />
        </Button>
      )}
      {(state === 'paused' || state === 'failed') && (
        <Button
          look="ghost"
          size="s"
          square
          aria-label={state === 'paused' ? t('goOnWithTheUpload') : t('tryTheUploadAgain')}
          onClick={() => {
            upload.start();
          }}
        >
          {state === 'paused' ? <Play className="icon" aria-hidden /> : <RotateCcw className="icon" aria-hidden />}
        </Button>
      )}
      {onCancel !== undefined && state !== 'finished' && (
        <Button
          look="ghost"
          size="s"
          square
          aria-label={t('takeTheClipAway')}
          onClick={() => {
            const message = t('theClipWillBeTaken', { name: upload.file.name });
            setAsked({ message, onConfirm: onCancel });
          }}
        >
          <X className="icon" aria-hidden />
        </Button>
      )}
      <ConfirmDialog
        confirmation={asked}
        onClose={() => {
          setAsked(null);
        }}
      />
    </div>
  );
}
