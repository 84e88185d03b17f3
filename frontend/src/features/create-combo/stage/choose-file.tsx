import { Upload } from 'lucide-react';
import { useId, useRef } from 'react';
import { Button } from '../../../shared/ui/button.js';
import { t } from '../texts.js';

interface Props {
  readonly accept: string;
  readonly onFile: (file: File) => void;
  readonly problem: string | null;
  /** There is no clip yet. */
  readonly first?: boolean;
}

/** The button that chooses a clip from the files of the computer. */
export function ChooseFile({ accept, onFile, problem, first = false }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        id={id}
        type="file"
        accept={accept}
        className="visuallyHidden"
        tabIndex={-1}
        aria-label={t('videoFile')}
        {...(problem !== null && { 'aria-invalid': true, 'aria-describedby': 'clip-problem' })}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file !== undefined) onFile(file);
          target.value = '';
        }}
      />
      <Button size={first ? 'm' : 's'} data-choose-video onClick={() => input.current?.click()}>
        <Upload className="icon" aria-hidden />
        {first ? t('uploadVideo') : t('otherVideo')}
      </Button>
    </>
  );
}
