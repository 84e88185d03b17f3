import type { Upload } from '@combolab/contracts';
import { useState } from 'react';
import { Ago } from '../../../shared/ui/ago.js';
import { Button } from '../../../shared/ui/button.js';
import { amountOf, sizeOf } from '../upload/amount.js';
import { useOwnUploadsQuery } from '../upload/uploads-api.js';
import { draftOfUpload } from './draft-of-upload.js';
import styles from './draft-list.module.css';
import type { DraftStore } from './draft-store.js';
import { t } from '../texts.js';

interface Props {
  readonly store: DraftStore;
  /** Addresses of uploads that a draft has already. */
  readonly taken: ReadonlySet<string | null>;
  /** A draft was made of a clip. */
  readonly onBegun: (id: string) => void;
}

const DAY_MS = 86_400_000;

/** How long an upload is still kept, in words. */
export function daysLeft(expiresAt: string, now: number = Date.now()): string {
  const days = Math.floor((Date.parse(expiresAt) - now) / DAY_MS);
  return days < 1 ? t('keptUntilTodayOrTomorrow') : t('keptForMoreDays', { days });
}

/** Clips that were sent from a phone and are in no draft yet. @param taken addresses of uploads that a draft has */
export const waitingClips = (uploads: readonly Upload[], taken: ReadonlySet<string | null>): readonly Upload[] =>
  uploads.filter(({ kind, _id }) => kind === 'phone' && !taken.has(`/api/uploads/${_id}`));

/** Clips that were sent from a phone, to make combos of. */
export function PhoneClips({ store, taken, onBegun }: Props) {
  const { currentData: uploads = [] } = useOwnUploadsQuery(store.userId, { refetchOnMountOrArgChange: true });
  const [fetching, setFetching] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  const clips = waitingClips(uploads, taken);
  if (clips.length === 0) return null;
  const begin = async (upload: Upload) => {
    setFetching(upload._id);
    setFailed(false);
    try {
      onBegun(await draftOfUpload(store, upload));
    } catch {
      setFailed(true);
    }
    setFetching(null);
  };
  return (
    <section className={styles.section} aria-label={t('clipsFromYourPhone')}>
      <h2 className={styles.title}>{t('clipsFromYourPhone')}</h2>
      <ul className={styles.list}>
        {clips.map((upload) => (
          <li key={upload._id} className={styles.row}>
            <div className={styles.about}>
              <span className={styles.name}>{upload.name === '' ? t('clip') : upload.name}</span>
              <span className={styles.words}>
                <Ago at={upload.createdAt} /> ·{' '}
                {upload.videoFile === null
                  ? t('soFar', { amount: amountOf(upload.received, upload.size) })
                  : sizeOf(upload.size)}{' '}
                · {daysLeft(upload.expiresAt)}
              </span>
            </div>
            <Button
              size="s"
              disabled={upload.videoFile === null || fetching !== null}
              onClick={() => void begin(upload)}
            >
              {fetching === upload._id ? t('fetching') : t('makeAComboOfIt')}
            </Button>
          </li>
        ))}
      </ul>
      {failed && (
        <p role="alert" className={styles.failed}>
          {t('theClipCouldNotBeFetched')}
        </p>
      )}
    </section>
  );
}
