import { findGame } from '@combolab/contracts';
import { useEffect } from 'react';
import { Check, HardDriveDownload } from 'lucide-react';
import { useFrameFilesQuery } from '../../../entities/frame-data/frame-data-api.js';
import { sizeInWords, type FrameFiles } from '../../../entities/frame-data/frame-files.js';
import { canKeep } from '../../../shared/offline/can-keep.js';
import { useStore } from '../../../shared/store/use-store.js';
import { Button } from '../../../shared/ui/button.js';
import styles from './keep-all.module.css';
import { dropFolder, keepFolder, keepStates, lookAt } from './keeping.js';
import { t } from '../texts.js';

/** Offers to keep all frame data of a game on this device, with their size; nothing where a browser cannot. */
export function KeepAll({ gameId }: { readonly gameId: string }) {
  const { data } = useFrameFilesQuery(gameId, { skip: !canKeep() });
  return data === undefined ? null : <Offer gameId={gameId} files={data} />;
}

function Offer({ gameId, files }: { readonly gameId: string; readonly files: FrameFiles }) {
  const { shortName: game = gameId, frameData = null } = findGame(gameId) ?? {};
  const folder = frameData?.folder ?? '';
  const state = useStore(keepStates, (all) => all[folder]);
  useEffect(() => {
    void lookAt(folder, files);
  }, [folder, files]);
  const size = sizeInWords(files.bytes);
  if (state === undefined) return null;
  switch (state.kind) {
    case 'kept':
      return (
        <p className={styles.line} role="status">
          <Check size={16} aria-hidden />
          {t('allFrameDataOfAre', { game, size })}
          <Button size="s" onClick={() => void dropFolder(folder)}>
            {t('keepNoMore')}
          </Button>
        </p>
      );
    case 'keeping':
      return (
        <p className={styles.line} role="status">
          {t.rich('keepingOfFiles', { span: <span className="mono" /> }, { game, done: state.done, files: state.of })}
        </p>
      );
    default:
      return (
        <p className={styles.line}>
          <Button onClick={() => void keepFolder(folder, files)}>
            <HardDriveDownload size={16} aria-hidden />
            {t('keepAllFrameDataOf', { game, size })}
          </Button>
          {state.kind === 'failed' ? (
            <span role="alert" className={styles.failed}>
              {t('theyCouldNotBeKept')}
            </span>
          ) : (
            t('toLookAtEveryFighter')
          )}
        </p>
      );
  }
}
