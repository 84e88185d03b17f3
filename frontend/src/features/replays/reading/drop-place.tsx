import { FolderOpen, FileUp } from 'lucide-react';
import { useRef, useState, type RefObject } from 'react';
import { cx } from '../../../shared/lib/cx.js';
import { Button } from '../../../shared/ui/button.js';
import { droppedFiles, replaysOf, type Dropped } from './dropped-files.js';
import { t } from '../texts.js';
import styles from './drop-place.module.css';

interface Props {
  /** There is a list already: this only adds to it. */
  readonly small: boolean;
  /** The field of files, for who opens it from elsewhere. */
  readonly files: RefObject<HTMLInputElement | null>;
  readonly onFiles: (dropped: Dropped) => void;
}

/** Where replays come in: dropped files and folders, or chosen ones. */
export function DropPlace({ small, files, onFiles }: Props) {
  const folder = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [told, setTold] = useState('');
  const take = (dropped: Dropped) => {
    setTold(dropped.files.length + dropped.closed.length === 0 ? t('thereAreNoReplaysSlp') : '');
    onFiles(dropped);
  };
  return (
    <section
      aria-label={t('chooseReplays')}
      className={cx(styles.place, small && styles.small, over && styles.over)}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => {
        setOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        void droppedFiles(event.dataTransfer).then(take);
      }}
    >
      <p className={styles.words}>
        <b>{small ? t('dropMoreReplaysOrFolders') : t('dropReplaysOrWholeFolders')}</b>
        {!small && <span>{t('slippiKeepsThemInDocuments')}</span>}
      </p>
      <div className={styles.buttons}>
        <Button look={small ? 'plain' : 'primary'} size={small ? 's' : 'm'} onClick={() => folder.current?.click()}>
          <FolderOpen className="icon" aria-hidden />
          {t('chooseAFolder')}
        </Button>
        <Button size={small ? 's' : 'm'} onClick={() => files.current?.click()}>
          <FileUp className="icon" aria-hidden />
          {t('chooseFiles')}
        </Button>
      </div>
      <input
        ref={files}
        type="file"
        multiple
        accept=".slp"
        className="visuallyHidden"
        tabIndex={-1}
        aria-label={t('replayFiles')}
        onChange={({ target }) => {
          if (target.files !== null && target.files.length > 0) take({ files: [...target.files], closed: [] });
          target.value = '';
        }}
      />
      <input
        ref={folder}
        type="file"
        multiple
        className="visuallyHidden"
        tabIndex={-1}
        aria-label={t('folderOfReplays')}
        {...{ webkitdirectory: '' }}
        onChange={({ target }) => {
          if (target.files !== null) take({ files: replaysOf(target.files), closed: [] });
          target.value = '';
        }}
      />
      <p role="status" className={styles.told}>
        {told}
      </p>
    </section>
  );
}
