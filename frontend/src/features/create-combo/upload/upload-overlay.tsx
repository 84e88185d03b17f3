import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button, buttonClass } from '../../../shared/ui/button.js';
import { Words } from '../../../shared/ui/words.js';
import { amountOf } from './amount.js';
import { canCancel, type UploadState } from './upload-state.js';
import { t } from '../texts.js';
import styles from './upload-overlay.module.css';

interface Props {
  readonly state: UploadState;
  /** Breaks it off while it can be: until the server is asked for the combo. */
  readonly onCancel: () => void;
  /** Lets it go on without being looked at. */
  readonly onLeave: () => void;
}

const keep = (event: Event): void => {
  event.preventDefault();
};

/** Real progress of the upload and the check, until the combo's page is opened. It can be left to go on by itself. */
export function UploadOverlay({ state, onCancel, onLeave }: Props) {
  return (
    <Dialog.Root open={state.phase !== 'idle'}>
      <Dialog.Portal>
        <Dialog.Overlay className={styles.shade} />
        <Dialog.Content
          className={styles.box}
          onEscapeKeyDown={keep}
          onPointerDownOutside={keep}
          aria-describedby={undefined}
        >
          {state.phase === 'shared' ? (
            <>
              <Dialog.Title className={styles.title}>{t('yourComboIsShared')}</Dialog.Title>
              <Progress label={t('itsPageIsOpened')} percent={100} />
            </>
          ) : state.phase === 'taken' ? (
            <Taken comboId={state.comboId} onLeave={onLeave} />
          ) : (
            <>
              <Dialog.Title className={styles.title}>{t('sharingYourCombo')}</Dialog.Title>
              <Sending state={state} />
              <div className={styles.buttons}>
                {state.phase !== 'making' && <Button onClick={onLeave}>{t('goOnInTheBackground')}</Button>}
                {canCancel(state) && <Button onClick={onCancel}>{t('cancel')}</Button>}
              </div>
            </>
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Sending({ state }: { readonly state: UploadState }) {
  if (state.phase === 'making') return <Progress label={t('sharedOnceItIsThere')} percent={state.percent} />;
  if (state.phase === 'check') return <Progress label={t('theServerChecksTheClip')} percent={null} />;
  if (state.phase !== 'upload') return <Progress label={t('sendingTheClip')} percent={null} />;
  const { percent, received, total, words } = state;
  return (
    <Progress label={t('uploadingTheClip')} percent={percent}>
      {received !== null && total !== null && (
        <>{t.rich('received', { mono: <span className="mono" /> }, { amount: amountOf(received, total) })}</>
      )}
      {words !== null && (
        <span role="status" className={styles.halted}>
          {words}
        </span>
      )}
    </Progress>
  );
}

/** The clip became a combo before: its answer may never have come here. */
function Taken({ comboId, onLeave }: { readonly comboId: string | null } & Pick<Props, 'onLeave'>) {
  return (
    <>
      <Dialog.Title className={styles.title}>{t('yourComboWasSharedBefore')}</Dialog.Title>
      <p className={styles.failed} role="alert">
        {t('aComboWasMadeOf')}
      </p>
      <div className={styles.buttons}>
        <Link to="/" className={buttonClass()} onClick={onLeave}>
          <Words>{t('toAllCombos')}</Words>
        </Link>
        {comboId !== null && (
          <Link to={`/combo/${comboId}`} className={buttonClass({ look: 'primary' })}>
            <Words>{t('watchThatCombo')}</Words>
          </Link>
        )}
      </div>
    </>
  );
}

interface ProgressProps {
  readonly label: string;
  /** 0 to 100; null while nobody can say. */
  readonly percent: number | null;
  readonly children?: ReactNode;
}

function Progress({ label, percent, children }: ProgressProps) {
  return (
    <div className={styles.progress}>
      <p className={styles.line}>
        <span role="status">{label}</span>
        {percent !== null && <span className="mono">{Math.round(percent)} %</span>}
      </p>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        {...(percent !== null && { 'aria-valuenow': Math.round(percent) })}
        className={styles.track}
      >
        <i
          className={percent === null ? styles.unknown : undefined}
          style={{ width: percent === null ? '30%' : `${String(percent)}%` }}
        />
      </div>
      <p className={styles.detail}>{children}</p>
    </div>
  );
}
