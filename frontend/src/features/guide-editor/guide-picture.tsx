import { useRef, useState } from 'react';
import { LIMITS } from '@combolab/contracts';
import { problemText } from '../../shared/api/problem.js';
import { Button } from '../../shared/ui/button.js';
import { Spinner } from '../../shared/ui/spinner.js';
import styles from './publish-dialog.module.css';
import { useSendGuidePictureMutation } from './writing-api.js';

/** Why a file cannot be the picture of a guide; null when it can. */
function problemOf({ type, size }: File): string | null {
  if (!type.startsWith('image/')) return 'This file is not a picture. Choose a picture, such as a png or jpeg.';
  if (size > LIMITS.guidePreviewBytes) return 'Picture size is bigger than 5MB. Please compress your picture';
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
    <div className={styles.picture} role="group" aria-label="Preview image">
      <span className={styles.pictureLabel}>Preview image</span>
      {picture !== null && <img src={picture} alt="Preview image of this guide" />}
      <div className={styles.pictureButtons}>
        <input
          ref={input}
          type="file"
          accept="image/*"
          hidden
          aria-label="Picture file"
          onChange={({ currentTarget }) => {
            void take(currentTarget.files?.[0]);
            currentTarget.value = '';
          }}
        />
        <Button size="s" disabled={isLoading} onClick={() => input.current?.click()}>
          {picture === null ? 'Choose a picture' : 'Choose another picture'}
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
            Remove
          </Button>
        )}
        {isLoading && <Spinner label="Uploading the picture" size={16} />}
      </div>
      {problem !== null && (
        <p role="alert" className={styles.error}>
          {problem}
        </p>
      )}
    </div>
  );
}
