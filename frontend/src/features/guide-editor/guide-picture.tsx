import { useRef, useState } from 'react';
import { LIMITS } from '@combolab/contracts';
import { problemText } from '../../shared/api/problem.js';
import { Button } from '../../shared/ui/button.js';
import { Spinner } from '../../shared/ui/spinner.js';
import styles from './publish-dialog.module.css';
import { useSendGuidePictureMutation } from './writing-api.js';
import { t } from './texts.js';

/** Why a file cannot be the picture of a guide; null when it can. */
function problemOf({ type, size }: File): string | null {
  if (!type.startsWith('image/')) return t('thisFileIsNotA');
  if (size > LIMITS.guidePreviewBytes) return t('pictureSizeIsBiggerThan');
  return null;
}

interface Props {
  readonly guideId: string;
  readonly picture: string | null;
  readonly onChange: (picture: string | null) => void;
}

/** The picture that a guide is shown with. */
export function GuidePicture({ guideId, picture, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [send, { isLoading }] = useSendGuidePictureMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    const wrong = problemOf(file);
    setProblem(wrong);
    if (wrong !== null) return;
    const { data, error } = await send({ guideId, picture: file });
    if (data !== undefined) onChange(data.previewImage);
    else setProblem(problemText(error));
  };
  return (
    <div className={styles.picture} role="group" aria-label={t('previewImage')}>
      <span className={styles.pictureLabel}>{t('previewImage')}</span>
      {picture !== null && <img src={picture} alt={t('previewImageOfThisGuide')} />}
      <div className={styles.pictureButtons}>
        <input
          ref={input}
          type="file"
          accept="image/*"
          hidden
          aria-label={t('pictureFile')}
          onChange={({ currentTarget }) => {
            void take(currentTarget.files?.[0]);
            currentTarget.value = '';
          }}
        />
        <Button size="s" disabled={isLoading} onClick={() => input.current?.click()}>
          {picture === null ? t('chooseAPicture') : t('chooseAnotherPicture')}
        </Button>
        {picture !== null && (
          <Button
            size="s"
            look="ghost"
            onClick={() => {
              setProblem(null);
              onChange(null);
            }}
          >
            {t('remove')}
          </Button>
        )}
        {isLoading && <Spinner label={t('uploadingThePicture')} size={16} />}
      </div>
      {problem !== null && (
        <p role="alert" className={styles.error}>
          {problem}
        </p>
      )}
    </div>
  );
}
