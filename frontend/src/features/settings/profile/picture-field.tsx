import { ImageUp } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { cx } from '../../../shared/lib/cx.js';
import { lazyPart } from '../../../shared/lib/lazy-part.js';
import { usePastedFile } from '../../../shared/lib/use-pasted-file.js';
import { Avatar } from '../../../shared/ui/avatar.js';
import { Button } from '../../../shared/ui/button.js';
import styles from './picture-field.module.css';
import { PICTURE_TYPES, pictureProblem } from './picture-rules.js';
import type { NewPicture } from './profile-draft.js';
import { t } from '../texts.js';

const CropDialog = lazyPart(() => import('./crop-dialog.js'), 'CropDialog');

interface Props {
  readonly name: string;
  /** Address of the picture as it is saved. */
  readonly saved: string | null;
  /** What is to be saved in its place; undefined while nothing was chosen. */
  readonly chosen: NewPicture | null | undefined;
  readonly onChange: (picture: NewPicture | null) => void;
}

/** The profile picture: chosen, dropped or pasted, then cut to a square. */
export function PictureField({ name, saved, chosen, onChange }: Props) {
  const [uncut, setUncut] = useState<{ readonly file: File; readonly address: string } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const hint = useId();
  const shown = chosen === undefined ? saved : (chosen?.shownAt ?? null);
  useReleased(chosen?.shownAt);
  useReleased(uncut?.address);
  const take = (taken: File | undefined) => {
    if (taken === undefined) return;
    const wrong = pictureProblem(taken);
    setProblem(wrong);
    if (wrong === null) setUncut({ file: taken, address: URL.createObjectURL(taken) });
  };
  usePastedFile(take, uncut === null);
  return (
    <div
      className={cx(styles.field, over && styles.over)}
      role="group"
      aria-label={t('profilePicture')}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => {
        setOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files[0]);
      }}
    >
      <Avatar name={name} photoUrl={shown} size={96} />
      <div className={styles.words}>
        <div className={styles.buttons}>
          <Button aria-describedby={hint} onClick={() => input.current?.click()}>
            <ImageUp className="icon" aria-hidden />
            {shown === null ? t('choosePicture') : t('changePicture')}
          </Button>
          {shown !== null && (
            <Button
              look="ghost"
              onClick={() => {
                setProblem(null);
                onChange(null);
              }}
            >
              {t('removePicture')}
            </Button>
          )}
        </div>
        <p id={hint} className={styles.hint}>
          {t('pngGifOrJpegUp')}
        </p>
        {problem !== null && (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
        <input
          ref={input}
          type="file"
          hidden
          aria-label={t('pictureFile')}
          accept={PICTURE_TYPES.join()}
          onChange={({ target }) => {
            take(target.files?.[0]);
            // so that the same file can be chosen again
            target.value = '';
          }}
        />
      </div>
      {uncut !== null && (
        <CropDialog
          {...uncut}
          onCut={(picture) => {
            setUncut(null);
            onChange({ picture, shownAt: URL.createObjectURL(picture) });
          }}
          onClose={() => {
            setUncut(null);
          }}
        />
      )}
    </div>
  );
}

/** Lets go of a picture's address within the page once another is shown. */
function useReleased(address: string | undefined): void {
  useEffect(
    () => () => {
      if (address !== undefined) URL.revokeObjectURL(address);
    },
    [address],
  );
}
