import { Monitor } from 'lucide-react';
import { LIMITS } from '@combolab/contracts';
import { useId, useRef } from 'react';
import { useAuth } from '../../../shared/auth/use-auth.js';
import { ReplaysLink } from '../../../shared/combos/from-phone.js';
import { useSharedFiles } from '../../../shared/offline/use-shared-files.js';
import { Button } from '../../../shared/ui/button.js';
import { Notice } from '../../../shared/ui/notice.js';
import { CLIP_TYPES } from '../clip-file/clip-types.js';
import { useClip } from '../clip-file/use-clip.js';
import styles from './send-clip.module.css';
import { UploadMeter } from './upload-meter.js';
import { useClipUpload, useUploadSnapshot } from './use-clip-upload.js';
import { useWhatUploadsNeed } from './use-what-uploads-need.js';
import { t } from '../texts.js';

const nothing = (): void => undefined;

/** On a phone: sends a clip to the own account, so that its combo can be made on a desktop. */
export function SendClip() {
  const input = useRef<HTMLInputElement>(null);
  useWhatUploadsNeed();
  const problemId = useId();
  const { clip, raw, refused, looking, choose, clear } = useClip();
  useSharedFiles(([shared]) => shared && choose(shared, 'sent'));
  const file = clip?.file ?? raw?.file ?? null;
  const { userId } = useAuth();
  const upload = useClipUpload(file, { userId: userId ?? '', kind: 'phone', url: null, onUrl: nothing });
  const snapshot = useUploadSnapshot(upload);
  const finished = snapshot?.state === 'finished';
  const sent = finished && file !== null ? file.name : null;
  const sending = file !== null && !finished;
  return (
    <Notice
      headline
      title={t('comboCreationMustBeDone')}
      icon={<Monitor size={28} strokeWidth={1.5} aria-hidden />}
      actions={
        <>
          <input
            ref={input}
            type="file"
            accept={CLIP_TYPES}
            className="visuallyHidden"
            tabIndex={-1}
            aria-label={t('videoFile')}
            {...(refused !== null && { 'aria-invalid': true, 'aria-describedby': problemId })}
            onChange={({ target }) => {
              const file = target.files?.[0];
              target.value = '';
              if (file !== undefined) void choose(file, 'sent');
            }}
          />
          {!sending && (
            <Button look="primary" disabled={looking !== null} onClick={() => input.current?.click()}>
              {sent === null ? t('sendAClipToMy') : t('sendAnotherClip')}
            </Button>
          )}
          <ReplaysLink />
        </>
      }
    >
      <div className={styles.words}>
        {sent === null ? (
          <p>{t('butYouCanSendThe')}</p>
        ) : (
          <p role="status">{t('isSentOnYourDesktop', { clip: sent, days: LIMITS.uploadDays })}</p>
        )}
        <span role="status">{looking !== null && t('lookingAtTheFile')}</span>
        {refused !== null && (
          <p id={problemId} role="alert" className={styles.problem}>
            {refused.problem.text}
          </p>
        )}
        {sending && (
          <>
            <UploadMeter upload={upload} onCancel={clear} />
            <p>{snapshot?.words ?? t('keepThisPageOpenUntil')}</p>
          </>
        )}
        {snapshot?.unsupported === true && (
          <p role="alert" className={styles.problem}>
            {t('thisServerTakesClipsOnly')}
          </p>
        )}
      </div>
    </Notice>
  );
}
